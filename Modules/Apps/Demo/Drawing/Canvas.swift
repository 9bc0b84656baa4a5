/// A picture being painted, in at most 256 colours: flat shapes, one over another.
struct Canvas: Sendable {
  let width: Int
  let height: Int
  /// Rows from the top, each pixel the number of its colour.
  private(set) var pixels: [UInt8]
  private(set) var palette: [Color]

  /// A colour as 0xRRGGBB.
  struct Color: Hashable, Sendable, ExpressibleByIntegerLiteral {
    let rgb: UInt32

    init(integerLiteral rgb: UInt32) {
      self.rgb = rgb
    }

    init(red: Int, green: Int, blue: Int) {
      rgb = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    var red: Int { Int(rgb >> 16 & 0xFF) }
    var green: Int { Int(rgb >> 8 & 0xFF) }
    var blue: Int { Int(rgb & 0xFF) }

    /// The colour that lies `part` of the way to another.
    func mixed(with other: Color, _ part: Double) -> Color {
      func mix(_ from: Int, _ to: Int) -> Int { from + Int((Double(to - from) * part).rounded()) }
      return Color(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }
  }

  init(width: Int = 600, height: Int = 400, ground: Color) {
    self.width = width
    self.height = height
    palette = [ground]
    pixels = Array(repeating: 0, count: width * height)
  }

  /// A stretch of one row; what lies outside is cut off.
  mutating func row(_ y: Int, _ columns: Range<Int>, _ color: Color) {
    guard (0..<height).contains(y) else { return }
    let columns = columns.clamped(to: 0..<width)
    guard !columns.isEmpty else { return }
    let (number, start) = (number(of: color), y * width)
    pixels.withUnsafeMutableBufferPointer {
      $0[start + columns.lowerBound..<start + columns.upperBound].update(repeating: number)
    }
  }

  mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: Color) {
    for row in y..<y + max(height, 0) { self.row(row, x..<x + max(width, 0), color) }
  }

  mutating func ellipse(_ x: Int, _ y: Int, _ across: Int, _ down: Int, _ color: Color) {
    guard across > 0, down > 0 else { return }
    for offset in -down...down {
      let part = Double(offset) / Double(down)
      let half = Int((Double(across) * (1 - part * part).squareRoot()).rounded())
      row(y + offset, x - half..<x + half + 1, color)
    }
  }

  mutating func disc(_ x: Int, _ y: Int, _ radius: Int, _ color: Color) {
    ellipse(x, y, radius, radius, color)
  }

  /// A triangle that stands on a row and ends in a point above it, or hangs when `height` is negative.
  mutating func triangle(tip x: Int, foot y: Int, halfWidth: Int, height: Int, _ color: Color) {
    let steps = abs(height)
    for step in 0...steps where steps > 0 {
      let half = halfWidth * (steps - step) / steps
      row(height > 0 ? y - step : y + step, x - half..<x + half + 1, color)
    }
  }

  /// A line of some thickness.
  mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), _ thickness: Int, _ color: Color)
  {
    let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    for step in 0...steps {
      let x = start.x + (end.x - start.x) * step / steps
      let y = start.y + (end.y - start.y) * step / steps
      rectangle(x - thickness / 2, y - thickness / 2, thickness, thickness, color)
    }
  }

  /// All that lies below a line, from its row in each column down to the bottom or to `end`.
  mutating func below(_ line: (Int) -> Int, to end: Int? = nil, _ color: Color) {
    let (number, end) = (number(of: color), min(end ?? height, height))
    for x in 0..<width {
      var index = max(line(x), 0) * width + x
      while index < end * width {
        pixels[index] = number
        index += width
      }
    }
  }

  /// Bands from one colour to another, from the top of `rows` to their end.
  mutating func bands(_ rows: Range<Int>, from top: Color, to bottom: Color, count: Int = 16) {
    for band in 0..<count {
      let color = top.mixed(with: bottom, Double(band) / Double(max(count - 1, 1)))
      let start = rows.lowerBound + rows.count * band / count
      let end = rows.lowerBound + rows.count * (band + 1) / count
      rectangle(0, start, width, end - start, color)
    }
  }

  private mutating func number(of color: Color) -> UInt8 {
    if let known = palette.firstIndex(of: color) { return UInt8(known) }
    // More colours than there are numbers: the last stands for the rest.
    if palette.count == 256 { return 255 }
    palette.append(color)
    return UInt8(palette.count - 1)
  }
}
