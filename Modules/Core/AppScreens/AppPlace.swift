/// A place of an app: what links lead to and what can be opened.
///
/// What an app has is asked by kind: whether it shows posts at all, not whether it shows a certain one. An app whose
/// places carry no ids needs no kinds; each of its places is one of its own then.
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
  /// The kinds of places, whatever their ids.
  associatedtype Kind: Hashable, Sendable = Self

  /// The kind of this place.
  var kind: Kind { get }
}

extension AppPlace where Kind == Self {
  /// The place itself.
  public var kind: Self { self }
}
