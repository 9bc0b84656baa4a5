import Foundation

/// The way in which a terminal shows pictures.
public enum PictureProtocol: Hashable, Sendable, CaseIterable {
  /// The graphics protocol of kitty, supported by Ghostty as well: a PNG file in chunks.
  case kitty
  /// The inline images of iTerm2, supported by WezTerm as well: a file in one sequence.
  case iTerm2
  /// Sixels, supported by foot, mlterm, mintty and others: columns of six pixels as characters.
  case sixel
  /// Coloured characters, which every terminal shows.
  case blocks
  /// No pictures.
  case none

  /// The best protocol that the terminal described by an environment is known to support. Within a multiplexer, only
  /// characters are certain to work.
  ///
  /// - Parameter environment: Read for `TERM`, `TERM_PROGRAM`, `LC_TERMINAL`, `KITTY_WINDOW_ID`, `VTE_VERSION`, and
  ///   the variables of tmux, screen and Zellij.
  public init(environment: [String: String]) {
    func value(_ name: String) -> String { environment[name] ?? "" }
    let (term, program) = (value("TERM"), value("TERM_PROGRAM"))
    // What the terminal around this one left behind says nothing of this one.
    let isNamed = !program.isEmpty || !value("VTE_VERSION").isEmpty
    let isWithin = ["TMUX", "STY", "ZELLIJ"].contains { !value($0).isEmpty }
    if ["", "dumb"].contains(term) {
      self = .none
    } else if isWithin || term.hasPrefix("screen") || term.hasPrefix("tmux") {
      self = .blocks
    } else if ["xterm-kitty", "xterm-ghostty"].contains(term) || ["kitty", "ghostty"].contains(program) {
      self = .kitty
    } else if ["iTerm.app", "WezTerm"].contains(program) {
      self = .iTerm2
    } else if !isNamed, !value("KITTY_WINDOW_ID").isEmpty {
      self = .kitty
    } else if !isNamed, value("LC_TERMINAL") == "iTerm2" {
      self = .iTerm2
    } else if term.contains("sixel") || ["foot", "mlterm"].contains(where: term.hasPrefix)
      || ["mintty", "contour"].contains(program)
    {
      self = .sixel
    } else {
      // Windows Terminal among them: of its versions not all know sixels, and it does not say which it is.
      self = .blocks
    }
  }

  /// Whether it shows pictures pixel by pixel, so that small ones can be recognised, too.
  public var isInPixels: Bool { [.kitty, .iTerm2, .sixel].contains(self) }
}

/// The size of a picture, in columns and rows of a terminal.
public struct PictureArea: Hashable, Sendable {
  /// The assumed size of a character, in pixels, if it's unknown.
  private static let character = (width: 10.0, height: 20.0)

  public let columns: Int
  public let rows: Int

  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The area for a picture of the given size, no larger than the picture or this area.
  public func fitting(width: Int, height: Int) -> PictureArea {
    let across = Double(max(1, width)) / Self.character.width
    let down = Double(max(1, height)) / Self.character.height
    let scale = min(1, Double(columns) / across, Double(rows) / down)
    return PictureArea(
      columns: min(columns, Int((across * scale).rounded())), rows: min(rows, Int((down * scale).rounded())))
  }

  /// The size in pixels.
  public var pixels: (width: Int, height: Int) {
    (columns * Int(Self.character.width), rows * Int(Self.character.height))
  }
}

extension PictureProtocol {
  /// The maximum number of characters in a chunk of kitty's protocol.
  private static let chunk = 4096

  /// The rows of text that show a picture without moving anything else.
  ///
  /// The rows are printed empty first, so that the window has room for them; the last one goes back up to draw.
  /// - Parameters:
  ///   - file: A PNG file for kitty and iTerm2, or sixels, or coloured characters.
  ///   - area: The size in which to show it.
  public func rows(of file: [UInt8], in area: PictureArea) -> [String] {
    switch self {
    case .kitty: Self.rows(area.rows, Self.kitty(file, area))
    case .iTerm2: Self.rows(area.rows, Self.iTerm2(file, area))
    // Behind sixels some terminals go on to the next row, which must be there already.
    case .sixel: Self.rows(area.rows + 1, String(decoding: file, as: UTF8.self))
    case .blocks:
      String(decoding: file, as: UTF8.self).trimmingCharacters(in: .newlines)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    case .none: []
    }
  }

  private static func rows(_ count: Int, _ drawing: String) -> [String] {
    let up = count > 1 ? "\u{1B}[\(count - 1)A" : ""
    return Array(repeating: "", count: count - 1) + ["\u{1B}7\(up)\(drawing)\u{1B}8"]
  }

  /// Transmits and shows (a=T) PNG (f=100), with no answer (q=2) and without moving the cursor (C=1).
  private static func kitty(_ file: [UInt8], _ area: PictureArea) -> String {
    var rest = Data(file).base64EncodedString()[...]
    var keys = "a=T,f=100,q=2,C=1,c=\(area.columns),r=\(area.rows),"
    var text = ""
    repeat {
      let part = rest.prefix(chunk)
      rest = rest.dropFirst(chunk)
      text += "\u{1B}_G\(keys)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
      keys = ""
    } while !rest.isEmpty
    return text
  }

  private static func iTerm2(_ file: [UInt8], _ area: PictureArea) -> String {
    let size = "size=\(file.count);width=\(area.columns);height=\(area.rows)"
    let rest = "preserveAspectRatio=1;doNotMoveCursor=1"
    return "\u{1B}]1337;File=inline=1;\(size);\(rest):\(Data(file).base64EncodedString())\u{07}"
  }
}
