import Foundation

/// The figures, as a table in Markdown.
struct Table {
  private var rows: [[String]] = []

  mutating func add(_ what: String, _ value: String, _ ratio: String = "", aim: String = "") {
    rows.append([what, value, ratio, aim])
  }

  var markdown: String {
    let head = ["| What | Value | Ratio | Aim |", "|---|---|---|---|"]
    return (head + rows.map { "| \($0.joined(separator: " | ")) |" }).joined(separator: "\n") + "\n"
  }
}

extension Double {
  /// With so many digits behind the point.
  func digits(_ count: Int) -> String { String(format: "%.\(count)f", self) }

  var asMilliseconds: String { (self * 1000).digits(self < 0.1 ? 2 : 0) }
}

extension Int {
  /// With commas between the thousands.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en_US"))) }
}
