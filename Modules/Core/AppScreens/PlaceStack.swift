/// The places that a person has opened, by the rules of `Navigator`, and never empty.
public struct PlaceStack<Place: Hashable & Sendable>: Sendable {
  /// One visit of a place.
  public struct Visit: Hashable, Identifiable, Sendable {
    /// Differs between two visits of one place, and is never used again.
    public let id: Int
    /// What is visited.
    public let place: Place
  }

  /// What is open, the first opened first.
  public private(set) var visits: [Visit] = []
  private var start: Place
  private let limit: Int
  private var lastID = 0

  /// - Parameters:
  ///   - start: Where a person begins, and ends up when they leave everything.
  ///   - place: What is open at first; nil for `start`.
  ///   - limit: The most visits kept, at least two: beyond them the oldest above the first is let go.
  public init(start: Place, at place: Place? = nil, limit: Int = .max) {
    self.start = start
    self.limit = max(limit, 2)
    visits = [visit(place ?? start)]
  }

  /// The place on top, which the person sees.
  public var top: Visit { visits[visits.count - 1] }

  /// Whether leaving what the person sees leads anywhere. The first place, when a link opened it, leads to where one
  /// would have begun without the link.
  public var canGoBack: Bool { visits.count > 1 || top.place != start }

  /// Opens a place on top of all.
  public mutating func show(_ place: Place) {
    visits.append(visit(place))
    if visits.count > limit { visits.remove(at: 1) }
    settle()
  }

  /// Opens a place instead of the visit `id`, unless that is over.
  public mutating func replace(_ id: Visit.ID, with place: Place) {
    guard let index = visits.firstIndex(where: { $0.id == id }) else { return }
    visits[index] = visit(place)
    settle()
  }

  /// Ends the visit `id`, unless it is over or all that there is.
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

  /// Ends every visit and opens a place, for a person who begins at another `start`.
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
