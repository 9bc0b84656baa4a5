/// Where a host puts text for other programs to take.
public struct Clipboard: Sendable {
  /// A host without such a place: its people copy what they read.
  public static let none = Clipboard { _ in false }

  private let put: @Sendable (String) async -> Bool

  /// - Parameter put: Takes a text; whether there is a place for it.
  public init(_ put: @escaping @Sendable (String) async -> Bool) {
    self.put = put
  }

  /// Puts a text there, in place of what was there before; false where there is no such place.
  public func copy(_ text: String) async -> Bool {
    await put(text)
  }
}
