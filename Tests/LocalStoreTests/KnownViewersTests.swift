import Testing

@testable import SocialLocalStore

@Suite("What is known of viewers")
struct KnownViewersTests {
  @Test("is shared by a session's requests, and forgotten once others have come")
  func sessions() {
    let viewers = KnownViewers(limit: 2)
    let first = viewers.viewer("a")
    #expect(viewers.viewer("a") === first)
    #expect(viewers.viewer(nil) === viewers.viewer(nil))
    #expect(viewers.viewer(nil) !== first)
    // One that is seen again and again stays.
    for other in ["b", "c", "d", "e", "f"] {
      #expect(viewers.viewer("a") === first)
      _ = viewers.viewer(other)
    }
    for other in ["g", "h", "i", "j"] { _ = viewers.viewer(other) }
    #expect(viewers.viewer("a") !== first)
  }
}
