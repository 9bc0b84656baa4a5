/// A place in an app: something that links lead to and that can be opened.
///
/// What an app has is determined by kind: whether it shows posts at all, not whether it shows a certain post. If an
/// app's places have no ids, it needs no separate kinds: each place is its own kind.
///
/// ```swift
/// enum GardenPlace: AppPlace {
///   case beds, bed(ID<Bed>)
///
///   enum Kind: CaseIterable { case beds, bed }
///
///   var kind: Kind {
///     switch self {
///     case .beds: .beds
///     case .bed: .bed
///     }
///   }
/// }
/// ```
public protocol AppPlace: Hashable, Sendable {
  /// The kinds of places, regardless of ids.
  associatedtype Kind: Hashable, Sendable = Self

  /// The kind of this place.
  var kind: Kind { get }
}

extension AppPlace where Kind == Self {
  /// The place itself.
  public var kind: Self { self }
}
