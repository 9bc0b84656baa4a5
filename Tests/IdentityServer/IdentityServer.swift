public import AppValues
import Crypto
import Foundation
import Synchronization

/// A provider of identities for tests: it does what it's told, wrong things too.
///
/// It can be asked directly (``answer(_:)``), or over HTTP on a port of this machine (``run(_:)``). Its addresses are the
/// same below `/auth`, where Apple has them. Whoever is sent to it is signed in at once, as ``person``.
public final class IdentityServer: Sendable {
  /// Whose ways it has.
  public enum Style: Sendable {
    case standard
    /// Form posts, the name beside the code, flags as strings, secrets that are signed.
    case apple
    /// Names of its own in the device flow.
    case google
  }

  /// How a client proves to be itself.
  public enum ClientProof: Sendable {
    case none
    case secret(String)
    /// A token signed with a key; with the PEM of its public part.
    case apple(teamID: String, keyID: String, publicKey: String)
  }

  /// What is signed with.
  public enum Algorithm: Sendable { case rs256, es256, edDSA }

  struct Grant: Sendable {
    let clientID: String
    let redirect: String
    let nonce: String?
    let challenge: String?
    let scopes: Set<String>
    let person: IdentityPerson
  }

  struct Device: Sendable {
    enum State: Sendable { case waiting, approved, denied, expired }
    let userCode: String
    let clientID: String
    let scopes: Set<String>
    var state = State.waiting
    var interval: Int64 = 5
    var askedAt: Timestamp?
  }

  struct State: Sendable {
    var issuer: String
    var person = IdentityPerson.mia
    var wrongs: Set<Misbehaviour> = []
    var clients: [String: ClientProof] = [:]
    var codes: [String: Grant] = [:]
    var refreshTokens: [String: Grant] = [:]
    var accessTokens: [String: Grant] = [:]
    var devices: [String: Device] = [:]
    var known: Set<String> = []
    var revoked: [String] = []
    var requests: [String] = []
    var keys: [SigningKey]
    var keyCount = 1
    var number = 0
  }

  let style: Style
  let clock: WallClock
  let state: Mutex<State>

  /// - Parameters:
  ///   - style: Whose ways it has.
  ///   - issuer: Its issuer, until it runs.
  ///   - algorithm: What it signs with.
  ///   - clock: The time at which it signs.
  public init(
    style: Style = .standard, issuer: String = "https://id.example",
    signingWith algorithm: Algorithm = .rs256,
    clock: WallClock = .system
  ) {
    self.style = style
    self.clock = clock
    let key: SigningKey =
      switch algorithm {
      case .rs256: .rsa(0)
      case .es256: SigningKey(id: "p256-0", material: .p256(.init()))
      case .edDSA: SigningKey(id: "ed25519-0", material: .ed25519(.init()))
      }
    state = Mutex(State(issuer: issuer, keys: [key]))
  }

  /// Its issuer.
  public var issuer: String { state.withLock { $0.issuer } }

  /// Who signs in.
  public var person: IdentityPerson {
    get { state.withLock { $0.person } }
    set { state.withLock { $0.person = newValue } }
  }

  /// What it does wrong from now on.
  public var wrongs: Set<Misbehaviour> {
    get { state.withLock { $0.wrongs } }
    set { state.withLock { $0.wrongs = newValue } }
  }

  /// What was asked so far: `GET /keys`.
  public var requests: [String] { state.withLock { $0.requests } }

  /// How often something was asked.
  public func count(_ request: String) -> Int { requests.count { $0 == request } }

  /// The refresh tokens that were revoked.
  public var revokedTokens: [String] { state.withLock { $0.revoked } }

  /// Lets a client in; without any, all are.
  public func register(_ clientID: String, _ proof: ClientProof = .none) {
    state.withLock { $0.clients[clientID] = proof }
  }

  /// Signs with a new key from now on.
  ///
  /// - Parameter keeps: Whether the old ones are still published.
  public func rotateKeys(keepingOld keeps: Bool = true) {
    state.withLock { state in
      let key = SigningKey.rsa(state.keyCount)
      state.keyCount += 1
      state.keys = [key] + (keeps ? state.keys : [])
    }
  }

  /// Someone has entered a code.
  public func approveDevice(_ userCode: String) { setDevice(userCode, .approved) }
  /// Someone has refused what a code is for.
  public func denyDevice(_ userCode: String) { setDevice(userCode, .denied) }
  /// A code has ended.
  public func expireDevice(_ userCode: String) { setDevice(userCode, .expired) }

  func setDevice(_ userCode: String, _ new: Device.State) {
    state.withLock { state in
      for (code, device) in state.devices where device.userCode == userCode {
        state.devices[code]?.state = new
      }
    }
  }

  /// The person no longer wants to sign in with it: their refresh tokens are no longer good.
  public func forget(_ person: IdentityPerson) {
    state.withLock { state in
      state.refreshTokens = state.refreshTokens.filter { $0.value.person.subject != person.subject }
      state.known.remove(person.subject)
    }
  }

  /// What a browser does that is sent to an address of the provider.
  ///
  /// - Returns: nil if the provider doesn't send it back.
  public func visit(_ address: String) async throws -> BrowserReturn? {
    BrowserReturn(
      try await answer(ProviderRequest(method: "GET", target: String(address.dropFirst(issuer.count)))))
  }

  /// Something that no one has had before.
  func unique(_ kind: String) -> String {
    state.withLock { state in
      state.number += 1
      return "\(kind)-\(state.number)-\(UUID().uuidString)"
    }
  }
}
