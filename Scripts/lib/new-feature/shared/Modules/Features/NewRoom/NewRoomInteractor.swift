public import AppValues

/// The rules of the room, also for programs without screens.
public struct NewRoomInteractor: Sendable {
  private let repository: any NewRoomRepository

  /// Reads and writes through `repository`.
  public init(repository: any NewRoomRepository) {
    self.repository = repository
  }

  /// What the source can do.
  public var capabilities: NewRoomCapabilities { repository.newRoomCapabilities }

  /// The items, newest first: the page that `request` asks for.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  public func items(_ request: PageRequest) async throws(AppError) -> Page<NewRoomItem> {
    try await repository.items(request)
  }

  /// Adds an item and returns it.
  ///
  /// - Parameter name: As it was entered. Blanks around it are left out.
  ///
  /// Throws `invalid(.name, …)`, `unsupported`, and what the repository throws.
  public func add(_ name: String) async throws(AppError) -> NewRoomItem {
    guard capabilities.adds else { throw .unsupported }
    return try await repository.add(try NewRoomItem.nameLimit.required(name))
  }
}
