package import Entities

extension ListComments {
  /// The stored number.
  package var number: Int64 {
    switch self {
    case .onFollowed: 0
    case .onMembers: 1
    case .onNoOneElse: 2
    }
  }

  /// An unknown number shows as few comments as possible.
  package init(number: Int64) {
    self = Self.allCases.first { $0.number == number } ?? .onNoOneElse
  }
}
