public import AppScreens
import AppValues
public import Entities

/// The one rendering of a person in a list or on top of their profile.
public struct PersonRendering: Sendable {
  private let words: Words

  public init(words: Words) {
    self.words = words
  }

  /// Name, handle and what they are to the viewer, and the first line of what they say about themselves.
  public func summary(_ user: User) -> [Line] {
    var lines = [header(user)]
    if let first = user.bio.split(whereSeparator: \.isNewline).first {
      lines.append(Line(String(first)))
    }
    return lines
  }

  /// Name and handle alone, with a remark about them where there is one.
  public func brief(_ author: Author, remark: String? = nil) -> Line {
    var spans = [TextSpan(author.name, .strong), TextSpan(" @\(author.handle)", .accent)]
    if let remark { spans.append(TextSpan(" · \(remark)", .faint)) }
    return Line(spans)
  }

  /// Everything that stands on top of a profile.
  public func profile(_ user: User) -> [Line] {
    var lines = [header(user)]
    if !user.bio.isEmpty { lines.append(Line(user.bio)) }
    lines += user.fields.map { Line([TextSpan("\($0.label): ", .faint), TextSpan($0.value)]) }
    let counts = [
      words.count(user.postCount, "post", "posts", "投稿"),
      words.count(user.followerCount, "follower", "followers", "フォロワー", counter: "人"),
      words.pick("\(user.followingCount) following", "フォロー中\(user.followingCount)人"),
    ]
    lines.append(Line(counts.joined(separator: " · ")))
    lines.append(
      Line(
        words.pick(
          "Joined \(words.date(user.createdAt))", "\(words.date(user.createdAt))に登録"), .faint))
    let note = user.relationship.note
    if !note.isEmpty {
      lines.append(Line([TextSpan(words.pick("Your note: ", "あなたのメモ: "), .faint), TextSpan(note)]))
    }
    return lines + words.picturesElsewhere(of: user).map { Line($0, .faint) }
  }

  private func header(_ user: User) -> Line {
    let relations = relations(user)
    return brief(user.author, remark: relations.isEmpty ? nil : relations)
  }

  private func relations(_ user: User) -> String {
    let relationship = user.relationship
    var facts: [String] = []
    if relationship.isSelf { facts.append(words.pick("you", "あなた")) }
    if relationship.isFollowing { facts.append(words.pick("you follow them", "フォロー中")) }
    if relationship.hasRequestedToFollow { facts.append(words.pick("you asked to follow", "フォロー申請中")) }
    facts += terms(relationship)
    if relationship.isFollowedBy { facts.append(words.pick("follows you", "フォローされています")) }
    if relationship.hasFollowRequest { facts.append(words.pick("asked to follow you", "フォローを申請されています")) }
    if relationship.isBlocking { facts.append(words.pick("blocked", "ブロック中")) }
    if relationship.isBlockedBy { facts.append(words.pick("blocks you", "ブロックされています")) }
    if relationship.isMuting { facts.append(muted(until: relationship.mutedUntil)) }
    if user.isBot { facts.append(words.pick("bot", "ボット")) }
    if user.isLocked { facts.append(words.pick("locked", "鍵付き")) }
    return facts.joined(separator: " · ")
  }

  /// How the viewer follows the person, or wishes to: what waits with a request is not so yet.
  private func terms(_ relationship: Relationship) -> [String] {
    var facts: [String] = []
    guard relationship.isFollowing || relationship.hasRequestedToFollow else { return facts }
    let waits = !relationship.isFollowing
    if relationship.isWatching {
      facts.append(
        waits
          ? words.pick("you will be told of their posts", "承認後は投稿のお知らせあり")
          : words.pick("you are told of their posts", "投稿のお知らせあり"))
    }
    if relationship.isHidingShares {
      facts.append(
        waits
          ? words.pick("their shares will be hidden", "承認後は共有を非表示")
          : words.pick("their shares are hidden", "共有は非表示"))
    }
    return facts
  }

  private func muted(until end: Timestamp?) -> String {
    guard let end else { return words.pick("muted", "ミュート中") }
    let time = words.dateAndTime(end)
    return words.pick("muted until \(time)", "\(time)までミュート中")
  }
}
