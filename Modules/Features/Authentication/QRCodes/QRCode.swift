/// A QR code (ISO/IEC 18004), drawn as text or as a picture.
public struct QRCode: Hashable, Sendable {
  /// The light margin that readers need, in modules: two are enough for all that are common.
  private static let margin = 2

  /// The dark modules, row by row, without a margin.
  public let rows: [[Bool]]

  /// Nil if the rows aren't a square.
  public init?(_ rows: [[Bool]]) {
    guard !rows.isEmpty, rows.allSatisfy({ $0.count == rows.count }) else { return nil }
    self.rows = rows
  }

  /// The length of its side with the margin, in modules.
  public var side: Int { rows.count + 2 * Self.margin }

  /// The code as lines of block characters, two modules in each: light ones are full, as on a dark terminal.
  public var lines: [String] {
    stride(from: 0, to: side, by: 2).map { row in
      String(
        (0..<side).map { column in
          switch (isDark(row, column), row + 1 < side && isDark(row + 1, column)) {
          case (false, false): row + 1 < side ? "█" : "▀"
          case (false, true): "▀"
          case (true, false): row + 1 < side ? "▄" : " "
          case (true, true): " "
          }
        })
    }
  }

  /// The dark modules as the data of an SVG path, in a picture of `side` units.
  public var path: String {
    var path = ""
    for row in 0..<side {
      var column = 0
      while column < side {
        guard isDark(row, column) else {
          column += 1
          continue
        }
        let start = column
        while isDark(row, column) { column += 1 }
        path += "M\(start) \(row)h\(column - start)v1h-\(column - start)z"
      }
    }
    return path
  }

  private func isDark(_ row: Int, _ column: Int) -> Bool {
    let (row, column) = (row - Self.margin, column - Self.margin)
    guard rows.indices.contains(row), rows.indices.contains(column) else { return false }
    return rows[row][column]
  }
}

/// Makes QR codes, where the host can.
public struct QRCodeMaker: Sendable {
  /// For a host that draws none: what they would say is shown as text alone.
  public static let none = QRCodeMaker { _ in nil }

  private let make: @Sendable (String) async -> QRCode?

  /// - Parameter make: The code of a text; nil if it can't be made.
  public init(_ make: @escaping @Sendable (String) async -> QRCode?) {
    self.make = make
  }

  /// The code of a text; nil if none can be made.
  public func code(of text: String) async -> QRCode? { await make(text) }
}
