public import AppValues

/// A request for a page of a list, with its maximum length.
public struct PageParameters: Codable, Hashable, Sendable {
  /// The id that the page is older than; the id that it's newer than, possibly with a gap; the id that it's
  /// newer than without one.
  public var maxID, sinceID, minID: String?
  /// The maximum number of items; nil for the usual number.
  public var limit: Int?

  /// The newest page by default.
  public init(maxID: String? = nil, sinceID: String? = nil, minID: String? = nil, limit: Int? = nil) {
    self.maxID = maxID
    self.sinceID = sinceID
    self.minID = minID
    self.limit = limit
  }

  /// A page of a list whose cursors are the ids of its items, such as a timeline.
  ///
  /// - Parameter request: The page.
  public init(_ request: PageRequest) {
    self.init(limit: request.limit)
    let end = request.end?.rawValue
    switch request.position {
    case .first: sinceID = end
    case .before(let cursor): (maxID, sinceID) = (cursor.rawValue, end)
    case .justAbove(let cursor): (minID, maxID) = (cursor.rawValue, end)
    }
  }

  enum CodingKeys: String, CodingKey {
    case maxID = "max_id"
    case sinceID = "since_id"
    case minID = "min_id"
    case limit
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      maxID: try values.decodeIfPresent(String.self, forKey: .maxID),
      sinceID: try values.decodeIfPresent(String.self, forKey: .sinceID),
      minID: try values.decodeIfPresent(String.self, forKey: .minID),
      limit: try values.decodeIfPresent(PageLimit.self, forKey: .limit)?.value)
  }

  /// The maximum number of items, clamped: a limit is never an error.
  ///
  /// - Parameters:
  ///   - usual: The number if there's no limit.
  ///   - maximum: The highest number allowed.
  public func limit(usual: Int, maximum: Int) -> Int {
    PageLimit.clamped(limit, usual: usual, maximum: maximum)
  }
}

/// A request for a page of a list, with other parameters of the list.
@dynamicMemberLookup
public struct PagedParameters<Filters: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The page.
  public var page: PageParameters
  /// The other parameters, at the same level on the wire.
  public var filters: Filters

  /// - Parameter page: The page; the newest by default.
  public init(page: PageParameters = .init(), filters: Filters) {
    self.page = page
    self.filters = filters
  }

  /// One of the other parameters, by name.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Filters, Part>) -> Part {
    get { filters[keyPath: part] }
    set { filters[keyPath: part] = newValue }
  }

  public init(from decoder: any Decoder) throws {
    self.init(page: try PageParameters(from: decoder), filters: try Filters(from: decoder))
  }

  public func encode(to encoder: any Encoder) throws {
    try page.encode(to: encoder)
    try filters.encode(to: encoder)
  }
}

/// A maximum number of items. Anything but a number counts as none.
public struct PageLimit: Codable, Hashable, Sendable {
  /// The number; nil for the usual number.
  public var value: Int?

  /// - Parameter value: The number; nil for the usual number.
  public init(_ value: Int?) {
    self.value = value
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A number of JSON, or a text.
    let number = try? container.decode(Int.self)
    self.init(try number ?? RequestText.integer(container.decode(String.self)))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }

  /// The maximum number of items, at least one.
  ///
  /// - Parameters:
  ///   - usual: The number if there's no limit.
  ///   - maximum: The highest number allowed.
  public func clamped(usual: Int, maximum: Int) -> Int {
    Self.clamped(value, usual: usual, maximum: maximum)
  }

  static func clamped(_ value: Int?, usual: Int, maximum: Int) -> Int {
    min(max(value ?? usual, 1), maximum)
  }
}

extension PageLimit: RequestScalar {
  static var kind: ParameterKind { .integer }

  init?(requestText: String) { self.init(RequestText.integer(requestText)) }

  var requestText: String { value.map(String.init) ?? "" }
}
