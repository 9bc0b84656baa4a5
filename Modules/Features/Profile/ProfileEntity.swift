public import Entities

/// Which of a person's two lists of people.
public enum PeopleList: Hashable, Sendable {
  case followers
  case following
}

/// A person as somebody asked for them.
public enum PersonReference: Hashable, Sendable {
  case id(ID<User>)
  /// By handle as it was typed: with or without `@`, in whatever case.
  case handle(String)
}

/// What came of following somebody or ceasing to.
public enum FollowOutcome: Hashable, Sendable {
  case followed(Author)
  /// The person approves followers themselves and has been asked.
  case requested(Author)
  case unfollowed(Author)

  /// The outcome that shows in a person as the repository answered them.
  public init(_ user: User) {
    self =
      if user.relationship.following {
        .followed(user.author)
      } else if user.relationship.requested {
        .requested(user.author)
      } else {
        .unfollowed(user.author)
      }
  }
}
