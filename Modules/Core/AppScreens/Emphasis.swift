/// How a piece of text stands out, if the host can show it. Emphasis is never the only sign of what it means.
public enum Emphasis: Hashable, Sendable {
  /// Regular text.
  case plain
  /// Titles and names.
  case strong
  /// Handles, times and counts.
  case faint
  /// Things that lead somewhere: hashtags, mentions, links, keys. Also news.
  case accent
  /// What the person has done: their own likes, and what an action achieved.
  case own
  /// Something went wrong.
  case alert
}
