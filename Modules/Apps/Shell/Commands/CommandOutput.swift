public import AppScreens
public import AppValues
import Entities
public import Presentation
import SocialMenuShell
import SocialTerminal

/// The output of commands: data on one stream, messages on another.
@MainActor
public struct CommandOutput {
  private let data: @MainActor (String) throws(AppError) -> Void
  private let message: @MainActor (String) -> Void
  let view: ViewContext
  private let renderer: ScreenRenderer
  private let topic = Topic()

  /// The subject of errors that a command set while it ran; nil for its usual one.
  public internal(set) var subject: ErrorSubject? {
    get { topic.subject }
    nonmutating set { topic.subject = newValue }
  }

  /// - Parameters:
  ///   - renderer: Wraps and colours as the data stream can show.
  ///   - data: Writes text to standard output; throws when it cannot.
  ///   - message: Writes text to standard error.
  public init(
    view: ViewContext, renderer: ScreenRenderer,
    data: @escaping @MainActor (String) throws(AppError) -> Void,
    message: @escaping @MainActor (String) -> Void
  ) {
    self.view = view
    self.renderer = renderer
    self.data = data
    self.message = message
  }

  /// The process's own standard output and error.
  public static func standard(_ view: ViewContext, environment: [String: String]) -> CommandOutput {
    let style = StandardStream.output.style(environment: environment)
    return CommandOutput(
      view: view,
      renderer: ScreenRenderer(
        width: StandardStream.output.width ?? .max, paint: style.paint, linking: style.link),
      data: { text throws(AppError) in try StandardStream.output.write(text) },
      message: { text in
        do throws(AppError) {
          try StandardStream.error.write(text)
        } catch {
          // There is no stream left to report on; the exit code says it.
        }
      })
  }

  /// Prints lines of data, wrapped, and an empty line after them.
  func block(_ lines: [Line]) throws(AppError) {
    try data(lines.flatMap { renderer.wrap($0) }.map { $0 + "\n" }.joined() + "\n")
  }

  /// Prints one line of data.
  func line(_ text: String) throws(AppError) {
    try line(Line(text))
  }

  /// Prints one line of data in spans of different emphasis.
  func line(_ line: Line) throws(AppError) {
    try data(renderer.wrap(line).map { $0 + "\n" }.joined())
  }

  /// Prints a document on one line.
  func json(_ document: JSONValue) throws(AppError) {
    try data(text(document))
  }

  /// A document as a line.
  func text(_ document: JSONValue) throws(AppError) -> String {
    do {
      return try document.text() + "\n"
    } catch {
      // Only a number that JSON cannot hold gets here.
      throw .unexpected(reference: "json")
    }
  }

  /// Prints a message, on the stream that isn't for data.
  public func note(_ text: String) {
    message(renderer.wrap(Line(text)).map { $0 + "\n" }.joined())
  }

  /// Says something that is answered on the same line.
  func prompt(_ text: String) {
    message(text)
  }

  /// The explanation of a command's error: what to do about it on the command line, or else the usual wording.
  public func explanation(of error: AppError, about subject: ErrorSubject?) -> String {
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
  ///   - hint: How to see what a warning hides; nil shows it.
  ///   - saysFiles: Whether to print the paths of its photos.
  func post(
    _ post: Post, sharedBy: Author? = nil, indent: Int = 0, remark: String? = nil, hiding hint: String? = nil,
    saysFiles: Bool = false
  ) throws(AppError) {
    let name = (["post/\(post.id)"] + (remark.map { [$0] } ?? [])).joined(separator: " · ")
    let files = saysFiles ? view.words.photoFiles(of: post).map { Line($0.words, .faint) } : []
    let lines = view.posts.lines(post, sharedBy: sharedBy, hiding: hint) + files + [Line(name, .faint)]
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
