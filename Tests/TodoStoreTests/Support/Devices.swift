import AppValues
import Testing
import Todo

@testable import SocialTodoStore

extension DeviceID {
  /// Devices with names that one can tell apart.
  static func sample(_ digit: Character) throws -> DeviceID {
    try #require(DeviceID(rawValue: String(repeating: digit, count: 16)))
  }
}

/// Time that a test sets.
final class SetTime: Sendable {
  private let state: Shared<Int64>

  init(_ milliseconds: Int64 = 1_750_000_000_000) {
    state = Shared(milliseconds)
  }

  /// What the clock shows.
  var milliseconds: Int64 {
    get { state.value }
    set { state.value = newValue }
  }

  /// A clock that shows it.
  var clock: WallClock { WallClock { [self] in Timestamp(milliseconds: milliseconds) } }
}

extension TodoItem {
  static func sample(_ id: String, _ description: String, due: CalendarDate? = nil) -> TodoItem {
    TodoItem(
      id: ID(id), description: description, due: due,
      createdAt: Timestamp(milliseconds: 1_750_000_000_000))
  }
}
