public import AppValues
import Foundation
public import Logging
import SocialDatabase
import SocialFiles
import SocialScheduling
public import Todo

/// Todos in a file, which any number of processes may use at once, and which other devices can be kept in step with.
///
/// A todo is stored field by field, each with the hybrid logical time at which it was set. What is changed on this
/// device, and what comes from others, goes the same way: it's merged field by field, in one transaction together with
/// what lists, counts and searches are read from, and all who listen hear of it, in other processes too. A deleted todo
/// leaves what it said behind, so that it stays deleted on all devices and can be brought back.
public struct TodoStore: Sendable {
  /// Stands in the header of each file: "Todo".
  static let applicationID: Int32 = 0x546F_646F

  let database: SQLiteDatabase
  let clock: WallClock
  private let kept: LocalTodos
  private let engine: SyncEngine
  /// Where the file is.
  private let folder: String

  /// Opens a file, made when there is none, in a folder that is there.
  ///
  /// - Parameters:
  ///   - path: The file. Others lie beside it, whose names begin with its.
  ///   - clock: The device's clock.
  ///   - log: Takes what people are not told.
  ///   - updating: Is told what is done to a file of an earlier version.
  ///
  /// Throws `storage`: `notADatabase` for a file that is damaged or another program's, `readOnly`, `full`, `locked` when
  /// another process holds it for five seconds, `newerVersion`.
  public static func open(
    path: String, clock: WallClock = .system, log: Logger,
    updating: @escaping @Sendable (DatabaseUpdate) -> Void = { _ in }
  ) async throws(AppError) -> TodoStore {
    let database = try await SQLiteDatabase.open(
      path: path, applicationID: applicationID, migrations: migrations, log: log, updating: updating)
    return TodoStore(database, path: path, clock: clock)
  }

  private init(_ database: SQLiteDatabase, path: String, clock: WallClock) {
    let lock = FileLock("\(path)-sync.lock")
    folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    self.database = database
    self.clock = clock
    kept = LocalTodos(database: database, clock: clock)
    engine = SyncEngine(
      store: LocalSyncStore(database: database, clock: clock), lock: lock, clock: clock)
  }

  /// The todos, for the room.
  public var ports: TodoPorts {
    TodoPorts(todos: kept, editing: kept, search: kept, news: kept, history: kept)
  }

  /// Lets go of the file, once what is under way is done.
  public func close() async { await database.close() }

  // MARK: Keeping in step

  /// Joins a folder, which is remembered from then on, and gets in step with what is in it. The folder must be there.
  ///
  /// The report's fault is `invalid(.folder, .taken)` for the folder of the file itself, and any in it.
  ///
  /// - Parameter folder: Its absolute path.
  public func join(_ folder: String) async -> SyncReport {
    let own = self.folder
    let isOwn = await BlockingWork.run { Self.real(folder).hasPrefix(Self.real(own)) }
    return isOwn ? SyncReport(fault: .invalid(.folder, .taken)) : await engine.join(folder)
  }

  private static func real(_ folder: String) -> String {
    URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
  }

  /// What the folder that was joined looks like from outside: while it's the same, there is nothing new in it. Nil where
  /// there is none, or it can't be read.
  public func folderGlance() async -> FolderSnapshot? { await engine.glance() }

  /// Gets in step with the folder that was joined; the report's fault is `notFound` where none was.
  public func sync() async -> SyncReport { await engine.round() }

  /// The folder that was joined; nil where none was.
  ///
  /// Throws `storage`.
  public func joinedFolder() async throws(AppError) -> JoinedFolder? {
    try await LocalSyncStore(database: database, clock: clock).joinedFolder()
  }
}

/// What a folder looks like from outside: which files of changes it has, and how long and how old they are.
public struct FolderSnapshot: Hashable, Sendable {
  let files: [String: [Int64]]
}

extension InputField {
  /// A folder in which devices keep in step.
  public static let folder = InputField("folder")
}

/// A folder by which todos are kept in step.
public struct JoinedFolder: Hashable, Sendable {
  /// Where it is.
  public let path: String
  /// When all was in step last; nil where it never was.
  public let inStepAt: Timestamp?

  /// - Parameters:
  ///   - path: Where it is.
  ///   - inStepAt: When all was in step last; nil where it never was.
  public init(path: String, inStepAt: Timestamp?) {
    self.path = path
    self.inStepAt = inStepAt
  }
}
