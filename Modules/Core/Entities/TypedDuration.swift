import Foundation

/// A duration as people type it: a number and `m`, `h`, `d` or `w`, such as `30m` or `3d`.
public enum TypedDuration {
  /// The seconds of each unit, the longest first.
  private static let units: [(name: Character, seconds: Int64)] = [
    ("w", 604_800), ("d", 86_400), ("h", 3600), ("m", 60),
  ]

  /// The seconds in a text, whose signs may have full width; nil for any other text. A number that is too large stands for
  /// more than any limit allows.
  public static func seconds(_ text: some StringProtocol) -> Int64? {
    let text = String(text).precomposedStringWithCompatibilityMapping.lowercased()
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let match = text.wholeMatch(of: /([0-9]+) ?([mhdw])/),
      let unit = units.first(where: { String($0.name) == match.2 })
    else { return nil }
    let (seconds, overflows) = (Int64(match.1) ?? .max).multipliedReportingOverflow(by: unit.seconds)
    return overflows ? .max : seconds
  }

  /// A duration in the largest unit that says it exactly. Seconds are rounded down to minutes.
  public static func written(_ seconds: Int64) -> String {
    let unit = units.first { seconds.isMultiple(of: $0.seconds) } ?? ("m", 60)
    return "\(seconds / unit.seconds)\(unit.name)"
  }
}
