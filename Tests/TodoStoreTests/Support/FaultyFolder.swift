import AppValues

@testable import SocialTodoStore

/// What befalls the operations on a folder, in the order in which they are made.
final class Faults: Sendable {
  private let state = Shared(State())

  private struct State {
    var count = 0
    var plan: Plan = .none
    var isOver = false
  }

  /// What is to happen.
  enum Plan: Sendable {
    case none
    /// The process is killed at an operation, which is not made; what's written then is cut in the middle.
    case kill(at: Int)
    /// An operation of a name fails, once.
    case fail(String, AppError)
    /// All operations of a name fail.
    case failAlways(String, AppError)
  }

  /// How many operations were begun.
  var count: Int { state.value.count }

  func plan(_ plan: Plan) {
    state.value = State(plan: plan)
  }

  /// - Parameter half: Done before the process is killed.
  func before(_ operation: String, half: () -> Void = {}) throws(AppError) {
    let fault: AppError? = state.with { state in
      state.count += 1
      switch state.plan {
      case .none: return nil
      case .kill(let at):
        if state.isOver { return .unexpected(reference: "killed") }
        if state.count < at { return nil }
        state.isOver = true
        return .unexpected(reference: "killing")
      case .fail(operation, let fault):
        if state.isOver { return nil }
        state.isOver = true
        return fault
      case .failAlways(operation, let fault): return fault
      case .fail, .failAlways: return nil
      }
    }
    guard let fault else { return }
    if fault == .unexpected(reference: "killing") { half() }
    if operation == "append", fault == .storage(.full) { half() }
    throw fault
  }
}

/// A folder whose operations fail as planned.
struct FaultyFolder: SyncFolder {
  let folder: any SyncFolder
  let faults: Faults

  /// Opens folders so.
  static func opening(_ faults: Faults) -> @Sendable (String) throws(AppError) -> any SyncFolder {
    { path throws(AppError) in
      try faults.before("folder")
      return FaultyFolder(folder: try OpenFolder(path), faults: faults)
    }
  }

  func names() throws(AppError) -> [String] {
    try faults.before("names")
    return try folder.names()
  }

  func status(of name: String) throws(AppError) -> FileStatus? {
    try faults.before("status")
    return try folder.status(of: name)
  }

  func open(_ name: String, for use: FileUse) throws(AppError) -> (any SyncFile)? {
    try faults.before("open \(use)")
    return try folder.open(name, for: use).map { FaultyFile(file: $0, faults: faults) }
  }

  func rename(_ name: String, to other: String) throws(AppError) {
    try faults.before("rename")
    try folder.rename(name, to: other)
  }

  func remove(_ name: String) throws(AppError) {
    try faults.before("remove")
    try folder.remove(name)
  }

  func synchronize() throws(AppError) {
    try faults.before("synchronize folder")
    try folder.synchronize()
  }
}

private struct FaultyFile: SyncFile {
  let file: any SyncFile
  let faults: Faults

  func status() throws(AppError) -> FileStatus {
    try faults.before("file status")
    return try file.status()
  }

  func read(_ count: Int, at offset: Int64) throws(AppError) -> [UInt8] {
    try faults.before("read")
    return try file.read(count, at: offset)
  }

  func append(_ bytes: [UInt8]) throws(AppError) {
    // A half that cannot be written is none.
    try faults.before("append") { try? file.append(Array(bytes.prefix(bytes.count / 2))) }
    try file.append(bytes)
  }

  func truncate(to length: Int64) throws(AppError) {
    try faults.before("truncate")
    try file.truncate(to: length)
  }

  func synchronize() throws(AppError) {
    try faults.before("synchronize")
    try file.synchronize()
  }
}
