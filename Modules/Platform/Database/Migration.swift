public import AppValues

/// A step from one version of the tables to the next: applied once, in order, each in a transaction of its
/// own, safe to be killed and started again.
public struct Migration: Sendable {
  /// A name that never changes once released.
  public let name: String
  let apply: @Sendable (any SQLConnection) throws(AppError) -> Void

  /// A step that runs `apply`.
  public init(
    _ name: String, _ apply: @escaping @Sendable (any SQLConnection) throws(AppError) -> Void
  ) {
    self.name = name
    self.apply = apply
  }
}
