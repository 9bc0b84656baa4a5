public import AppScreens
public import AppValues
import Entities
import Presentation
public import SocialMenuShell

/// The output of SocialConnect's commands: data on one stream, messages on another.
@MainActor
public struct CommandOutput: CommandPrinting {
  public let streams: CommandStreams
  let view: ViewContext
  private let topic = Topic()

  /// The subject of errors that a command set while it ran; nil for its usual one.
  var subject: ErrorSubject? {
    get { topic.subject }
    nonmutating set { topic.subject = newValue }
  }

  /// - Parameters:
  ///   - view: The words.
  ///   - streams: Where it goes.
  public init(view: ViewContext, streams: CommandStreams) {
    self.view = view
    self.streams = streams
  }

  /// The process's own standard output and error.
  public static func standard(_ view: ViewContext, environment: [String: String]) -> CommandOutput {
    CommandOutput(view: view, streams: .standard(environment: environment))
  }

  /// Explains the error that a command ended with: what to do about it on the command line, or else the usual wording.
  public func tell(_ error: AppError, of command: (any ActingCommand)?) -> ExitStatus {
    if error != .cancelled {
      note(explanation(of: error, about: subject ?? command?.subject))
      if let advice = command?.advice(on: error, view.words.language) { note(advice) }
    }
    return ExitStatus(ofSocialConnect: error)
  }

  /// What to do about an error on the command line, or else the usual wording.
  func explanation(of error: AppError, about subject: ErrorSubject?) -> String {
    let words = view.words
    if error == .unauthenticated {
      return CommandName.inUse.named(in: CommandStrings.of(words.language).signInFirst)
    }
    return subject.map { words.explain(error, about: $0) } ?? words.explain(error)
  }

  /// Prints a post, and below it the name that other commands take.
  ///
  /// - Parameters:
  ///   - remark: Printed after that name.
  ///   - place: Where it's shown, for the viewer's filters; nil where they don't apply.
  ///   - hint: How to see what a warning hides; nil shows it.
  ///   - saysFiles: Whether to print the paths of its photos.
  func post(
    _ post: Post, sharedBy: Author? = nil, indent: Int = 0, remark: String? = nil,
    in place: FilterContext? = nil, hiding hint: RevealHint? = nil, saysFiles: Bool = false
  ) throws(AppError) {
    let name = (["post/\(post.id)"] + (remark.map { [$0] } ?? [])).joined(separator: " · ")
    let files = saysFiles ? view.words.photoFiles(of: post).map { Line($0, .faint) } : []
    let lines =
      view.posts.lines(post, sharedBy: sharedBy, in: place, hiding: hint) + files + [Line(name, .faint)]
    try block(lines.map { $0.indented(by: indent) })
  }

  /// Prints a person in a list.
  func person(_ user: User) throws(AppError) {
    try block(view.people.summary(user))
  }
}

/// The subject of errors, shared by all copies of an output.
@MainActor
private final class Topic {
  var subject: ErrorSubject?
}
