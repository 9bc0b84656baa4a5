/// Which page of a list is wanted, and how long it may be.
public struct PageParameters: Codable, Hashable, Sendable {
  /// What the page is to be older than; what it's to be newer than, with a gap or without one.
  public var maxID, sinceID, minID: String?
  /// How many items are wanted; nil for as many as is usual.
  public var limit: Int?

  /// The newest page, unless it's said.
  public init(maxID: String? = nil, sinceID: String? = nil, minID: String? = nil, limit: Int? = nil) {
    self.maxID = maxID
    self.sinceID = sinceID
    self.minID = minID
    self.limit = limit
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

  /// How many items the page may have: a limit is never an error.
  ///
  /// - Parameters:
  ///   - usual: Where nothing is asked for.
  ///   - maximum: Where more is asked for.
  public func limit(usual: Int, maximum: Int) -> Int {
    PageLimit.clamped(limit, usual: usual, maximum: maximum)
  }
}

/// A page of a list, with what else the list can be asked for.
@dynamicMemberLookup
public struct PagedParameters<Filters: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// Which page.
  public var page: PageParameters
  /// What else is asked for, beside the page on the wire.
  public var filters: Filters

  /// - Parameter page: The newest, unless it's given.
  public init(page: PageParameters = .init(), filters: Filters) {
    self.page = page
    self.filters = filters
  }

  /// What else is asked for, by the name of a part of it.
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

/// How many items are wanted. What isn't a number counts as nothing.
public struct PageLimit: Codable, Hashable, Sendable {
  /// How many; nil for as many as is usual.
  public var value: Int?

  /// - Parameter value: How many; nil for as many as is usual.
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

  /// How many items there may be: at least one.
  ///
  /// - Parameters:
  ///   - usual: Where nothing is asked for.
  ///   - maximum: Where more is asked for.
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
