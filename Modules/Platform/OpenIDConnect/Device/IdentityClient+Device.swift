import AppValues

extension IdentityClient {
  private static let grant = "urn:ietf:params:oauth:grant-type:device_code"
  /// How many seconds longer to wait after being told so (RFC 8628, section 3.5).
  private static let slowerBy = 5

  /// Begins a sign-in for which the person enters a code elsewhere (RFC 8628, section 3.1).
  ///
  /// Throws `unsupported`, `refused`; what is wrong with the provider.
  public func beginDeviceAuthorization() async throws(IdentityError) -> DeviceAuthorization {
    guard let client = provider.client(for: .device) else { throw .unsupported("a client for devices") }
    let metadata = try await metadata()
    guard let address = metadata.device else { throw .unsupported("device authorization") }
    let (fields, authorization) = try proof(of: client, metadata)
    let answer = try await calls.post(
      [FormField("scope", provider.scopes.joined(separator: " "))] + fields, to: address,
      authorization: authorization, as: DeviceAnswer.self)
    return try answer.authorization(of: provider, clientID: client.id, now: clock.now())
  }

  /// Asks once how far the person is (section 3.4), for anyone who keeps the intervals.
  ///
  /// Throws `denied`, `deviceCodeExpired`, `refused`; what is wrong with the identity token or the provider.
  public func poll(_ device: DeviceAuthorization) async throws(IdentityError) -> DeviceProgress {
    guard device.issuer == provider.issuer else { throw .mixedUp(issuer: device.issuer) }
    guard let client = provider.client(device.clientID) else {
      throw .unsupported("the client \(device.clientID)")
    }
    guard clock.now() < device.expiresAt else { throw .deviceCodeExpired }
    let answer: TokenAnswer
    do throws(IdentityError) {
      answer = try await tokens(
        [FormField("grant_type", Self.grant), FormField("device_code", device.deviceCode.value)],
        for: client)
    } catch {
      guard case .refused(let code, _) = error else { throw error }
      switch code {
      case "authorization_pending": return .pending
      case "slow_down": return .slowDown
      case "access_denied": throw .denied
      case "expired_token": throw .deviceCodeExpired
      default: throw error
      }
    }
    let rules = ClaimRules(provider: provider, now: clock.now(), clientID: client.id)
    return .signedIn(try await identity(in: answer, by: rules))
  }

  /// Waits until the person has signed in. While the provider can't be reached, it goes on until the code ends.
  ///
  /// Throws what ``poll(_:)`` throws; `cancelled`.
  public func identity(of device: DeviceAuthorization) async throws(IdentityError) -> VerifiedIdentity {
    var interval = device.interval
    while true {
      try await wait(seconds: interval)
      do throws(IdentityError) {
        switch try await poll(device) {
        case .pending: break
        case .slowDown: interval += Self.slowerBy
        case .signedIn(let identity): return identity
        }
      } catch {
        guard error.isOutage else { throw error }
        // It may be too much for it.
        interval += Self.slowerBy
      }
    }
  }

  private func wait(seconds: Int) async throws(IdentityError) {
    do {
      try await pause(.seconds(seconds))
    } catch {
      throw .cancelled
    }
  }
}
