import Entities
import Foundation
public import Presentation
import Terminal

/// Where commands print: data on one stream, what is said to the person on another.
@MainActor
public struct CommandOutput {
  private let data: @MainActor (String) -> Void
  private let message: @MainActor (String) -> Void
  private let view: ViewContext
  private let renderer: ScreenRenderer

  /// - Parameters:
  ///   - renderer: Wraps and colours as the data stream can show.
  ///   - data: Writes text to standard output.
  ///   - message: Writes text to standard error.
  public init(
    view: ViewContext, renderer: ScreenRenderer, data: @escaping @MainActor (String) -> Void,
    message: @escaping @MainActor (String) -> Void
  ) {
    self.view = view
    self.renderer = renderer
    self.data = data
    self.message = message
  }

  /// Prints lines of data, wrapped, and an empty line behind them.
  func block(_ lines: [Line]) {
    data(lines.flatMap { renderer.wrap($0) }.map { $0 + "\n" }.joined() + "\n")
  }

  /// Prints one line of data.
  func line(_ text: String) {
    data(renderer.wrap(Line(text)).map { $0 + "\n" }.joined())
  }

  /// Prints text as it stands.
  func raw(_ text: String) {
    data(text)
  }

  /// Prints a document on one line.
  func json(_ document: JSONValue) throws(SocialError) {
    do {
      data(try document.text() + "\n")
    } catch {
      // Only a number that JSON cannot hold gets here.
      throw .unexpected(reference: "json")
    }
  }

  /// Says something that is not data.
  public func note(_ text: String) {
    message(renderer.wrap(Line(text)).map { $0 + "\n" }.joined())
  }

  /// Prints a post, and under it the name by which other commands take it.
  func post(_ post: Post, sharedBy: Author? = nil) {
    block(view.posts.lines(post, sharedBy: sharedBy) + [Line("post/\(post.id)", .faint)])
  }

  /// Prints a person of a list.
  func person(_ user: User) {
    block(view.people.summary(user))
  }
}

extension CommandOutput {
  /// The process's own standard output and error.
  public static func standard(_ view: ViewContext, environment: [String: String]) -> CommandOutput {
    let style = StandardStream.output.style(environment: environment)
    return CommandOutput(
      view: view,
      renderer: ScreenRenderer(width: StandardStream.output.width ?? .max, paint: style.paint),
      data: { text in
        // The reader has gone away (`| head -1`): nobody is left to print for.
        if !StandardStream.output.write(text) { exit(ExitCode.done.rawValue) }
      },
      message: { text in StandardStream.error.write(text) })
  }
}
