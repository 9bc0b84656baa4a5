import AppValues
import Entities

/// Makes handles of what a provider says of someone.
enum HandleProposal {
  /// The most handles that are tried.
  static let tries = 9

  /// Handles to try, the best first; empty if there's nothing to make one of.
  ///
  /// A private address says nothing of its owner, and a name in another script can't be spelled with letters from a to z.
  ///
  /// - Parameters:
  ///   - name: What they are called; empty if that isn't known.
  ///   - email: Their address; nil if that isn't known, or private.
  static func handles(name: String, email: String?) -> [String] {
    let local = email.flatMap { $0.split(separator: "@").first.map(String.init) } ?? ""
    // What stands after a + is for the owner's own order.
    let bases = [name, local.split(separator: "+").first.map(String.init) ?? ""].map(spelled)
      .filter { $0.count >= 2 }
    guard let base = bases.first else { return [] }
    let stem = base.prefix(TextLimit.handle.characters - 1)
    let distinct = bases.enumerated().filter { bases.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    return Array((distinct + (2...tries).map { "\(stem)\($0)" }).prefix(tries))
  }

  /// A text in letters from a to z, digits and `_`; empty if much of it can't be spelled so.
  private static func spelled(_ text: String) -> String {
    let folded = SearchText.folded(text)
    let letters = folded.unicodeScalars.filter { $0.properties.isAlphabetic }
    guard letters.allSatisfy(\.isASCII) else { return "" }
    let words = folded.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(words.joined(separator: "_").prefix(TextLimit.handle.characters))
  }
}
