public import AppValues

/// What every view needs in addition to its state: the shared words, and a clock for ages.
public struct ViewContext: Sendable {
  /// The shared words.
  public let words: Words
  /// The clock that ages are measured by.
  public let clock: WallClock

  /// The shared words and the clock that a host gives to all its views.
  public init(words: Words, clock: WallClock = .system) {
    self.words = words
    self.clock = clock
  }

  /// The notice about a `problem`; none if it's nil.
  public func notices(of problem: AppError?) -> [ScreenNotice] {
    problem.map { [ScreenNotice(.failed, words.explain($0))] } ?? []
  }

  /// The notice that something was changed but couldn't be read again, if the screen `isStale`.
  public func notices(isStale: Bool) -> [ScreenNotice] {
    isStale ? [ScreenNotice(.offline, words.shared.notRefreshed)] : []
  }

  /// The notice that a list is shown as it was at a time; none if that's nil.
  public func notices(readAt time: Timestamp?) -> [ScreenNotice] {
    time.map { [ScreenNotice(.offline, words.shared.asOf(words.time($0, now: clock.now())))] } ?? []
  }
}
