/// Looks again and again until a condition holds.
///
/// - Parameters:
///   - limit: How long to look before giving up.
///   - isolation: The actor on which it looks; by default that of the caller.
///   - condition: What has to hold; what it throws ends the looking.
/// - Returns: Whether it came to hold.
public func eventually(
  within limit: Duration = .seconds(120), isolation: isolated (any Actor)? = #isolation,
  _ condition: () async throws -> Bool
) async throws -> Bool {
  let deadline = ContinuousClock.now + limit
  while true {
    if try await condition() { return true }
    if ContinuousClock.now >= deadline { return false }
    try await Task.sleep(for: .milliseconds(10))
  }
}
