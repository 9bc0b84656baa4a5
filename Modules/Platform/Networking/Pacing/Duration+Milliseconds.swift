extension Duration {
  /// The whole milliseconds, rounded up, so that waiting once is enough.
  var milliseconds: Int64 {
    let (seconds, attoseconds) = components
    let part: Int64 = 1_000_000_000_000_000
    return seconds * 1000 + (attoseconds + part - 1) / part
  }
}
