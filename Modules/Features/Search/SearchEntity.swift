/// What is looked for.
public enum SearchScope: String, Hashable, Sendable, CaseIterable {
  case people
  case posts
}
