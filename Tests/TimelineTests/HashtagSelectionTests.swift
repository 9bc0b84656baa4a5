import AppValues
import Entities
import Testing

@testable import Timeline

@Suite("A selection of hashtags")
struct HashtagSelectionTests {
  @Test("a selection can be written in one line, with # or without, in either width")
  func line() {
    let selection = HashtagSelection("#cats ＃Dogs  cats +#home -#sale ＋写真 －cm #CATS")
    #expect(selection.any == ["cats", "Dogs"])
    #expect(selection.all == ["home", "写真"])
    #expect(selection.none == ["sale", "cm"])
    #expect(selection.line == "#cats #Dogs +#home +#写真 -#sale -#cm")
    #expect(HashtagSelection(selection.line) == selection)
    #expect(selection.single == nil)
    #expect(HashtagSelection("#Café").single == "Café")
  }

  @Test(
    "what can be no hashtag is refused before anything is asked",
    arguments: [
      (HashtagSelection(any: []), AppError.invalid(.hashtag, .empty)),
      (HashtagSelection(any: [], none: ["a"]), .invalid(.hashtag, .empty)),
      (HashtagSelection(any: ["#"]), .invalid(.hashtag, .empty)),
      (HashtagSelection(any: ["1"]), .invalid(.hashtag, .malformed)),
      (HashtagSelection(any: ["a", "two words"]), .invalid(.hashtag, .malformed)),
      (HashtagSelection(any: (0..<21).map { "a\($0)" }), .invalid(.hashtags, .outOfRange)),
    ])
  func refused(selection: HashtagSelection, error: AppError) async {
    let kind = TimelineKind.hashtag(selection)
    let repository = FakeTimelineRepository(kind)
    await #expect(throws: error) {
      try await TimelineInteractor(repository: repository, readingPositions: nil).page(kind)
    }
    #expect(repository.requests.isEmpty)
  }
}
