import AppValues
import Foundation
import MastodonAPI

/// A position in a list of a server. Where the next page begins, only the server knows: its link says so, and that is
/// kept as it came. The item beside it is what a reading position names.
struct RemoteCursor: Hashable {
  /// The id of an item; nil for a list whose items are no positions.
  let item: String?
  /// What the server's link asks for beyond the list itself; empty if the item says it all.
  let parameters: [String: String]

  /// A position at an item, from which a page can go either way.
  init(at item: String) {
    self.item = item
    parameters = [:]
  }

  /// The position below everything.
  static let beginning = RemoteCursor(at: "0")

  /// The position where a page begins.
  ///
  /// - Parameters:
  ///   - link: The address of the page.
  ///   - item: The item that the page lies beside.
  ///   - list: The parameters of the list.
  ///
  /// Nil if the link leads nowhere else.
  init?(_ link: String, beside item: String?, of list: RequestValues) {
    var parameters: [String: String] = [:]
    for (name, value) in PageLinks.parameters(of: link)?.values ?? [:] {
      guard case .text(let text) = value, list.text(name) != text, !Self.ignored.contains(name) else {
        continue
      }
      parameters[name] = text
    }
    guard let only = parameters.first else { return nil }
    self.item = item
    let isAtItem = parameters.count == 1 && Self.positions.contains(only.key) && only.value == item
    self.parameters = isAtItem ? [:] : parameters
  }

  /// Reads a cursor.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  init(_ cursor: Cursor) throws(AppError) {
    var (item, parameters): (String?, [String: String]) = (nil, [:])
    for part in cursor.rawValue.split(separator: ",", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: ":", omittingEmptySubsequences: false).map {
        $0.removingPercentEncoding
      }
      if part.first == "@", pieces.count == 1, let id = part.dropFirst().removingPercentEncoding, !id.isEmpty
      {
        item = id
      } else if part.first != "@", pieces.count == 2, let name = pieces[0], let value = pieces[1],
        !name.isEmpty
      {
        parameters[name] = value
      } else {
        throw .invalid(.cursor, .malformed)
      }
    }
    self.item = item
    self.parameters = parameters
  }

  /// The text in which others keep it.
  var cursor: Cursor {
    let beginning = item.map { ["@" + Self.escaped($0)] } ?? []
    let rest = parameters.sorted { $0.key < $1.key }.map {
      Self.escaped($0.key) + ":" + Self.escaped($0.value)
    }
    return Cursor((beginning + rest).joined(separator: ","))
  }

  /// The parameters of a page beside it.
  ///
  /// - Parameter name: The parameter that takes an item.
  func values(item name: String) throws(AppError) -> [String: String] {
    if !parameters.isEmpty { return parameters }
    guard let item else { throw .invalid(.cursor, .malformed) }
    return [name: item]
  }

  /// Where a page ends that ends here; nil in a list that has no such ends.
  var limit: String? {
    parameters.isEmpty ? item : Self.positions.lazy.compactMap { parameters[$0] }.first
  }

  /// A text in characters that are safe in URLs and on command lines.
  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
  }

  private static let plain = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
  private static let positions: Set<String> = ["max_id", "min_id", "since_id"]
  private static let ignored: Set<String> = ["limit", "access_token"]
}

extension PageRequest {
  /// The parameters for this page of a list.
  ///
  /// Throws `invalid(.cursor, .malformed)`.
  func values(of list: RequestValues) throws(AppError) -> RequestValues {
    var parameters = ["limit": String(limit)]
    switch position {
    case .first: break
    case .before(let cursor):
      parameters.merge(try RemoteCursor(cursor).values(item: "max_id")) { $1 }
    case .justAbove(let cursor):
      parameters.merge(try RemoteCursor(cursor).values(item: "min_id")) { $1 }
    }
    if let end, let limit = try RemoteCursor(end).limit { parameters[endName] = limit }
    return list.merging(RequestValues(parameters.mapValues { .text($0) }))
  }

  private var endName: String {
    if case .justAbove = position { "max_id" } else { "since_id" }
  }
}
