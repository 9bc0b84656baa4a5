import AppScreens
import Archive
import Authentication
import Notifications
import Post
import Presentation
import Profile
import Search
import SocialConnectTesting
import SocialMenuShell
import Testing
import Timeline

@Suite("Texts of all screens")
struct TranslationTests {
  @Test("no Japanese text is still the English one")
  func japanese() {
    let texts: [any LocalizedStrings] = [
      SharedStrings.japanese, SocialStrings.japanese, ArchiveStrings.japanese, AuthenticationStrings.japanese,
      EmailMailStrings.japanese, DemoStrings.japanese, ForgotPasswordStrings.japanese,
      NotificationsStrings.japanese, PostStrings.japanese, DraftsStrings.japanese, HistoryStrings.japanese,
      ProfileStrings.japanese, SearchStrings.japanese, TimelineStrings.japanese, MenuShellStrings.japanese,
      SettingsStrings.japanese,
    ]
    for texts in texts { #expect(texts.untranslated.isEmpty, "\(type(of: texts))") }
  }
}
