import AppValues
import SocialFiles
import SocialScheduling

/// Keeps the todos of this device in step with those of others, through a folder that all of them reach at times
/// (`ChangeLine` has the format of what is in it).
///
/// A round may be broken off anywhere, by a kill or a fault, and any number of processes may begin one: what is read
/// is taken in together with how far it was read, what is written counts as written once it's on the disk, and to take
/// in or to write a change twice does nothing. A round that fails leaves the store as good as it was.
struct SyncEngine: Sendable {
  private let store: any SyncStore
  private let lock: FileLock
  private let clock: WallClock
  private let limits: SyncLimits
  private let open: @Sendable (String) throws(AppError) -> any SyncFolder

  /// - Parameters:
  ///   - store: Where the todos are.
  ///   - lock: Beside the database, the same in all processes that use it.
  ///   - clock: The device's clock.
  ///   - limits: How much is done at once.
  ///   - open: Opens a folder, and never makes one.
  init(
    store: any SyncStore, lock: FileLock, clock: WallClock = .system, limits: SyncLimits = .init(),
    open: @escaping @Sendable (String) throws(AppError) -> any SyncFolder = { path throws(AppError) in
      try OpenFolder(path)
    }
  ) {
    self.store = store
    self.lock = lock
    self.clock = clock
    self.limits = limits
    self.open = open
  }

  /// Joins a folder, which is remembered from then on, and does a round with it. It must be there; it's marked where it
  /// has no marker yet.
  func join(_ path: String) async -> SyncReport {
    await locked { round, memory throws(AppError) in
      let folder = try await openFolder(path)
      let marker = try await BlockingWork.run { () throws(AppError) in
        try Self.joinedMarker(in: folder, by: memory.device)
      }
      let known = KnownFolder(path: path, marker: marker.folder)
      try await round.run(in: folder, known, memory)
    }
  }

  /// Does a round with the folder that was joined.
  func round() async -> SyncReport {
    await locked { round, memory throws(AppError) in
      guard let known = memory.folder else { throw .notFound }
      let folder = try await openFolder(known.path)
      let marker = try await BlockingWork.run { () throws(AppError) in
        try Self.knownMarker(known, of: memory.device, in: folder)
      }
      try await round.run(in: folder, KnownFolder(path: known.path, marker: marker), memory)
    }
  }

  /// What the folder that was joined looks like from outside; nil where there is none, or it can't be read.
  func glance() async -> FolderSnapshot? {
    // What can't be looked at is found out by a round, which says why.
    guard let known = try? await store.folder() else { return nil }
    let open = open
    // The same.
    return try? await BlockingWork.run { () throws(AppError) in
      let folder = try open(known.path)
      var files: [String: [Int64]] = [:]
      for name in try folder.names() where !name.hasPrefix(".") {
        files[name] = try folder.status(of: name)?.identity
      }
      return FolderSnapshot(files: files)
    }
  }

  private func locked(
    _ body: (inout SyncRound, SyncMemory) async throws(AppError) -> Void
  ) async -> SyncReport {
    var round = SyncRound(store: store, clock: clock, limits: limits)
    do throws(AppError) {
      let held = try await lock.hold()
      defer { held.release() }
      try await body(&round, store.memory())
      try await store.finished(at: clock.now())
    } catch {
      round.report.fault = error
    }
    return round.report
  }

  private func openFolder(_ path: String) async throws(AppError) -> any SyncFolder {
    let open = open
    return try await BlockingWork.run { () throws(AppError) in try open(path) }
  }

  private static func joinedMarker(
    in folder: any SyncFolder, by device: DeviceID
  ) throws(AppError) -> FolderMarker {
    try FolderMarker.removeLeftover(of: device, in: folder)
    if case .marker(let marker) = try FolderMarker.read(in: folder) { return marker }
    try FolderMarker.random().write(in: folder, by: device)
    // Another device may have put its own there just after; that one stays.
    guard case .marker(let marker) = try FolderMarker.read(in: folder) else { throw .unavailable }
    return marker
  }

  /// Makes sure that a folder is the one that was joined: its marker is. Where two devices joined a synced folder while
  /// they were apart, one of their two markers is lost; one's own file shows then that it's the folder all the same.
  private static func knownMarker(
    _ known: KnownFolder, of device: DeviceID, in folder: any SyncFolder
  ) throws(AppError) -> String {
    switch try FolderMarker.read(in: folder) {
    case .marker(let marker) where marker.folder == known.marker: return known.marker
    case .missing: throw .unavailable
    case let reading:
      guard try folder.status(of: ChangeFile.name(of: device)) != nil else { throw .unavailable }
      if case .marker(let marker) = reading { return marker.folder }
      return known.marker
    }
  }
}
