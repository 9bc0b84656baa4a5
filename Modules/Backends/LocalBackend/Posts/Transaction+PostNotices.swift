import AppValues
import Entities
import SocialDatabase
import SocialLocalStore

/// Who is to be notified about a post, or no longer: the author of the post that it replies to, about a comment, and
/// those that it mentions. All answers come at once.
struct PostNotices {
  fileprivate var comment: PendingQuery<NoticeRecipient>?
  fileprivate var mention: PendingQuery<NoticeRecipient>?
  fileprivate var formerComment: PendingQuery<Int64>?
  fileprivate var formerMention: PendingQuery<Int64>?
}

extension Transaction {
  /// Asks whom to notify about a post of the viewer's: the person that it comments on, and those it mentions, each once:
  /// the first about a comment, even if they are mentioned, too.
  func askForNotices(
    of post: Int64, answering answered: Int64?, mentioned: [Int64]
  ) throws(AppError) -> PostNotices {
    var notices = PostNotices()
    if let answered, answered != viewer {
      notices.comment = try askWhomToTell(.comment, post: post, of: "r.id = \(answered)")
    }
    let named = mentioned.filter { $0 != answered && $0 != viewer }
    if !named.isEmpty {
      notices.mention = try askWhomToTell(.mention, post: post, of: dialect.contains("r.id", named))
    }
    return notices
  }

  /// Asks whose notices to remove after an edit: of the people whom the post no longer mentions, and of the author of the
  /// post that it replies to, where a direct one is no longer visible to them.
  func askForFormerNotices(
    of post: Int64, answering answered: Int64?, dropped: [Int64], _ notices: inout PostNotices
  ) throws(AppError) {
    let dropped = dropped.filter { $0 != answered }
    if !dropped.isEmpty {
      let people = dialect.contains("n.recipient_id", dropped)
      notices.formerMention = try askWhoWasTold(.mention, post: post, of: people)
    }
    guard let answered else { return }
    let isHidden: SQL = """
      NOT EXISTS (SELECT 1 FROM post p WHERE p.id = \(post) AND \(visible(to: answered).post))
      """
    notices.formerComment = try askWhoWasTold(
      .comment, post: post, of: "n.recipient_id = \(answered) AND \(isHidden)")
  }

  /// Adds the notices, and takes back those that no longer apply.
  func tell(_ notices: PostNotices, of post: Int64) throws(AppError) {
    if let former = notices.formerMention { try takeBack(former.answer(), .mention, post: post) }
    if let former = notices.formerComment { try takeBack(former.answer(), .comment, post: post) }
    try tell(notices.comment, .comment, post: post)
    try tell(notices.mention, .mention, post: post)
  }
}
