import Entities
import Notifications

/// Who the viewer is notified about, of one kind of notification or of all: `like=following`.
struct NoticeChoice {
  let kinds: [NoticeKind]
  let audience: NoticeAudience

  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map { $0.lowercased() }
    guard parts.count == 2, let audience = NoticeAudience(rawValue: parts[1]) else { return nil }
    self.audience = audience
    kinds = Self.kinds(named: parts[0])
    if kinds.isEmpty { return nil }
  }

  /// Arguments of `notifications settings` in their documented form: `--like nobody` becomes `like=nobody`, and
  /// `bell=on` becomes `--bell=on`.
  static func normalised(_ arguments: [String]) -> [String] {
    var (rest, result) = (arguments[...], [String]())
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
        String.init)
      if parts.count == 2, options.contains(parts[0].lowercased()) {
        result.append("--\(parts[0].lowercased())=\(parts[1])")
      } else if argument.hasPrefix("--"), !kinds(named: String(parts[0].dropFirst(2))).isEmpty {
        let value = parts.count == 2 ? parts[1] : rest.popFirst() ?? ""
        result.append("\(parts[0].dropFirst(2))=\(value)")
      } else {
        result.append(argument)
      }
    }
    return result
  }

  private static let options: Set = ["quiet", "terminal", "desktop", "bell"]

  /// The names of all kinds.
  static var kindNames: String { NoticeKind.allCases.map(\.rawValue).joined(separator: ", ") }

  /// The names of all that can be chosen for a kind.
  static var audienceNames: String { NoticeAudience.allCases.map(\.rawValue).joined(separator: ", ") }

  /// The kinds with a name, in any case and with or without hyphens; all of them for `all`.
  static func kinds(named name: String) -> [NoticeKind] {
    let name = name.lowercased().replacing("-", with: "")
    return NoticeKind.allCases.filter { name == "all" || $0.rawValue.lowercased() == name }
  }
}
