import Foundation

/// The figures, as a table in Markdown that is printed row by row as they come.
struct Table {
  init() {
    print(["What", "Value", "Ratio", "Aim"])
    print(["---", "---", "---", "---"])
  }

  func add(_ what: String, _ value: String, _ ratio: String = "", aim: String = "") {
    print([what, value, ratio, aim])
  }

  private func print(_ cells: [String]) {
    let row = "| \(cells.joined(separator: " | ")) |\n"
    FileHandle.standardOutput.write(Data(row.utf8))
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
