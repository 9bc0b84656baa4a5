public import AppValues

/// Opens and leaves places on behalf of a screen. A host gives one to each place that it opens.
///
/// Each visit of a place has its own navigator, so that a screen moves only itself, even if the person has moved on
/// while it was working:
///
/// - `show` opens a place on top of all others.
/// - `replace` and `back` affect the visit that the navigator belongs to, wherever it is now. The places above and
///   below it stay. Once the visit is over, they do nothing; `show` still opens places.
/// - A place never stands directly on itself: of two such visits, the upper one stays.
/// - There is always a place: the starting place stays if it's the last one, and replaces any other last one that is
///   left.
///
/// `PlaceStack` implements these rules for a host with a list of places.
///
/// A presenter keeps its navigator alive, so navigators hold a host that holds presenters weakly. A host also says
/// which kinds of places it currently has: no menu leads to any other kind.
@MainActor
public protocol Navigator<Place>: AnyObject {
  /// The places of the app.
  associatedtype Place: AppPlace

  /// Whether the app currently has places of this kind. Since a source may gain or lose capabilities, presenters ask
  /// about every kind while they're being made and after each reading: answer without making a screen.
  func has(_ kind: Place.Kind) -> Bool
  /// Opens a place on top of all others.
  func show(_ place: Place)
  /// Replaces this visit with a place.
  func replace(with place: Place)
  /// Leaves this visit.
  func back()
  /// Leaves every visit of a place that no longer exists, such as a deleted list.
  func remove(_ place: Place)
  /// Shows a notice on the next screen: the outcome of an action on a screen that is left.
  func say(_ notice: ScreenNotice)
}

extension Navigator {
  /// Opens a place on top of all others.
  ///
  /// Throws `unsupported` if the app doesn't have it.
  public func open(_ place: Place) throws(AppError) {
    guard has(place.kind) else { throw .unsupported }
    show(place)
  }
}

extension Navigator where Place.Kind: CaseIterable {
  /// The kinds of places that the app currently has.
  public var availablePlaces: Set<Place.Kind> { Set(Place.Kind.allCases.filter { has($0) }) }
}
