public import AppScreens
import AppValues
import Entities
import Presentation

/// The rendering of what waits to be sent, the same everywhere.
public struct OutboxRendering: Sendable {
  private let strings: OutboxStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and ages as of now.
  public init(strings: OutboxStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// What an `item` is, when it was written, which post it's about, how it begins, and what the server said of it.
  public func lines(_ item: OutboxItem) -> [Line] {
    [header(item)] + about(item) + content(item) + failure(item)
  }

  /// How it stands, in words.
  public func state(_ item: OutboxItem) -> String {
    switch item.state {
    case .waiting: strings.waiting
    case .sending: strings.sending
    case .failed: strings.failed
    }
  }

  private func header(_ item: OutboxItem) -> Line {
    let state =
      if case .failed = item.state { TextSpan(state(item), .alert) } else { TextSpan(state(item), .accent) }
    return Line([
      TextSpan(strings.kind(item.write), .strong),
      TextSpan(" · \(context.words.ago(item.queuedAt, now: context.clock.now())) · ", .faint), state,
    ])
  }

  private func about(_ item: OutboxItem) -> [Line] {
    guard let author = item.about?.author, let excerpt = item.about?.excerpt else { return [] }
    let text = excerpt.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [Line([TextSpan(strings.about(author.name, text), .faint)], staysInOneRow: true)]
  }

  private func content(_ item: OutboxItem) -> [Line] {
    guard let content = item.write.content else { return [] }
    let count = content.photos.count
    return context.posts.excerpt(content.warning ?? content.text)
      + (count > 0 ? [Line(context.words.social.counts.photos(count), .faint)] : [])
  }

  private func failure(_ item: OutboxItem) -> [Line] {
    guard case .failed(let failure) = item.state else { return [] }
    let words = failure.words.map { [Line(strings.server($0), .faint)] } ?? []
    return [Line(strings.reason(failure.reason), .alert)] + words
  }
}
