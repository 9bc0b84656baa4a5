import AppValues
import SocialBackend

/// The network's statistics, as far as they are known. However many calls ask at a time, they are counted once.
actor KnownStatistics {
  private let count: @Sendable () async throws(AppError) -> NetworkStatistics
  private var underWay: Task<NetworkStatistics?, Never>?
  private var last: NetworkStatistics?

  /// - Parameter count: Counts them.
  init(_ count: @escaping @Sendable () async throws(AppError) -> NetworkStatistics) {
    self.count = count
  }

  /// What was counted last; nil where nothing is known.
  func current() async -> NetworkStatistics? {
    await counting().value ?? last
  }

  /// The count that is under way, or one that begins.
  func counting() -> Task<NetworkStatistics?, Never> {
    if let underWay { return underWay }
    let task = Task {
      // Apps ask for a server before all else: that doesn't fail for a number.
      let counted = try? await count()
      last = counted ?? last
      underWay = nil
      return counted
    }
    underWay = task
    return task
  }
}
