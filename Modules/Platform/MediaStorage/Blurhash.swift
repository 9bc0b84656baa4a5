import Foundation

/// A short text that a blurred version of a picture can be drawn from (https://blurha.sh): the first terms of a
/// cosine transform, in base 83.
enum Blurhash {
  /// How many terms describe a picture, across and down.
  private static let terms = (across: 4, down: 3)
  private static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")

  /// The hash of a picture.
  ///
  /// - Parameters:
  ///   - pixels: Red, green and blue of each pixel, in sRGB, row by row.
  ///   - width: The number of pixels in a row.
  static func hash(_ pixels: [UInt8], width: Int) -> String {
    let height = pixels.count / 3 / width
    let values = pixels.map { linear($0) }
    var factors: [SIMD3<Double>] = []
    for down in 0..<terms.down {
      for across in 0..<terms.across {
        factors.append(factor(across, down, of: values, width, height))
      }
    }
    let greatest = factors.dropFirst().map { max(abs($0.x), abs($0.y), abs($0.z)) }.max() ?? 0
    let step = min(82, max(0, Int(greatest * 166 - 0.5)))
    let scale = Double(step + 1) / 166
    return text(terms.across - 1 + (terms.down - 1) * 9, 1) + text(step, 1) + text(average(factors[0]), 4)
      + factors.dropFirst().map { text(detail($0 / scale), 2) }.joined()
  }

  /// One term of the transform.
  private static func factor(
    _ across: Int, _ down: Int, of pixels: [Double], _ width: Int, _ height: Int
  ) -> SIMD3<Double> {
    var sum = SIMD3<Double>()
    for y in 0..<height {
      let vertical = cos(.pi * Double(down * y) / Double(height))
      for x in 0..<width {
        let weight = vertical * cos(.pi * Double(across * x) / Double(width))
        let index = (y * width + x) * 3
        sum += weight * SIMD3(pixels[index], pixels[index + 1], pixels[index + 2])
      }
    }
    let norm: Double = across == 0 && down == 0 ? 1 : 2
    return sum * norm / Double(width * height)
  }

  /// The picture's average colour, with eight bits per channel.
  private static func average(_ colour: SIMD3<Double>) -> Int {
    Int(standard(colour.x)) << 16 | Int(standard(colour.y)) << 8 | Int(standard(colour.z))
  }

  /// A further term, with each channel as one of nineteen steps; small values are distinguished more finely.
  private static func detail(_ value: SIMD3<Double>) -> Int {
    let steps = (0..<3).map { channel in
      let root = abs(value[channel]).squareRoot() * (value[channel] < 0 ? -1 : 1)
      return max(0, min(18, Int((root * 9 + 9.5).rounded(.down))))
    }
    return (steps[0] * 19 + steps[1]) * 19 + steps[2]
  }

  private static func linear(_ value: UInt8) -> Double {
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func standard(_ value: Double) -> UInt8 {
    let value = max(0, min(1, value))
    let share = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return UInt8(share * 255 + 0.5)
  }

  private static func text(_ value: Int, _ length: Int) -> String {
    var (rest, text) = (value, "")
    for _ in 0..<length {
      text = String(digits[rest % 83]) + text
      rest /= 83
    }
    return text
  }
}
