public import Entities

/// How far somebody is in reporting a person.
public struct ReportState: Equatable, Sendable {
  /// What is asked.
  public enum Step: Equatable, Sendable {
    case reason
    /// Whether it is to be sent as it stands.
    case review
    /// Nothing any more: it has been sent.
    case done
  }

  public internal(set) var step = Step.reason
  /// Whom it is about; nil until they are known.
  public internal(set) var person: User?
  /// The post that shows what is meant, where there is one.
  public internal(set) var post: Post?
  /// As it was typed; kept when it is refused.
  public internal(set) var reason = ""
  public internal(set) var problem: SocialError?
}
