/// A host's clipboard.
public struct Clipboard: Sendable {
  /// For a host without a clipboard: people copy text themselves.
  public static let none = Clipboard { _ in false }

  private let put: @Sendable (String) async -> Bool

  /// - Parameter put: Copies a text. Returns whether there is a clipboard.
  public init(_ put: @escaping @Sendable (String) async -> Bool) {
    self.put = put
  }

  /// Copies a text. Returns false if there is no clipboard.
  public func copy(_ text: String) async -> Bool {
    await put(text)
  }
}
