/// The places that a person has opened, following the rules of `Navigator`. It's never empty.
public struct PlaceStack<Place: Hashable & Sendable>: Sendable {
  /// One visit of a place.
  public struct Visit: Hashable, Identifiable, Sendable {
    /// Unique for each visit, and never reused.
    public let id: Int
    /// The visited place.
    public let place: Place
  }

  /// The open visits, the earliest first.
  public private(set) var visits: [Visit] = []
  private var start: Place
  private let limit: Int
  private var lastID = 0

  /// - Parameters:
  ///   - start: Where a person begins, and where they end up if they leave everything.
  ///   - place: The first open place; nil for `start`.
  ///   - limit: The maximum number of visits, at least two. Beyond that, the oldest one above the first is dropped.
  public init(start: Place, at place: Place? = nil, limit: Int = .max) {
    self.start = start
    self.limit = max(limit, 2)
    visits = [visit(place ?? start)]
  }

  /// The visit on top, which the person sees.
  public var top: Visit { visits[visits.count - 1] }

  /// Whether the person can go back. If a link opened the first place, going back leads to where the person would
  /// have begun without the link.
  public var canGoBack: Bool { visits.count > 1 || top.place != start }

  /// Opens a place on top of all others.
  public mutating func show(_ place: Place) {
    visits.append(visit(place))
    if visits.count > limit { visits.remove(at: 1) }
    settle()
  }

  /// Replaces the visit `id` with a place, unless that visit is over.
  public mutating func replace(_ id: Visit.ID, with place: Place) {
    guard let index = visits.firstIndex(where: { $0.id == id }) else { return }
    visits[index] = visit(place)
    settle()
  }

  /// Ends the visit `id`, unless it's over or the only one.
  public mutating func leave(_ id: Visit.ID) {
    guard canGoBack else { return }
    visits.removeAll { $0.id == id }
    settle()
  }

  /// Ends every visit of a place.
  public mutating func remove(_ place: Place) {
    visits.removeAll { $0.place == place }
    settle()
  }

  /// Ends every visit and opens a place. From now on, the person begins at `start`.
  public mutating func restart(at place: Place, start: Place) {
    self.start = start
    visits = [visit(place)]
  }

  private mutating func visit(_ place: Place) -> Visit {
    lastID += 1
    return Visit(id: lastID, place: place)
  }

  private mutating func settle() {
    for index in visits.indices.dropLast().reversed() where visits[index].place == visits[index + 1].place {
      visits.remove(at: index)
    }
    if visits.isEmpty { visits = [visit(start)] }
  }
}
