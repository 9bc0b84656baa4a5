public import AppScreens
public import Entities

/// The rendering of a person in a list or at the top of their profile.
public struct PersonRendering: Sendable {
  private let words: Words

  /// - Parameter words: The words of the screen's language, for relations, counts and dates.
  public init(words: Words) {
    self.words = words
  }

  /// The name and handle of a `user`, their relationship with the viewer, and the first line of their bio.
  public func summary(_ user: User) -> [Line] {
    var lines = [header(user)]
    if let first = user.bio.split(whereSeparator: \.isNewline).first {
      lines.append(Line(String(first)))
    }
    return lines
  }

  /// The name and handle of an `author`, with a remark if there is one.
  public func brief(_ author: Author, remark: String? = nil) -> Line {
    var spans = [TextSpan(author.name, .strong), TextSpan(" @\(author.handle)", .faint)]
    if let remark { spans.append(TextSpan(" · \(remark)", .faint)) }
    return Line(spans)
  }

  /// The header of a `user`'s profile.
  public func profile(_ user: User) -> [Line] {
    var lines = [header(user)]
    if !user.bio.isEmpty { lines.append(Line(marking: user.bio)) }
    lines += user.fields.map { Line([TextSpan("\($0.label): ", .faint)] + Line(marking: $0.value).spans) }
    let (counts, people) = (words.social.counts, words.social.people)
    let numbers = [
      counts.posts(user.postCount), counts.followers(user.followerCount),
      counts.following(user.followingCount),
    ]
    lines.append(Line(numbers.joined(separator: " · ")))
    lines.append(Line(people.joined(words.date(user.createdAt)), .faint))
    let note = user.relationship.note
    if !note.isEmpty {
      lines.append(Line([TextSpan("\(people.yourNote): ", .faint), TextSpan(note)]))
    }
    return lines + words.picturesElsewhere(of: user).map { Line($0, .faint) }
  }

  private func header(_ user: User) -> Line {
    let relations = relations(user)
    return brief(user.author, remark: relations.isEmpty ? nil : relations)
  }

  private func relations(_ user: User) -> String {
    let (relationship, people) = (user.relationship, words.social.people)
    var facts: [String] = []
    if relationship.isSelf { facts.append(people.isSelf) }
    if relationship.isFollowing { facts.append(people.isFollowing) }
    if relationship.hasRequestedToFollow { facts.append(people.hasRequestedToFollow) }
    facts += terms(relationship, people)
    if relationship.isFollowedBy { facts.append(people.isFollowedBy) }
    if relationship.hasFollowRequest { facts.append(people.hasFollowRequest) }
    if relationship.isBlocking { facts.append(people.isBlocking) }
    if relationship.isBlockedBy { facts.append(people.isBlockedBy) }
    if relationship.isMuting {
      let end = relationship.mutedUntil.map(words.dateAndTime)
      facts.append(end.map(people.isMutingUntil) ?? people.isMuting)
    }
    if user.isBot { facts.append(people.isBot) }
    if user.isLocked { facts.append(people.isLocked) }
    return facts.joined(separator: " · ")
  }

  /// The settings of the viewer's follow. With a pending request, they apply once it's accepted.
  private func terms(_ relationship: Relationship, _ people: SocialStrings.People) -> [String] {
    var facts: [String] = []
    guard relationship.isFollowing || relationship.hasRequestedToFollow else { return facts }
    let waits = !relationship.isFollowing
    if relationship.isWatching { facts.append(waits ? people.willWatch : people.isWatching) }
    if relationship.isHidingShares { facts.append(waits ? people.willHideShares : people.isHidingShares) }
    return facts
  }
}
