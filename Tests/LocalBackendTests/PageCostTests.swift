import AppValues
import Authentication
import Entities
import Post
import PostActions
import Profile
import SocialBackend
import SocialDatabase
import SocialLocalBackend
import Testing
import Timeline

@Suite("The cost of a page")
struct PageCostTests {
  @Test("is a fixed number of statements, however long the page")
  func statements() async throws {
    try await Network.with { network in
      let session = try await network.backend.repositories(for: .anonymous).authentication.passwords
        .orUnsupported()
        .signIn(
          email: "bob@example.com", password: "long enough", from: SignInOrigin(device: "here"))
      let bob = network.backend.repositories(for: .signedIn(session))
      for number in 0..<40 {
        let post = try await bob.postWriting.orUnsupported().publish(
          NewPost(PostContent("\(number) @alice"), replyTo: nil), key: PublishKey("cost \(number)"))
        _ = try await bob.postActions.set(.liked, to: true, on: post.id)
      }
      for kind in [TimelineKind.home, .everyone, .user(session.user)] {
        var costs: [Int] = []
        for limit in [4, 10, 40] {
          let before = network.database.statementCount
          let page = try await bob.timeline.page(of: kind, PageRequest(limit: limit))
          #expect(page.items.count == limit)
          costs.append(network.database.statementCount - before)
        }
        // At most: session, and three walks and a merge, or the person and their items.
        #expect(costs.allSatisfy { $0 <= 5 }, "\(kind): \(costs)")
      }
    }
  }
}
