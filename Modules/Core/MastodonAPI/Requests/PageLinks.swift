/// The addresses of the pages before and after a page: the header `Link` (RFC 8288).
public struct PageLinks: Hashable, Sendable {
  /// The address of the next page, with older items; nil if there is certainly none.
  public var next: String?
  /// The address of the previous page, with newer items.
  public var previous: String?

  /// Makes links of their addresses.
  public init(next: String? = nil, previous: String? = nil) {
    self.next = next
    self.previous = previous
  }

  /// The links of a page.
  ///
  /// - Parameters:
  ///   - address: The absolute address of the list, without a query.
  ///   - query: The parameters of the page. All of them are kept except those for the page itself and a token.
  ///   - last: The id that the next page is older than; nil if there is certainly nothing older.
  ///   - first: The id that the previous page is newer than; nil on an empty page.
  public init(address: String, query: RequestValues, last: String?, first: String?) {
    self.init(
      next: last.map { Self.address(address, query, "max_id", $0) },
      previous: first.map { Self.address(address, query, "min_id", $0) })
  }

  /// The links of a page of a list with offsets, such as a search.
  ///
  /// - Parameters:
  ///   - address: The absolute address of the list, without a query.
  ///   - query: The parameters of the page.
  ///   - nextOffset: The offset of the next page; nil if there is certainly none.
  ///   - previousOffset: The offset of the previous page; nil on the first page.
  public init(address: String, query: RequestValues, nextOffset: Int?, previousOffset: Int?) {
    self.init(
      next: nextOffset.map { Self.address(address, query, "offset", String($0)) },
      previous: previousOffset.map { Self.address(address, query, "offset", String($0)) })
  }

  private static func address(
    _ address: String, _ query: RequestValues, _ name: String, _ value: String
  ) -> String {
    var kept = query.values
    for name in ["max_id", "since_id", "min_id", "offset", "access_token"] { kept[name] = nil }
    let rest = RequestValues(kept).query
    return "\(address)?\(rest)\(rest.isEmpty ? "" : "&")\(name)=\(RequestValues.escaped(value))"
  }

  /// The value of the header; nil if there are no links.
  public var header: String? {
    let links = [next.map { "<\($0)>; rel=\"next\"" }, previous.map { "<\($0)>; rel=\"prev\"" }]
    let text = links.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? nil : text
  }

  /// Reads the value of a header, skipping what can't be read.
  ///
  /// - Parameter header: The value, or several of them separated by commas.
  public init(header: String) {
    self.init()
    var rest = header[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let address = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      // The parameters go on until the next address: none of them has a `<`.
      let parameters = rest[..<(rest.firstIndex(of: "<") ?? rest.endIndex)]
      let relations = Self.relations(in: parameters)
      if relations.contains("next"), next == nil { next = address }
      if relations.contains("prev") || relations.contains("previous"), previous == nil { previous = address }
    }
  }

  private static func relations(in parameters: Substring) -> [Substring] {
    for parameter in parameters.split(whereSeparator: { $0 == ";" || $0 == "," }) {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].filter({ !$0.isWhitespace }).lowercased() == "rel" else { continue }
      return parts[1].split { $0.isWhitespace || $0 == "\"" }
    }
    return []
  }

  /// The parameters in a link's address, for requesting its page; nil if there are none, or they can't be read.
  ///
  /// - Parameter address: The address of a page, from a link.
  public static func parameters(of address: String) -> RequestValues? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    let query = address[address.index(after: mark)...].prefix { $0 != "#" }
    // What can't be read leads to no page.
    guard let values = try? RequestValues(query: String(query)), !values.values.isEmpty else { return nil }
    return values
  }
}
