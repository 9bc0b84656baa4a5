import AppValues
import Entities

/// Interprets the activities of an outbox (ActivityStreams 2.0, as Mastodon writes it).
struct MastodonActivities: Sendable {
  private static let everyone: Set = [
    "https://www.w3.org/ns/activitystreams#Public", "as:Public", "Public",
  ]

  /// The address of the account's followers; nil if unknown.
  let followers: String?
  /// Reads the texts.
  let html: ArchiveHTML

  /// The post of an activity; nil for other activities.
  func post(_ activity: JSONTree) -> ArchiveEntry? {
    guard activity["type"].text == "Create" else { return nil }
    let object = activity["object"]
    guard let key = object["id"].text ?? activity["id"].text else {
      return .skipped(SkippedRecord(.posts, "outbox.json", .unreadable))
    }
    guard let createdAt = (object["published"].text ?? activity["published"].text).flatMap(ArchiveTime.time)
    else {
      return .skipped(SkippedRecord(.posts, key, .date))
    }
    return .record(
      .post(
        ArchivedPost(
          key: SourceKey(key), content: content(object), createdAt: createdAt,
          editedAt: object["updated"].text.flatMap(ArchiveTime.time), visibility: visibility(object),
          replyTo: object["inReplyTo"].text.map { PostReference(key: SourceKey($0), author: nil) })))
  }

  /// The shared post of an activity; nil for other activities.
  func share(_ activity: JSONTree) -> ArchiveEntry? {
    guard activity["type"].text == "Announce" else { return nil }
    guard let key = activity["object"].text ?? activity["object"]["id"].text else {
      return .skipped(SkippedRecord(.shares, "outbox.json", .unreadable))
    }
    return .record(.share(mark(key, at: activity["published"].text)))
  }

  /// A like or a bookmark: the address of the post.
  func mark(_ item: JSONTree) -> ArchivedMark {
    mark(item.text ?? item["id"].text ?? "", at: nil)
  }

  private func mark(_ key: String, at time: String?) -> ArchivedMark {
    ArchivedMark(
      post: PostReference(key: SourceKey(key), author: nil), at: time.flatMap(ArchiveTime.time))
  }

  private func content(_ object: JSONTree) -> PostContent<ArchivedPhoto> {
    PostContent(
      text: text(object), warning: warning(object), language: language(object), place: nil,
      poll: poll(object),
      photos: photos(object), isSensitive: object["sensitive"].isTrue)
  }

  private func text(_ object: JSONTree) -> String {
    html.text(of: object["content"].text ?? object["contentMap"].members.first?.value.text ?? "")
  }

  /// What people could vote on; how they did belongs to them.
  private func poll(_ object: JSONTree) -> PollQuestion? {
    let (one, several) = (object["oneOf"].elements, object["anyOf"].elements)
    let options = (one + several).compactMap(\.["name"].text)
    if options.isEmpty { return nil }
    let times = [object["published"], object["endTime"]].compactMap { $0.text.flatMap(ArchiveTime.time) }
    let length = times.count == 2 ? Int((times[1].milliseconds - times[0].milliseconds) / 1000) : 0
    return PollQuestion(options, allowsSeveral: !several.isEmpty, duration: length)
  }

  private func visibility(_ object: JSONTree) -> PostVisibility {
    let to = Set(object["to"].elements.compactMap(\.text))
    let cc = Set(object["cc"].elements.compactMap(\.text))
    if !to.isDisjoint(with: Self.everyone) { return .everyone }
    if !cc.isDisjoint(with: Self.everyone) { return .unlisted }
    let isForFollowers = to.union(cc).contains { $0 == followers || $0.hasSuffix("/followers") }
    return isForFollowers ? .followers : .direct
  }

  /// It's plain text, unlike the content.
  private func warning(_ object: JSONTree) -> String? { object["summary"].text }

  private func language(_ object: JSONTree) -> String? {
    object["contentMap"].members.first?.name
  }

  private func photos(_ object: JSONTree) -> [ArchivedPhoto] {
    object["attachment"].elements.compactMap { attachment in
      guard let file = attachment["url"].text else { return nil }
      return ArchivedPhoto(
        file: file, alt: attachment["name"].text ?? attachment["summary"].text ?? "",
        focus: focus(attachment["focalPoint"]))
    }
  }

  private func focus(_ point: JSONTree) -> PhotoFocus? {
    let numbers = point.elements.compactMap(\.number)
    return numbers.count == 2 ? PhotoFocus(x: numbers[0], y: numbers[1]) : nil
  }
}
