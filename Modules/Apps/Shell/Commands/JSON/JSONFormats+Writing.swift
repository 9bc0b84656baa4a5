import AppValues
import Entities
import Post
import SocialMenuShell

/// Something that waits to be sent for an account.
struct ListedOutboxItem: Sendable {
  /// The account's handle, with its server.
  let account: String
  let item: OutboxItem
}

extension OutboxItem {
  /// What's printed of it.
  ///
  /// - Parameter session: The account that it's sent for.
  func listed(for session: Session) -> ListedOutboxItem {
    ListedOutboxItem(account: session.fullHandle, item: self)
  }
}

extension JSONFormats {
  static let revision = JSONFormat<Revision>(
    \JSONStrings.Revision.form,
    keys: [
      .init("at", \JSONStrings.Revision.at) { JSONValue.time($0.at) },
      .init("text", \JSONStrings.Revision.text) { .string($0.content.text) },
      warning(\.content),
      .init("language", \JSONStrings.Revision.language) { JSONValue($0.content.language) },
      .init("photos", \JSONStrings.Revision.photos) { .array($0.content.photos.map(photo.document)) },
    ] + besideText(\.content))

  static let draft = JSONFormat<Draft>(
    \JSONStrings.Draft.form,
    keys: [
      .init("name", \JSONStrings.Draft.name) { .string($0.id.rawValue) },
      .init("kind", \JSONStrings.Draft.kind) { .string(kind($0.writing)) },
      .init("post", \JSONStrings.Draft.post) { JSONValue($0.writing.subject?.rawValue) },
      .init("text", \JSONStrings.Draft.text) { .string($0.form.content.text) },
      .init("visibility", \JSONStrings.Draft.visibility) { JSONValue($0.form.visibility?.rawValue) },
      warning(\.form.content),
      .init("language", \JSONStrings.Draft.language) { JSONValue($0.form.content.language) },
      .init("photos", \JSONStrings.Draft.photos) {
        .array($0.form.content.photos.map { .string($0.rawValue) })
      },
    ] + besideText(\.chosen) + [
      .init("savedAt", \JSONStrings.Draft.savedAt) { JSONValue.time($0.savedAt) }
    ])

  static let waiting = JSONFormat<ListedOutboxItem>(
    \JSONStrings.Waiting.form,
    keys: [
      .init("number", \JSONStrings.Waiting.number) { .string($0.item.id.rawValue) },
      .init("account", \JSONStrings.Waiting.account) { .string($0.account) },
      .init("kind", \JSONStrings.Waiting.kind) { .string($0.item.write.name) },
      .init("post", \JSONStrings.Waiting.post) { JSONValue($0.item.write.post?.rawValue) },
      .init("text", \JSONStrings.Waiting.text) { JSONValue($0.item.write.content?.text) },
      .init("state", \JSONStrings.Waiting.state) { .string($0.item.state.name) },
      .init("reason", \JSONStrings.Waiting.reason) { JSONValue($0.item.state.failure?.reason.rawValue) },
      .init("words", \JSONStrings.Waiting.words) { JSONValue($0.item.state.failure?.words) },
      .init("attempts", \JSONStrings.Waiting.attempts) { .integer($0.item.attempts) },
      .init("writtenAt", \JSONStrings.Waiting.writtenAt) { JSONValue.time($0.item.queuedAt) },
      .init("nextAt", \JSONStrings.Waiting.nextAt) { JSONValue.time($0.item.nextAt) },
    ])

  private static func kind(_ writing: Writing) -> String {
    switch writing {
    case .post: "post"
    case .comment: "comment"
    case .edit: "edit"
    }
  }
}

extension Draft {
  /// The content, sensitive photos as they were chosen.
  fileprivate var chosen: PostContent<ID<Photo>> {
    var content = form.content
    content.isSensitive = form.isSensitive ?? content.isSensitive
    return content
  }
}

extension OutboxWrite {
  /// The kind, as it's printed.
  fileprivate var name: String {
    switch self {
    case .publish(let post): post.replyTo == nil ? "post" : "comment"
    case .edit: "edit"
    case .delete: "delete"
    case .mark(_, let mark, let isSet): isSet ? mark.rawValue : "not \(mark.rawValue)"
    case .follow(_, _, let isSet, _, _): isSet ? "follow" : "unfollow"
    }
  }
}

extension OutboxState {
  /// The state, as it's printed.
  fileprivate var name: String {
    switch self {
    case .waiting: "waiting"
    case .sending: "sending"
    case .failed: "failed"
    }
  }

  fileprivate var failure: OutboxFailure? { if case .failed(let failure) = self { failure } else { nil } }
}
