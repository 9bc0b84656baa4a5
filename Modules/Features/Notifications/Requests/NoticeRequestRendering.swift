public import AppScreens
import AppValues
import Entities
import Presentation

/// Renders a request of notifications, the same way everywhere.
public struct NoticeRequestRendering: Sendable {
  private let strings: NoticeRequestsStrings
  private let context: ViewContext

  /// Renders ages as of now.
  ///
  /// - Parameters:
  ///   - strings: The texts of requests.
  ///   - context: The shared texts and the time.
  public init(strings: NoticeRequestsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// Who asks, how much waits, when they last did something, and the beginning of what they wrote last.
  ///
  /// - Parameter request: What waits from them.
  public func lines(_ request: NoticeRequest) -> [Line] {
    let people = context.words.social.people
    let header = Line(
      [
        TextSpan(people.name(request.from.name), .strong),
        TextSpan(people.handle(request.from.handle), .faint), TextSpan(strings.waiting(request.count)),
      ], trailing: [TextSpan(context.words.ago(request.latestAt, now: context.clock.now()), .faint)])
    return [header] + (request.lastPost.map { context.posts.excerpt($0) } ?? [])
  }
}
