import SocialOpenIDConnect
import Testing

struct ProviderNameTests {
  @Test func namesAreWhatSettingsHave() {
    #expect(ProviderName(rawValue: "apple") == .apple)
  }
}
