import AppValues
import SocialDatabase

/// What there is one of in a store: a row of the table `setting` each.
enum StoreSetting: String {
  /// The device's name; made with the store.
  case device
  /// The latest time that the hybrid logical clock gave or saw, as a number; missing before the first.
  case clock
  /// The folder that was joined, as JSON.
  case folder
  /// The devices of which it was said that their clock is ahead, as JSON.
  case devicesAhead = "devices_ahead"
  /// When a round was done to its end last, in milliseconds.
  case inStepAt = "in_step_at"
}

extension SQLConnection {
  /// The value of a setting; nil where it was never set.
  func value(of setting: StoreSetting) throws(AppError) -> String? {
    try first("SELECT value FROM setting WHERE name = \(setting.rawValue)") { row throws(AppError) in
      row.text(0)
    }
  }

  /// Sets a setting, whatever it was.
  func set(_ setting: StoreSetting, to value: String) throws(AppError) {
    try execute(
      """
      INSERT INTO setting (name, value) VALUES (\(setting.rawValue), \(value))
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """)
  }

  /// Which device this is.
  ///
  /// Throws `storage(damaged)`.
  func device() throws(AppError) -> DeviceID {
    guard let device = try value(of: .device).flatMap({ DeviceID(rawValue: $0) }) else {
      throw .storage(.damaged)
    }
    return device
  }

  /// The clock as it was left.
  func logicalClock() throws(AppError) -> HybridLogicalClock {
    let last = try value(of: .clock).flatMap { UInt64($0) } ?? 0
    return HybridLogicalClock(device: try device(), last: last)
  }

  /// Keeps the clock as it is now.
  func keep(_ clock: HybridLogicalClock) throws(AppError) {
    try set(.clock, to: String(clock.last))
  }

  /// The time of what is changed on this device now, later than all that is known.
  ///
  /// Throws `wrongClock`.
  func tick(_ now: Timestamp) throws(AppError) -> HybridTime {
    var clock = try logicalClock()
    let time = try clock.tick(now)
    try keep(clock)
    return time
  }
}
