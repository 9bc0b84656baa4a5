public import Entities

/// What a newcomer is shown.
public struct FirstStepsState: Equatable, Sendable {
  /// The newcomer.
  public var person: Author

  /// A state to preview, or to draw in a test.
  public init(person: Author) {
    self.person = person
  }
}
