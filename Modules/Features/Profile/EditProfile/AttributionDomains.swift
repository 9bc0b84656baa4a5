import AppValues
import Entities
import Foundation

/// The sites that may name someone as the author of their pages, by their domains (`example.org`). Those below a domain
/// may, too.
public enum AttributionDomains {
  /// The maximum number of a profile's domains.
  public static let maximumCount = 100
  /// The longest domain, and the longest part of one between dots (RFC 1035).
  private static let (maximumLength, maximumPart) = (253, 63)

  /// The domains in a `typed` text, with spaces or commas between them; none in an empty one and in `-`.
  public static func typed(_ text: String) -> [String] {
    text.meansNone ? [] : text.split { $0.isWhitespace || $0 == "," || $0 == "、" }.map(String.init)
  }

  /// The domains in lower case, each once, without the scheme, the `*.` and the slash with which people enter them.
  ///
  /// Throws `invalid(.attributionDomain, .malformed)`, `invalid(.attributionDomains, .tooLong)`.
  static func checked(_ domains: [String]) throws(AppError) -> [String] {
    var known: Set<String> = []
    let bare = domains.map(bare).filter { !$0.isEmpty && known.insert($0).inserted }
    if bare.count > maximumCount {
      throw .invalid(
        .attributionDomains, .tooLong(maximum: maximumCount, excess: bare.count - maximumCount))
    }
    guard bare.allSatisfy(isDomain) else { throw .invalid(.attributionDomain, .malformed) }
    return bare
  }

  private static func bare(_ domain: String) -> String {
    var rest = domain.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()[...]
    for prefix in ["https://", "http://", "*."] where rest.hasPrefix(prefix) {
      rest.removeFirst(prefix.count)
    }
    if rest.hasSuffix("/") { rest.removeLast() }
    return String(rest)
  }

  private static func isDomain(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return text.utf8.count <= maximumLength && parts.count > 1 && parts.allSatisfy(isPart)
  }

  private static func isPart(_ part: Substring) -> Bool {
    let ends = [part.first, part.last]
    return !part.isEmpty && part.utf8.count <= maximumPart && !ends.contains("-")
      && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}
