public import AppScreens

/// The behaviour of every navigator, whatever its host. Test all cases with your own host.
///
/// ```swift
/// @Test(arguments: NavigatorPromise.allCases)
/// func keeps(_ promise: NavigatorPromise) {
///   #expect(promise.breach(by: MyHost(start: .home), opening: [.a, .b, .c]) == nil)
/// }
/// ```
public enum NavigatorPromise: CaseIterable, Sendable {
  /// `show` opens a place on top of all others, even from a visit below.
  case showOpensOnTopOfAll
  /// `back` ends its own visit; those above it stay.
  case backLeavesTheVisitAlone
  /// `back` ends its own visit; another visit of the same place stays.
  case backLeavesNoOtherVisitOfThePlace
  /// `replace` puts a place in the position of its own visit, below those above it.
  case replaceKeepsThePosition
  /// Once a visit is over, `back` and `replace` of its navigator do nothing.
  case whatIsOverMovesNothing
  /// Once a visit is over, `show` of its navigator still opens places.
  case whatIsOverStillShows
  /// Neither `show` nor `replace` leaves a place directly on itself.
  case noPlaceStandsOnItself
  /// If two visits of a place meet, the navigator of the upper one keeps working.
  case theUpperOfTwoVisitsStays
  /// `remove` ends every visit of a place.
  case removeLeavesEveryVisit
  /// `back` from the last place stays there.
  case thereIsAlwaysAPlace
  /// `has` says what the app currently has, whichever visit asks, even one that is over.
  case placesComeAndGo
  /// Open places stay open when the app loses places of their kind, and can be left as usual.
  case whatIsOpenStays

  /// How a new host breaks the promise; nil if it keeps it.
  ///
  /// - Parameters:
  ///   - host: A host that shows its starting place.
  ///   - places: Three different places other than that one.
  @MainActor
  public func breach<Host: NavigatorHost>(by host: Host, opening places: [Host.Place]) -> String? {
    let (start, a, b, c) = (host.places[0], places[0], places[1], places[2])
    let first = host.navigator(at: 0)
    let expected: [Host.Place]
    switch self {
    case .showOpensOnTopOfAll:
      for place in [a, b] { first.show(place) }
      expected = [start, a, b]
    case .backLeavesTheVisitAlone:
      let left = Self.open(a, then: [b], in: host)
      left.back()
      expected = [start, b]
    case .backLeavesNoOtherVisitOfThePlace:
      let left = Self.open(a, then: [b, a], in: host)
      left.back()
      expected = [start, b, a]
    case .replaceKeepsThePosition:
      Self.open(a, then: [b], in: host).replace(with: c)
      expected = [start, c, b]
    case .whatIsOverMovesNothing:
      let left = Self.open(a, then: [b], in: host)
      left.back()
      left.back()
      left.replace(with: c)
      expected = [start, b]
    case .whatIsOverStillShows:
      let left = Self.open(a, then: [b], in: host)
      left.back()
      left.show(c)
      expected = [start, b, c]
    case .noPlaceStandsOnItself:
      let top = Self.open(a, then: [b], in: host, of: 2)
      top.show(b)
      host.navigator(at: 2).replace(with: a)
      expected = [start, a]
    case .theUpperOfTwoVisitsStays:
      Self.open(a, then: [b, a], in: host, of: 3).show(c)
      let upper = host.navigator(at: 3)
      host.navigator(at: 2).back()
      upper.replace(with: b)
      expected = [start, b, c]
    case .removeLeavesEveryVisit:
      Self.open(a, then: [b, a, c], in: host).remove(a)
      expected = [start, b, c]
    case .thereIsAlwaysAPlace:
      first.show(a)
      first.back()
      host.navigator(at: 0).back()
      host.navigator(at: 0).back()
      expected = [start]
    case .placesComeAndGo:
      let over = Self.open(a, then: [b], in: host)
      over.back()
      for isThere in [false, true] {
        host.setPlaces(of: c.kind, areThere: isThere)
        if first.has(c.kind) != isThere || over.has(c.kind) != isThere {
          return "has(_:) should be \(isThere) for \(c), as the host is now"
        }
      }
      expected = [start, b]
    case .whatIsOpenStays:
      let opened = Self.open(a, then: [b, c], in: host)
      for place in [a, b] { host.setPlaces(of: place.kind, areThere: false) }
      opened.back()
      expected = [start, b, c]
    }
    return host.places == expected ? nil : "\(expected) should be open, but \(host.places) is"
  }

  /// Opens places. Returns the navigator of the first of them, or of the visit at `index`.
  @MainActor
  private static func open<Host: NavigatorHost>(
    _ place: Host.Place, then others: [Host.Place], in host: Host, of index: Int = 1
  ) -> any Navigator<Host.Place> {
    for place in [place] + others { host.navigator(at: 0).show(place) }
    return host.navigator(at: index)
  }
}

/// The part of a navigator's host that `NavigatorPromise` needs: the open places and their navigators.
@MainActor
public protocol NavigatorHost<Place> {
  /// The places of the app.
  associatedtype Place: AppPlace

  /// The open places, the earliest first.
  var places: [Place] { get }
  /// The navigator of the visit at an index of `places`.
  func navigator(at index: Int) -> any Navigator<Place>
  /// Removes or adds the places of a kind, as happens if a source loses or gains capabilities.
  func setPlaces(of kind: Place.Kind, areThere: Bool)
}
