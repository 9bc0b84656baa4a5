import AppScreens
import AppValues
import Entities
import PostActions
import SocialTestSupport
import Testing

@testable import Post

@MainActor
@Suite("Photos on the screen of a post")
struct PostPicturesViewTests {
  private func state(_ photos: [Photo], warning: String? = nil) -> PostState {
    var state = PostState(viewer: nil)
    let post = Post(
      id: ID("1"), author: alice, content: PostContent("Look!", warning: warning, photos: photos),
      createdAt: Timestamp(milliseconds: 0))
    state.thread = PostThread(ancestors: [], post: post)
    return state
  }

  private func photo(_ number: Int, alt: String = "") -> Photo {
    Photo(
      id: ID("\(number)"), alt: alt, width: 4, height: 3, location: "/media/\(number).jpg",
      thumbnail: "/media/\(number).small.jpg")
  }

  private func pictures(_ state: PostState, _ language: Language = .english) -> [Picture] {
    PostView(strings: .of(language), context: context(language)).screen(state).blocks.compactMap { block in
      if case .picture(let picture) = block { picture } else { nil }
    }
  }

  @Test("are shown below the post, by number if there are several, and without the paths of their files")
  func shown() {
    #expect(pictures(state([photo(1, alt: "A cat")])) == [Picture(path: "/media/1.small.jpg")])
    let two = state([photo(1), photo(2)])
    #expect(pictures(two).map(\.caption) == ["Photo 1", "Photo 2"])
    #expect(pictures(two, .japanese).map(\.caption) == ["写真1", "写真2"])
    let view = PostView(strings: .english, context: context())
    #expect(!ScreenRenderer().render(view.screen(two)).contains("/media"))
    let elsewhere = Photo(
      id: ID("3"), alt: "", width: 1, height: 1, location: "https://example.org/3.jpg",
      thumbnail: "https://example.org/3.small.jpg")
    #expect(pictures(state([elsewhere])) == [])
  }

  @Test("stay behind a warning until it is opened, and go with the post")
  func hidden() {
    var closed = state([photo(1)], warning: "Spiders")
    #expect(pictures(closed) == [])
    closed.acting.revealed = [ID("1")]
    #expect(pictures(closed).count == 1)
    closed.acting.gone = [ID("1")]
    #expect(pictures(closed) == [])
  }
}
