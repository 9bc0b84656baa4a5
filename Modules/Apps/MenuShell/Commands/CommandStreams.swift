public import AppScreens
public import AppValues
import SocialTerminal

/// The two streams of a command: one for data, one for what is said about it.
@MainActor
public struct CommandStreams {
  fileprivate let data: @MainActor (String) throws(AppError) -> Void
  fileprivate let message: @MainActor (String) -> Void
  fileprivate let renderer: ScreenRenderer

  /// - Parameters:
  ///   - renderer: Wraps and colours as the data stream can show.
  ///   - data: Writes text to standard output; throws when it cannot.
  ///   - message: Writes text to standard error.
  public init(
    renderer: ScreenRenderer, data: @escaping @MainActor (String) throws(AppError) -> Void,
    message: @escaping @MainActor (String) -> Void
  ) {
    self.renderer = renderer
    self.data = data
    self.message = message
  }

  /// The process's own standard output and error.
  ///
  /// - Parameter environment: Says which colours are wanted.
  public static func standard(environment: [String: String]) -> CommandStreams {
    let style = StandardStream.output.style(environment: environment)
    return CommandStreams(
      renderer: ScreenRenderer(
        width: StandardStream.output.width ?? .max, paint: style.paint, linking: style.link),
      data: { text throws(AppError) in try StandardStream.output.write(text) },
      message: { text in
        do throws(AppError) {
          try StandardStream.error.write(text)
        } catch {
          // There is no stream left to report on; the exit status says it.
        }
      })
  }
}

/// Prints what a command has to say.
@MainActor
public protocol CommandPrinting {
  /// Where it goes.
  var streams: CommandStreams { get }
}

extension CommandStreams: CommandPrinting {
  public var streams: CommandStreams { self }
}

extension CommandPrinting {
  /// Prints lines of data, wrapped, and an empty line after them.
  public func block(_ lines: [Line]) throws(AppError) {
    try streams.data(lines.flatMap { streams.renderer.wrap($0) }.map { $0 + "\n" }.joined() + "\n")
  }

  /// Prints one line of data.
  public func line(_ text: String) throws(AppError) {
    try line(Line(text))
  }

  /// Prints one line of data in spans of different emphasis.
  public func line(_ line: Line) throws(AppError) {
    try streams.data(streams.renderer.wrap(line).map { $0 + "\n" }.joined())
  }

  /// Prints text of a form of its own as it is.
  public func verbatim(_ text: String) throws(AppError) {
    try streams.data(text)
  }

  /// Prints a document on one line.
  public func json(_ document: JSONValue) throws(AppError) {
    try streams.data(text(document))
  }

  /// A document as a line.
  public func text(_ document: JSONValue) throws(AppError) -> String {
    do {
      return try document.text() + "\n"
    } catch {
      // Only a number that JSON cannot hold gets here.
      throw .unexpected(reference: "json")
    }
  }

  /// Prints a message, on the stream that isn't for data.
  public func note(_ text: String) {
    streams.message(streams.renderer.wrap(Line(text)).map { $0 + "\n" }.joined())
  }

  /// Says something that is answered on the same line.
  public func prompt(_ text: String) {
    streams.message(text)
  }
}
