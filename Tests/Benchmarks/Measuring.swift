extension Duration {
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

extension [Double] {
  /// The middle value; 0 when there is none.
  var median: Double {
    if isEmpty { return 0 }
    let sorted = sorted()
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }

  /// The value that a fraction of all, 0 to 1, does not exceed; 0 when there is none.
  func percentile(_ fraction: Double) -> Double {
    isEmpty ? 0 : sorted()[Swift.min(Int((Double(count) * fraction).rounded(.up)), count) - 1]
  }
}

/// What a body answers, and how many seconds it took.
func timed<Value: Sendable>(_ body: () async throws -> Value) async throws -> (Value, Double) {
  let start = ContinuousClock.now
  let value = try await body()
  return (value, (ContinuousClock.now - start).inSeconds)
}
