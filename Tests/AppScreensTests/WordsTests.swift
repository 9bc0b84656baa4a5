import AppScreens
import AppValues
import Foundation
import Testing

@Suite("The words of any app")
struct WordsTests {
  private let app = AppName(title: "Board")

  @Test("are those that were set, and English where nothing was")
  func texts() {
    var words = Words(Language("fr"), timeZone: .gmt, app: app)
    #expect(words.explain(.gone) == "This has been deleted.")
    words.shared.errors.gone = "Supprimé."
    words.shared.dates.daysAgo = CountedText(words.language, one: "il y a %d jour", other: "il y a %d jours")
    #expect(words.explain(.gone) == "Supprimé.")
    let (now, day) = (Timestamp(milliseconds: 1_795_262_400_000), Int64(86_400))
    #expect(
      [1, 2].map { words.ago(now.adding(seconds: -$0 * day), now: now) } == [
        "il y a 1 jour", "il y a 2 jours",
      ])
    #expect(words.explain(.offline) == "Can't reach the server. Check your connection and try again.")
  }

  @Test("let the app explain first, and name it")
  func explanations() {
    let words = Words(.english, app: app) { words, error in
      error == .gone ? "Gone from \(words.app.title)." : nil
    }
    #expect(words.explain(.gone) == "Gone from Board.")
    #expect(words.explain(.storage(.newerVersion)).hasPrefix("A newer version of Board "))
    #expect(words.explain(.storage(.earlierVersion)).contains("Open it once with version 0.2.0"))
    #expect(Words(.japanese, app: app).explain(.storage(.earlierVersion)).contains("一度バージョン0.2.0で開いて"))
  }
}
