import AppValues
import Entities
import Notifications
import SocialDatabase
import SocialLocalStore

extension NoticeKind {
  /// Whether a policy is for notices of this kind. The others come of what their recipient chose.
  var isFiltered: Bool {
    switch self {
    case .follow, .followRequest, .like, .comment, .mention, .share: true
    case .post, .edit, .poll, .unpublished: false
    }
  }
}

extension Transaction {
  /// How long an account is new, in milliseconds.
  private static let newness = 30 * day

  /// ` AND …`: no rule of a person drops a notice of what the viewer does.
  func isWelcome(_ kind: NoticeKind, _ post: Int64 = 0, to recipient: SQL) -> SQL {
    " AND NOT \(applies(.drop, kind, post, to: recipient))"
  }

  /// Whether a rule of a person lets a notice of what the viewer does wait in a request.
  func isHeld(_ kind: NoticeKind, _ post: Int64, from recipient: SQL) -> SQL {
    kind.isFiltered ? applies(.filter, kind, post, to: recipient) : "(1 = 0)"
  }

  private func applies(
    _ treatment: NoticeTreatment, _ kind: NoticeKind, _ post: Int64, to recipient: SQL
  ) -> SQL {
    let unknown: SQL = """
      NOT EXISTS (SELECT 1 FROM follow f WHERE f.follower_id = \(recipient) AND f.followee_id = \(viewer))
      """
    let ofPolicy: SQL =
      kind.isFiltered
      ? """
       OR (w.kind = '' AND NOT EXISTS (
        SELECT 1 FROM notice_permission e WHERE e.person_id = \(recipient) AND e.from_id = \(viewer)))
      """ : ""
    return """
      EXISTS (
        SELECT 1 FROM notice_rule w
        WHERE w.person_id = \(recipient) AND w.treatment = \(treatment.rawValue)
          AND (w.kind = \(kind.rawValue)\(ofPolicy)) AND (w.origin = 'anyone'
            OR (w.origin = 'notFollowing' AND \(unknown))
            OR (w.origin = 'notFollowers' AND NOT EXISTS (
              SELECT 1 FROM follow f WHERE f.follower_id = \(viewer) AND f.followee_id = \(recipient)))
            OR (w.origin = 'newAccounts' AND \(unknown) AND EXISTS (
              SELECT 1 FROM person a WHERE a.id = \(viewer)
                AND a.created_at > \(now.milliseconds - Self.newness)))
            OR (w.origin = 'privateMentions' AND \(unknown) AND \(isUnasked(post, by: recipient)))))
      """
  }

  /// Whether a post is direct, in a conversation in which a person has written nothing that the viewer could read.
  private func isUnasked(_ post: Int64, by person: SQL) -> SQL {
    """
    EXISTS (
      SELECT 1 FROM post u WHERE u.id = \(post) AND u.visibility = 3 AND NOT EXISTS (
        SELECT 1 FROM conversation c JOIN direct_post d ON d.conversation_id = c.id
        JOIN post q ON q.id = d.post_id
        WHERE c.person_id = \(viewer) AND c.thread_id = u.conversation_id AND q.author_id = \(person)))
    """
  }
}
