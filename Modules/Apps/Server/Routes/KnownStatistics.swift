import AppValues
import SocialBackend

/// The network's statistics, as far as they are known. They are counted once, however many requests ask at a time.
actor KnownStatistics {
  private let count: @Sendable () async throws(AppError) -> NetworkStatistics
  private var underWay: Task<NetworkStatistics?, Never>?
  private var last: NetworkStatistics?

  /// - Parameter count: Counts them.
  init(_ count: @escaping @Sendable () async throws(AppError) -> NetworkStatistics) {
    self.count = count
  }

  /// The last count; nil if nothing is known.
  func current() async -> NetworkStatistics? {
    await counting().value ?? last
  }

  /// The running count, or a new one.
  func counting() -> Task<NetworkStatistics?, Never> {
    if let underWay { return underWay }
    let task = Task {
      // It's the first thing that apps ask a server, so it doesn't fail because of a number.
      let counted = try? await count()
      last = counted ?? last
      underWay = nil
      return counted
    }
    underWay = task
    return task
  }
}
