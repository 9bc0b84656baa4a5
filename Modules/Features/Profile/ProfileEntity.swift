/// Which of a person's two lists of people.
public enum PeopleList: Hashable, Sendable {
  case followers
  case following
}
