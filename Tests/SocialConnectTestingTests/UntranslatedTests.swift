import AppScreens
import SocialConnectTesting
import Testing

@Suite("Texts in a third language")
struct UntranslatedTests {
  @Test("a copy of the English texts is named as a whole, but for what says nothing")
  func copy() {
    #expect(
      GardenStrings.english.untranslated
        == ["title", "beds", "plants", "greeting", "months", "shed.name", "shed.open"])
  }

  @Test("what was told in another language is named no more, and what was forgotten is")
  func partly() {
    var french = GardenStrings.english
    french.title = "Potager"
    #expect(!french.untranslated.contains("title") && french.untranslated.count == 6)
    french.plants = CountedText(Language("fr"), one: "%d plante", other: "%d plantes")
    french.greeting = { "Bonjour, \($0) !" }
    french.months = ["janvier"]
    french.shed.open = { "Ouvrir" }
    // The same word again, in a text of its own.
    french.beds = ["Beds", ""].joined()
    #expect(french.untranslated == ["beds", "shed.name"])
    french.beds = "Planches"
    french.shed.name = "Cabane"
    #expect(french.untranslated.isEmpty)
  }
}

/// Texts of each kind that ours are of.
private struct GardenStrings: LocalizedStrings {
  struct Shed: Sendable {
    var isOpen: Bool
    var name: String
    var open: @Sendable () -> String
  }

  var title: String
  var beds: String
  var isWide: Bool
  var plants: CountedText
  var greeting: @Sendable (_ name: String) -> String
  var warning: String?
  var months: [String]
  var farewell: (@Sendable (_ name: String) -> String)?
  var shed: Shed

  static let english = GardenStrings(
    title: "The garden behind the house", beds: "Beds", isWide: true,
    plants: CountedText(.english, one: "%d plant", other: "%d plants"), greeting: { "Hello, \($0)!" },
    warning: nil, months: ["January"], farewell: nil,
    shed: Shed(isOpen: false, name: "Shed", open: { "Open" }))
  static let japanese = english
}
