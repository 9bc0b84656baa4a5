import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Hashtags

@Suite("The rules of following hashtags")
struct HashtagsInteractorTests {
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
    #expect(try await HashtagsInteractor(repository: hashtags).followed().items == [cats, dogs])
    #expect(hashtags.listing.inputs.map(\.position) == [.first, .before(Cursor("1"))])
  }
}
