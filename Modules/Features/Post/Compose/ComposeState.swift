public import Entities

/// What a person sees while writing.
public struct ComposeState: Equatable, Sendable {
  /// Where in writing one is.
  public enum Step: Equatable, Sendable {
    /// Reading what was begun before.
    case opening
    /// The text is being entered.
    case writing
    /// The text is shown as it would be published, with what can be done with it.
    case preview
    /// Whether to throw the text away waits for a yes or no.
    case confirmingDiscard
    /// Nothing can be written here; `problem` says why.
    case closed
    /// The text is published or thrown away.
    case finished
  }

  /// A text that can be published.
  public struct ReadyText: Equatable, Sendable {
    /// As it would be published.
    public let text: String
    /// How many characters may still be added.
    public let remaining: Int
  }

  /// Who writes; nil when nobody is signed in.
  public let author: Author?
  /// What it is a comment on; nil for a post of its own.
  public let replyTo: ID<Post>?
  /// The post commented on, once it has been read.
  public internal(set) var answered: Post?
  /// Why the post commented on cannot be answered any more.
  public internal(set) var answeredProblem: SocialError?
  public internal(set) var step = Step.opening
  /// As it was entered.
  public internal(set) var text = ""
  /// The text as it would be published; nil while it is not acceptable.
  public internal(set) var ready: ReadyText?
  /// Whether the text is one begun earlier.
  public internal(set) var isDraftBack = false
  /// Whether the text had been published before and deleted since.
  public internal(set) var wasDeleted = false
  /// Why the draft is not safe over a crash.
  public internal(set) var draftProblem: SocialError?
  public internal(set) var problem: SocialError?

  init(author: Author?, replyTo: ID<Post>?) {
    self.author = author
    self.replyTo = replyTo
  }
}
