/// Opens addresses outside the app: in a browser, or a photo viewer.
public struct LinkOpener: Sendable {
  /// For a host that opens nothing: its screens don't offer it.
  public static let none = LinkOpener(isAvailable: false) { _ in false }

  /// Whether screens offer to open addresses.
  public let isAvailable: Bool
  private let opening: @Sendable (String) async -> Bool

  /// - Parameters:
  ///   - isAvailable: Whether screens offer to open addresses.
  ///   - opening: Opens a URL or the path of a file. Returns whether there was a program for it.
  public init(isAvailable: Bool = true, _ opening: @escaping @Sendable (String) async -> Bool) {
    self.isAvailable = isAvailable
    self.opening = opening
  }

  /// Opens a URL or the path of a file on this device. Returns false if there was no program for it.
  public func open(_ address: String) async -> Bool {
    await opening(address)
  }
}
