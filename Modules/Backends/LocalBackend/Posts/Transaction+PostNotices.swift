import AppValues
import Entities
import SocialDatabase

extension Transaction {
  /// Notifies the person that a post of the viewer's comments on, and those it mentions, each once: the first about a
  /// comment, even if they are mentioned, too.
  func tellOfPost(_ post: Int64, answering answered: Int64?, mentioned: [Int64]) throws(AppError) {
    if let answered { try tell(answered, .comment, post: post) }
    for person in mentioned where person != answered { try tell(person, .mention, post: post) }
  }

  /// Removes the notices of people that an edited post no longer mentions.
  func takeBackMentions(
    of post: Int64, answering answered: Int64?, from people: [Int64]
  ) throws(AppError) {
    for person in people where person != answered { try takeBack(person, .mention, post: post) }
    // A direct post is no longer visible to the author of the post it replies to, if it doesn't mention them.
    if let answered, try !canSee(post, answered) { try takeBack(answered, .comment, post: post) }
  }

  private func canSee(_ post: Int64, _ person: Int64) throws(AppError) -> Bool {
    try connection.exists("SELECT 1 FROM post p WHERE p.id = \(post) AND \(visible(to: person).post)")
  }
}
