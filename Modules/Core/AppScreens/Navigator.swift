public import AppValues

/// What a host gives a place that it opens: the way on from there, and the way out.
///
/// Each visit of a place has a navigator of its own, so that a screen moves only itself, even when the person went
/// on while it was at work:
///
/// - `show` opens a place on top of all.
/// - `replace` and `back` act on the visit that the navigator belongs to, wherever it is now. The places above and
///   below it stay. Once the visit is over, they do nothing; `show` still opens.
/// - No place stands directly on itself: of two such visits the upper one stays.
/// - There is always a place: what a person begins with stays when it is left as the last one, and takes the place
///   of any other.
///
/// `PlaceStack` keeps these rules for a host that has a list of places.
///
/// A presenter keeps its navigator alive. A host that holds presenters is therefore held weakly by its navigators.
/// A host also says which kinds of places it has at present: no menu offers a way to one that it does not have.
@MainActor
public protocol Navigator<Place>: AnyObject {
  /// The places of the app.
  associatedtype Place: AppPlace

  /// Whether the app has places of this kind at present. A source may gain or lose what it can do, so presenters ask
  /// for every kind while they are made and behind each reading: answer without making a screen.
  func has(_ kind: Place.Kind) -> Bool
  /// Opens a place on top of all.
  func show(_ place: Place)
  /// Opens a place instead of this visit.
  func replace(with place: Place)
  /// Leaves this visit.
  func back()
  /// Leaves every visit of a place that is no more, such as a list that was deleted.
  func remove(_ place: Place)
  /// Has the host say something on the screen that it shows next: what became of a screen that is left.
  func say(_ notice: ScreenNotice)
}

extension Navigator {
  /// Opens a place on top of all.
  ///
  /// Throws `unsupported` where the app does not have it.
  public func open(_ place: Place) throws(AppError) {
    guard has(place.kind) else { throw .unsupported }
    show(place)
  }
}

extension Navigator where Place.Kind: CaseIterable {
  /// The kinds of places that the app has at present.
  public var availablePlaces: Set<Place.Kind> { Set(Place.Kind.allCases.filter { has($0) }) }
}
