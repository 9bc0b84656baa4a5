import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Timeline

@Suite("The rules of hashtags")
struct HashtagsInteractorTests {
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
      try await TimelineInteractor(repository: repository, readingPlaces: nil).page(kind)
    }
    #expect(repository.requests.isEmpty)
  }

  @Test("follows and stops following by any writing of the name")
  func following() async throws {
    let hashtags = FakeHashtags()
    let cats = Hashtag(name: "Cats", postCount: 3, isFollowed: true)
    hashtags.following.answers(cats)
    hashtags.unfollowing.answers(Hashtag(name: "Cats", postCount: 3))
    let interactor = HashtagsInteractor(repository: hashtags)
    #expect(try await interactor.setFollowing(true, " #cats\n") == cats)
    #expect(try await interactor.setFollowing(false, "＃CATS").isFollowed == false)
    #expect(hashtags.following.inputs == ["cats"])
    #expect(hashtags.unfollowing.inputs == ["CATS"])
    await #expect(throws: AppError.invalid(.hashtag, .empty)) { try await interactor.hashtag("# ") }
    await #expect(throws: AppError.invalid(.hashtag, .malformed)) { try await interactor.hashtag("no!") }
  }

  @Test("lists all that are followed, page by page")
  func followed() async throws {
    let hashtags = FakeHashtags()
    let (cats, dogs) = (Hashtag(name: "cats", isFollowed: true), Hashtag(name: "dogs", isFollowed: true))
    hashtags.listing.answers { (request) async throws(AppError) -> Page<Hashtag> in
      request.position == .first ? page([cats], older: "1") : page([dogs])
    }
    #expect(try await HashtagsInteractor(repository: hashtags).followed() == [cats, dogs])
    #expect(hashtags.listing.inputs.map(\.position) == [.first, .before(Cursor("1"))])
  }
}
