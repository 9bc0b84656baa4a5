import AppValues

/// Sends calls, again where that is safe, and reads what comes back.
struct CallSender {
  let client: APIClient

  private var options: ClientOptions { client.options }

  /// The answer to a call that was carried out.
  func answer(to call: Call) async throws(NetworkError) -> ReceivedAnswer {
    try await answer(to: call.request(of: client), name: call.name, isRepeatable: call.isRepeatable)
  }

  /// The answer to a request that was carried out.
  ///
  /// - Parameters:
  ///   - name: What the server's limits are told apart by.
  ///   - isRepeatable: Whether it may be sent again if it isn't known whether it was carried out.
  ///   - limit: The highest number of bytes of the answer; nil for the usual one.
  func answer(
    to request: NetworkRequest, name: String, isRepeatable: Bool, upTo limit: Int? = nil
  ) async throws(NetworkError) -> ReceivedAnswer {
    var failures = 0
    while true {
      do throws(NetworkError) {
        try client.pace.check(name)
        return try await attempt(request, upTo: limit ?? options.answerLimit)
      } catch {
        if case .status(let refusal) = error { client.pace.note(refusal, for: name) }
        failures += 1
        guard isRepeatable || !error.isOutcomeUnknown, let pause = pause(after: error, failures) else {
          throw error
        }
        try await options.time.wait(pause)
      }
    }
  }

  /// How long to wait before the next attempt; nil if there is none.
  private func pause(after error: NetworkError, _ failures: Int) -> Duration? {
    guard error.isBrief, error != .refused || options.retriesRefused,
      options.retries.allowsAnother(after: failures)
    else { return nil }
    let pause = options.retries.pause(after: failures, chance: options.time.chance())
    guard case .status(let refusal) = error, let asked = refusal.retryAfter else { return pause }
    return asked <= options.retries.longestWait ? asked + pause : nil
  }

  /// Sends a request, and follows redirects if it has no token.
  private func attempt(
    _ request: NetworkRequest, upTo limit: Int
  ) async throws(NetworkError) -> ReceivedAnswer {
    var request = request
    var redirects = 0
    while true {
      if Task.isCancelled { throw .cancelled }
      let response = try await client.transport.send(request)
      if let address = Redirect.address(of: response) {
        guard redirects < options.redirects, let next = Redirect.request(request, to: address) else {
          throw .redirected(to: address)
        }
        redirects += 1
        request = next
        continue
      }
      let answer = ReceivedAnswer(
        status: response.status, headers: response.headers,
        body: try await collected(response.body, upTo: limit))
      if response.isSuccess { return answer }
      throw refusal(answer)
    }
  }

  /// All of a body, which has its time as a whole, however slowly its pieces drip.
  private func collected(_ body: NetworkBytes, upTo limit: Int) async throws(NetworkError) -> [UInt8] {
    let begun = options.time.clock.now().milliseconds
    var bytes: [UInt8] = []
    for try await piece in body {
      guard bytes.count + piece.count <= limit else { throw .tooLarge(limit: limit) }
      let elapsed = options.time.clock.now().milliseconds - begun
      guard elapsed <= options.answerTime.milliseconds else { throw .timedOut(.answering) }
      bytes += piece
    }
    return bytes
  }

  private func refusal(_ answer: ReceivedAnswer) -> NetworkError {
    // The network that this device is in asks to sign in there (RFC 6585).
    if answer.status == 511 { return .undecodable(.webPage) }
    return .status(ServerRefusal(answer, now: options.time.clock.now()))
  }
}

extension NetworkError {
  /// Whether it's likely to be over within seconds. What isn't is told to those who wait at once.
  fileprivate var isBrief: Bool {
    switch self {
    case .refused, .interrupted: true
    case .status(let refusal): refusal.isPassing
    default: false
    }
  }
}
