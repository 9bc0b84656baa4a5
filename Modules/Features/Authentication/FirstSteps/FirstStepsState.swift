public import Entities

/// What a newcomer is shown.
public struct FirstStepsState: Equatable, Sendable {
  /// The newcomer.
  public let person: Author
}
