import Observation

/// The fields of a presenter's state, each observed separately.
///
/// A presenter's state is one value, so a view that reads a part of it is updated whenever any part changes. A view
/// that reads the part from here is updated only when that part changes:
///
/// ```swift
/// let fields = ObservedFields { presenter.state }
/// fields.loaded  // Drawn again when a post changes, and not when something is said about it.
/// ```
///
/// Changes at the same moment count as one. A field has the value of the last change until the next one is shown.
@MainActor
@dynamicMemberLookup
public final class ObservedFields<State> {
  @MainActor
  private struct Field {
    let changes = FieldChanges()
    let isSame: (State, State) -> Bool
  }

  private let read: @MainActor () -> State
  private var state: State
  private var fields: [PartialKeyPath<State>: Field] = [:]

  /// - Parameter read: Reads the state of a presenter.
  public init(_ read: @escaping @MainActor () -> State) {
    self.read = read
    state = read()
    follow()
  }

  /// A field, observed separately.
  public subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    let field = fields[path] ?? Field { $0[keyPath: path] == $1[keyPath: path] }
    fields[path] = field
    _ = field.changes.count
    return state[keyPath: path]
  }

  private func follow() {
    state = withObservationTracking {
      read()
    } onChange: { [weak self] in
      // Called before the change: it's there once this turn is over.
      Task { @MainActor in self?.update() }
    }
  }

  private func update() {
    let before = state
    follow()
    for field in fields.values where !field.isSame(before, state) { field.changes.count += 1 }
  }
}

/// How often a field has changed.
@MainActor
@Observable
private final class FieldChanges {
  var count = 0
}
