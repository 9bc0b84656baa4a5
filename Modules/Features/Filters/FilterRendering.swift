public import AppScreens
import AppValues
public import Entities

/// How a filter is drawn, on screens and by commands.
public struct FilterRendering: Sendable {
  private let strings: FiltersStrings
  private let context: ViewContext

  /// - Parameters:
  ///   - strings: The texts of filters.
  ///   - context: The shared texts and the time.
  public init(strings: FiltersStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// A `filter` in a list: its title, what it does where, and what it looks for.
  public func lines(_ filter: PostFilter) -> [Line] {
    [Line(filter.settings.title, .strong), Line(facts(filter.settings), .faint)]
      + (filter.phrases.isEmpty ? [] : [Line(strings.joined(filter.phrases.map { strings.quoted($0.text) }))])
      + (filter.posts.isEmpty ? [] : [Line(strings.posts(filter.posts.count))])
  }

  /// What a filter does, where, and until when.
  func facts(_ settings: FilterSettings) -> String {
    let contexts = FilterContext.allCases.filter(settings.contexts.contains).map { strings.name(of: $0) }
    let place =
      contexts.count == FilterContext.allCases.count ? strings.everywhere : strings.joined(contexts)
    return [strings.name(of: settings.action), place, end(settings)].compactMap(\.self).joined(
      separator: " · ")
  }

  /// When it ends, or that it has; nil for never.
  func end(_ settings: FilterSettings) -> String? {
    guard let end = settings.expiresAt else { return nil }
    return settings.stands(at: context.clock.now())
      ? strings.until(context.words.dateAndTime(end)) : strings.ended
  }
}
