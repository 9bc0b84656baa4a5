import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Presentation

@Suite("A post that a filter matches")
struct FilteredPostTests {
  private let rendering = context().posts

  private func owl(_ action: FilterAction, warning: String? = nil) -> Post {
    let photo = Photo(id: ID("1"), alt: "An owl", width: 1, height: 1, location: nil, thumbnail: nil)
    var post = post("7", "Look at this owl", warning: warning, photos: [photo])
    post.filters = [FilterMatch(ID("1"), FilterSettings("Birds", in: [.home, .thread], action: action))]
    return post
  }

  private func lines(_ post: Post, in place: FilterContext?, isOpen: Bool = false) -> [String] {
    let hint: RevealHint = { "w shows the \($0)" }
    return rendering.lines(post, in: place, hiding: isOpen ? nil : hint).dropFirst().map(\.text)
  }

  @Test(
    "is folded to the filter's name where the filter applies, and opens whole",
    arguments: [FilterAction.warn, .hide])
  func folded(action: FilterAction) {
    let post = owl(action, warning: "Birds of prey")
    #expect(lines(post, in: .home) == ["Filtered: Birds", "w shows the text and photo"])
    #expect(lines(post, in: .home, isOpen: true).prefix(2) == ["Warning: Birds of prey", "Look at this owl"])
    for place in [FilterContext.account, nil] {
      #expect(lines(post, in: place) == ["Warning: Birds of prey", "w shows the text and photo"])
    }
    #expect(rendering.excerpt(post, in: .thread).map(\.text) == ["Filtered: Birds"])
    #expect(rendering.excerpt(post, in: .notifications).map(\.text) == ["Warning: Birds of prey"])
  }

  @Test("shows its photos only once it's opened where the filter covers those")
  func covered() {
    #expect(lines(owl(.blur), in: .home) == ["Look at this owl", "w shows the photo"])
    for text in [lines(owl(.blur), in: .home, isOpen: true), lines(owl(.blur), in: .account)] {
      #expect(text.first == "Look at this owl" && text.last?.contains("An owl") == true)
    }
  }
}
