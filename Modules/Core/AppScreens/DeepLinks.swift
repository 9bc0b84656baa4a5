public import AppValues
import Foundation

/// How an app writes its places as text: `myapp://host/item/ID`, `myapp://item/ID` if there are no servers, or
/// `item/ID` as people type it.
///
/// A word names either a single place (`home`), or a kind of place, followed by an argument (`item/ID`). Arguments
/// are percent-encoded as needed.
public struct DeepLinks<Place: Hashable & Sendable>: Sendable {
  /// The path of a link to a place.
  public struct Path: Hashable, Sendable {
    /// The word for the place or its kind.
    public let word: String
    /// Which place of the kind it is; nil if the word says it all.
    public let argument: String?

    /// Makes a path of a word that needs no encoding and, unless that says it all, an argument.
    public init(_ word: String, _ argument: String? = nil) {
      self.word = word
      self.argument = argument
    }
  }

  /// A kind of place.
  public struct Kind: Sendable {
    fileprivate let isPhrase: Bool
    fileprivate let place: @Sendable (String) -> Place

    /// Places that differ by a name or an id, which `place` turns into one.
    public static func named(_ place: @escaping @Sendable (String) -> Place) -> Kind {
      Kind(isPhrase: false, place: place)
    }

    /// Places that differ by a text that people type, which `place` turns into one. The text may be empty or contain
    /// slashes.
    public static func phrase(_ place: @escaping @Sendable (String) -> Place) -> Kind {
      Kind(isPhrase: true, place: place)
    }
  }

  /// The scheme of links that leave the app.
  public let scheme: String
  /// The server that links name; empty for places on this device. Links with any server can be read.
  public let host: String
  private let namesServer: Bool
  /// The places that a single word names.
  public let places: KeyValuePairs<String, Place>
  private let kinds: [String: Kind]
  private let shortForm: @Sendable (String) -> Place?
  private let path: @Sendable (Place) -> Path?

  /// - Parameters:
  ///   - scheme: The scheme of links that leave the app.
  ///   - host: The server that links name; empty for places on this device.
  ///   - namesServer: Whether links have a part for a server, even if it's empty; false for an app without servers.
  ///   - places: The places that a single word names, in lowercase.
  ///   - kinds: The kinds of places that a word and an argument name, by their words in lowercase.
  ///   - shortForm: Reads short forms that people type, such as `#42`; nil for anything else.
  ///   - path: The path of a place; nil if it means nothing to others.
  public init(
    scheme: String, host: String = "", namesServer: Bool = true, places: KeyValuePairs<String, Place>,
    kinds: [String: Kind] = [:],
    shortForm: @escaping @Sendable (String) -> Place? = { _ in nil },
    path: @escaping @Sendable (Place) -> Path?
  ) {
    self.scheme = scheme
    self.host = host
    self.namesServer = namesServer
    self.places = places
    self.kinds = kinds
    self.shortForm = shortForm
    self.path = path
  }

  /// The place that `text` names: a link, a path or a short form, with or without white space around it.
  ///
  /// Throws `invalid(.link, .malformed)` for anything else.
  public func place(from text: String) throws(AppError) -> Place {
    var path = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let range = path.range(of: "\(scheme)://", options: [.anchored, .caseInsensitive]) {
      let rest = path[range.upperBound...]
      // What stands between the slashes is the server; a local link has none.
      path = String(namesServer ? rest.drop { $0 != "/" }.dropFirst() : rest.drop { $0 == "/" })
    }
    guard let place = shortForm(path) ?? place(at: path) else { throw .invalid(.link, .malformed) }
    return place
  }

  /// The link to a place; nil if the place means nothing to others.
  public func text(for place: Place) -> String? {
    path(place).map { path in
      let argument = path.argument.map { "/" + Self.escaped($0) } ?? ""
      let server = namesServer ? host + "/" : ""
      return "\(scheme)://\(server)\(path.word)\(argument)"
    }
  }

  private func place(at path: String) -> Place? {
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let word = parts.first?.lowercased() else { return nil }
    guard parts.count == 2 else { return places.first { $0.key == word }?.value }
    guard let kind = kinds[word] else { return nil }
    // A slash of the argument itself comes escaped.
    if !kind.isPhrase, parts[1].isEmpty || parts[1].contains("/") { return nil }
    let argument = String(parts[1])
    return kind.place(argument.removingPercentEncoding ?? argument)
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
