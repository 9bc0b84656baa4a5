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
    for texts in texts {
      // The app's name, and the titles of timelines that are a name alone.
      let same = texts is AuthenticationStrings ? ["title"] : []
      let untranslated = texts.untranslated.filter { !$0.hasSuffix(".titleFor") }
      #expect(untranslated == same, "\(type(of: texts))")
    }
  }
}
