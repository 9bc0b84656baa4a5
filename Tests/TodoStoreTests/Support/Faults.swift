import AppValues

@testable import SocialTodoStore

/// What befalls a device's operations on the folder and its calls of the store, in the order in which they are made.
final class Faults: Sendable {
  private let state = Shared(State())

  /// What is to happen.
  enum Plan: Sendable {
    case none
    /// The process is killed at an operation, which is not made; what it writes then is cut in the middle.
    case kill(at: Int)
    /// The same, and what was written and not synchronized is lost: the power fails.
    case powerCut(at: Int)
    /// The first operation whose name begins so fails; where it writes, half is written.
    case fail(String, AppError)
    /// All whose names begin so fail.
    case failAlways(String, AppError)
    /// Just before the first operation whose name begins so, something else happens.
    case act(String, @Sendable () -> Void)
  }

  fileprivate struct State {
    var operations: [String] = []
    var plan: Plan = .none
    var isOver = false
    /// What was written and not synchronized: the file, and its length before that.
    var unsynchronized: [String: (file: any SyncFile, length: Int64)] = [:]
  }

  /// The names of the operations since the last plan.
  var operations: [String] { state.value.operations }

  /// Begins a new list of operations, of a new process.
  func plan(_ plan: Plan) { state.value = State(plan: plan) }

  /// - Parameter half: What is done of the operation where it fails in the middle.
  func before(_ operation: String, half: () -> Void = {}) throws(AppError) {
    let act = state.with { $0.act(before: operation) }
    act?()
    let (fault, isCut) = state.with { $0.next(operation) }
    guard let fault else { return }
    if fault != .unexpected(reference: "killed") { half() }
    if isCut {
      for (file, length) in state.value.unsynchronized.values {
        // A file that is not there any more has nothing to lose.
        try? file.truncate(to: length)
      }
    }
    throw fault
  }

  func wrote(_ file: any SyncFile, _ name: String, syncedBefore length: Int64) {
    state.with { state in
      if state.unsynchronized[name] == nil { state.unsynchronized[name] = (file, length) }
    }
  }

  func synchronized(_ name: String) {
    state.with { $0.unsynchronized[name] = nil }
  }
}

extension Faults.State {
  /// - Returns: How the operation fails, if it does, and whether the power does.
  fileprivate mutating func next(_ operation: String) -> (AppError?, isCut: Bool) {
    operations.append(operation)
    switch plan {
    case .none, .act: return (nil, false)
    case .kill(let step): return (killed(at: step), false)
    case .powerCut(let step):
      let wasOver = isOver
      return (killed(at: step), !wasOver && isOver)
    case .fail(let name, let fault):
      if isOver || !operation.hasPrefix(name) { return (nil, false) }
      isOver = true
      return (fault, false)
    case .failAlways(let name, let fault): return (operation.hasPrefix(name) ? fault : nil, false)
    }
  }

  fileprivate mutating func act(before operation: String) -> (@Sendable () -> Void)? {
    guard case .act(let name, let act) = plan, !isOver, operation.hasPrefix(name) else { return nil }
    isOver = true
    return act
  }

  /// Once killed, a process does nothing any more.
  private mutating func killed(at step: Int) -> AppError? {
    if isOver { return .unexpected(reference: "killed") }
    if operations.count < step { return nil }
    isOver = true
    return .unexpected(reference: "kill")
  }
}
