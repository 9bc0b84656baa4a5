import Foundation

/// Ranks from 0, the most frequent first: that of rank n is drawn in proportion to 1 / (n + flattening), as Zipf
/// and Mandelbrot have it of words and of people.
struct Zipf {
  let count: Int
  let flattening: Double

  /// The rank that stands at a fraction, 0 up to 1, of all draws.
  func rank(at fraction: Double) -> Int {
    let spread = log((Double(count) + flattening) / flattening)
    return min(Int(flattening * (exp(fraction * spread) - 1)), count - 1)
  }

  func draw(_ random: inout SeededRandom) -> Int {
    rank(at: Double.random(in: 0..<1, using: &random))
  }
}
