/// What someone is to the author of the posts that they want to see.
enum VisibilityRole: String, CaseIterable, Sendable {
  case author, follower, stranger
  /// Named in all the posts.
  case mentioned
  /// Followed the author, and no longer does.
  case leaver
  /// Mutes the author; is muted by them.
  case muter, muted
  /// Blocks the author; is blocked by them. Both followed before.
  case blocker, blocked
  case anonymous

  static let people = allCases.filter { $0 != .anonymous }
  /// Those whom the author and no one in particular keep nothing public from.
  static let unblocked = Set(allCases).subtracting([.blocker, .blocked])
  /// Those who see what is for followers.
  static let familiar: Set<Self> = [.author, .follower, .mentioned]
  static let addressed: Set<Self> = [.author, .mentioned]
  static let none: Set<Self> = []
}
