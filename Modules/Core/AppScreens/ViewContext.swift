public import AppValues

/// What every view needs beside its state: the shared words, and a clock for ages.
public struct ViewContext: Sendable {
  /// The shared words.
  public let words: Words
  /// The clock by which ages are counted.
  public let clock: WallClock

  /// The shared words and the clock that a host gives to all its views.
  public init(words: Words, clock: WallClock = .system) {
    self.words = words
    self.clock = clock
  }

  /// The `problem` as a screen says it; nothing where it is nil.
  public func notices(of problem: AppError?) -> [ScreenNotice] {
    problem.map { [ScreenNotice(.failed, words.explain($0))] } ?? []
  }

  /// Says that what was changed couldn't be read again, if what is shown `isStale`.
  public func notices(isStale: Bool) -> [ScreenNotice] {
    isStale ? [ScreenNotice(.offline, words.shared.notRefreshed)] : []
  }
}
