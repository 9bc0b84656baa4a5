/// Checks a condition repeatedly until it's true.
///
/// - Parameters:
///   - limit: How long to check before giving up.
///   - isolation: The actor on which to check; by default that of the caller.
///   - condition: The condition. Checking ends if it throws.
/// - Returns: Whether it became true.
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
