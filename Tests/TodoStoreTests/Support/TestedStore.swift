import AppValues
import Todo

@testable import SocialTodoStore

/// A store whose keeping in step is tested: what the app does with it, too.
protocol TestedStore: SyncStore {
  /// Sets fields of a todo, as the app does: at the next time of the store's clock. Answers the changes that are made
  /// of it, which are not shared.
  @discardableResult
  func set(_ todo: ID<TodoItem>, _ fields: [TodoField: FieldValue]) async throws(AppError) -> [TodoChange]

  /// All that is known, by todo.
  var records: [ID<TodoItem>: TodoRecord] { get async throws(AppError) }
}

extension MemoryStore: TestedStore {}

/// The kinds of stores that there are.
enum StoreKind: CaseIterable, Sendable {
  case memory

  func make(_ device: DeviceID, clock: WallClock) async throws -> any TestedStore {
    switch self {
    case .memory: MemoryStore(device, clock: clock)
    }
  }
}
