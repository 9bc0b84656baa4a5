import AppValues
import Entities
import Post
import SocialTestSupport
import Testing

@Suite("Reading what surrounds a post")
struct PostContextInteractorTests {
  private final class FakeContexts: PostContexts {
    let context = Expected<PostContextLimits, PostContext>("context")

    func context(
      of id: ID<Post>, within limits: PostContextLimits
    ) async throws(AppError) -> PostContext {
      try await context(limits)
    }
  }

  private let contexts = FakeContexts()

  @Test("gives strangers less at once than people who are signed in")
  func limits() async throws {
    let found = PostContext(ancestors: [post("a")], descendants: [post("b"), post("c")])
    contexts.context.answers(found)
    for viewer in [.anonymous, asAlice] {
      let interactor = PostContextInteractor(contexts: contexts, viewer: viewer)
      #expect(try await interactor.context(of: ID("p")) == found)
    }
    #expect(
      contexts.context.inputs == [
        PostContextLimits(ancestors: 40, descendants: 60, depth: 20),
        PostContextLimits(ancestors: 4096, descendants: 4096, depth: nil),
      ])
  }
}
