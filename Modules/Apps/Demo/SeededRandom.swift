import Foundation

/// Chance that comes out the same for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// From 0 up to 1.
  mutating func fraction() -> Double {
    Double(next() >> 11) / Double(1 << 53)
  }

  mutating func chance(_ probability: Double) -> Bool {
    fraction() < probability
  }

  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// One of them, by one draw however many there are: the same seed goes on alike whatever the season offers.
  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    let draw = next()
    return elements.isEmpty ? nil : elements[Int(draw % UInt64(elements.count))]
  }

  /// An index, likelier the higher its weight; nil when there is no weight at all.
  mutating func index(weights: [Double]) -> Int? {
    var rest = fraction() * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() where weight > 0 {
      rest -= weight
      if rest < 0 { return index }
    }
    return weights.lastIndex { $0 > 0 }
  }

  /// Minutes until something happens that happens after `mean` minutes on average.
  mutating func minutes(mean: Double) -> Double {
    -mean * log(1 - fraction())
  }
}
