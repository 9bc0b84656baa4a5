import AppValues
import Entities
import PostActions
import SocialDatabase
import SocialLocalStore

extension LocalPostActions {
  func vote(_ choices: [Int], on id: ID<Post>) async throws(AppError) -> Post {
    try await act(on: id) { shown, post, transaction throws(AppError) in
      guard let poll = shown.content.poll, let votes = shown.votes else { throw .notFound }
      let chosen = try VoteRule.checked(choices, in: poll, votes, isOwn: post.author == transaction.viewer)
      let connection = transaction.connection
      let first: SQL = "(SELECT MIN(o.position) FROM poll_option o WHERE o.post_id = \(post.id))"
      for choice in chosen {
        let position: SQL = "\(first) + \(choice)"
        try connection.submit(
          """
          INSERT INTO poll_vote (post_id, person_id, position)
          VALUES (\(post.id), \(transaction.viewer), \(position))
          """)
        try connection.submit(
          """
          UPDATE poll_option SET vote_count = vote_count + 1
          WHERE post_id = \(post.id) AND position = \(position)
          """)
      }
      try connection.submit("UPDATE poll SET voter_count = voter_count + 1 WHERE post_id = \(post.id)")
      try transaction.appendChange(.voted, post.id)
      shown.votes = votes.voting(for: chosen)
    }
  }
}
