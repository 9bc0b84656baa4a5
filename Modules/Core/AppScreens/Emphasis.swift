/// How a piece of text stands out, where the host can show it. Emphasis is never the only sign of what it means.
public enum Emphasis: Hashable, Sendable {
  /// Text.
  case plain
  /// Titles and names.
  case strong
  /// Handles, times and counts.
  case faint
  /// What leads somewhere: hashtags, mentions, links, keys; and news.
  case accent
  /// What the person has done: their own likes, and what an action achieved.
  case own
  /// What went wrong.
  case alert
}
