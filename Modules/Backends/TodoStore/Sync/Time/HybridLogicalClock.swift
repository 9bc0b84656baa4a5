import AppValues

/// The clock that gives a device's changes their times (a hybrid logical clock: `HybridTime` has the source). It runs
/// with the device's own clock, but never stands still, never goes back, and is never behind what others have sent.
///
/// The store keeps `last` with the data: it reads it, ticks and writes it back in the transaction of the change, so
/// that two processes never give the same time.
struct HybridLogicalClock: Hashable, Sendable {
  /// Others' clocks may be ahead of ours by this much, in milliseconds, before it is said.
  static let tolerance: Int64 = 24 * 60 * 60 * 1000

  /// Whose clock it is.
  let device: DeviceID
  /// The latest time given or seen, packed as in `HybridTime`; 0 before the first.
  private(set) var last: UInt64

  /// - Parameters:
  ///   - device: Whose clock it is.
  ///   - last: What `last` was when it was stored; 0 for a new clock.
  init(device: DeviceID, last: UInt64 = 0) {
    self.device = device
    self.last = min(last, HybridTime.highest)
  }

  /// The time of a change that is made now: the device's clock where that is ahead, otherwise the very next after the
  /// last one. More than 65,536 within a millisecond carry over into the next.
  ///
  /// - Parameter now: What the device's clock shows; before 1970 counts as 1970.
  ///
  /// Throws `wrongClock` where no later time is left, in the year 9999.
  mutating func tick(_ now: Timestamp) throws(AppError) -> HybridTime {
    guard last < HybridTime.highest, now.milliseconds <= HybridTime.latest else {
      let lastWritten = HybridTime(packed: last, device: device).timestamp
      throw .wrongClock(shows: now, lastWritten: lastWritten)
    }
    let present = HybridTime(milliseconds: max(0, now.milliseconds), device: device)
    last = max(last + 1, present.packed)
    return HybridTime(packed: last, device: device)
  }

  /// Moves on to a time that another device gave, so that what is changed here from now on is later. However far ahead
  /// it is, it's taken: a change to what it stands for would be lost otherwise.
  mutating func receive(_ time: HybridTime) {
    last = max(last, min(time.packed, HybridTime.highest))
  }

  /// Whether a time is more than a day ahead of the device's clock, so that one of the two clocks is wrong.
  static func isAhead(_ time: HybridTime, of now: Timestamp) -> Bool {
    time.milliseconds - now.milliseconds > tolerance
  }
}
