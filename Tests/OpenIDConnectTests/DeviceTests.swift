import AppValues
import Foundation
import SocialIdentityServer
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@Suite("Signing in with a code that is entered elsewhere") struct DeviceTests {
  @Test("Where to enter which code")
  func begin() async throws {
    let world = try ProviderWorld()
    let device = try await world.client.beginDeviceAuthorization()
    #expect(device.userCode == "WDJB-1000")
    #expect(device.verificationAddress == "https://id.example/activate")
    #expect(device.completeAddress == "https://id.example/activate?user_code=WDJB-1000")
    #expect(device.interval == 5)
    #expect(device.expiresAt == world.clock.clock.now().adding(seconds: 1800))
    #expect(
      world.transport.calls.last?.form
        == "scope=openid%20profile%20email&client_id=box&client_secret=box-secret")
    let stored = try JSONEncoder().encode(device)
    #expect(try JSONDecoder().decode(DeviceAuthorization.self, from: stored) == device)
    #expect("\(device)".contains("device-") == false, "The device's code isn't shown.")
  }

  @Test("Once the person has entered it, who they are is known")
  func approved() async throws {
    let world = try ProviderWorld()
    let device = try await world.client.beginDeviceAuthorization()
    #expect(try await world.client.poll(device) == .pending)
    // Asked again at once.
    #expect(try await world.client.poll(device) == .slowDown)
    world.clock.advance(seconds: 10)
    world.server.approveDevice("WDJB-1000")
    guard case .signedIn(let identity) = try await world.client.poll(device) else {
      Issue.record("not signed in")
      return
    }
    #expect(identity.subject == "000123.mia" && identity.clientID == "box" && identity.refreshToken != nil)
    await #expect(throws: IdentityError.refused(code: "invalid_grant", description: "No: invalid_grant")) {
      try await world.client.poll(device)
    }
  }

  @Test("Waiting asks at the pace that the provider wants, and through its outages")
  func waiting() async throws {
    let world = try ProviderWorld()
    let device = try await world.client.beginDeviceAuthorization()
    world.pauses.during { [world] count in
      // The third question comes too early, and the fourth finds no one.
      world.clock.advance(seconds: count == 3 ? 1 : 60)
      world.transport.isDown = count == 4
      if count == 6 { world.server.approveDevice("WDJB-1000") }
    }
    #expect(try await world.client.identity(of: device).subject == "000123.mia")
    #expect(world.pauses.all == [5, 5, 5, 10, 15, 15].map { .seconds($0) })
  }

  @Test(
    "The person refuses, or doesn't come",
    arguments: [
      (true, IdentityError.denied), (false, .deviceCodeExpired),
    ])
  func ended(isDenied: Bool, error: IdentityError) async throws {
    for style in [IdentityServer.Style.standard, .google] {
      let world = try ProviderWorld(style)
      let device = try await world.client.beginDeviceAuthorization()
      world.pauses.during { [world] count in
        world.clock.advance(seconds: 10)
        guard count == 2 else { return }
        if isDenied { world.server.denyDevice("WDJB-1000") } else { world.server.expireDevice("WDJB-1000") }
      }
      await #expect(throws: error) { try await world.client.identity(of: device) }
    }
  }

  @Test("A code ends with its time, even if the provider can't be asked")
  func timeOver() async throws {
    let world = try ProviderWorld()
    let device = try await world.client.beginDeviceAuthorization()
    world.transport.isDown = true
    world.pauses.during { [world] _ in world.clock.advance(seconds: 600) }
    await #expect(throws: IdentityError.deviceCodeExpired) { try await world.client.identity(of: device) }
    #expect(IdentityError.deviceCodeExpired.appError == .gone)
  }

  @Test("Who no longer waits stops asking")
  func cancelled() async throws {
    let world = try ProviderWorld()
    let device = try await world.client.beginDeviceAuthorization()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await world.client.identity(of: device)
    }
    await #expect(throws: IdentityError.cancelled) { try await task.value }
    #expect(world.server.count("POST /token") == 0)
  }

  @Test("A code of another provider isn't asked about here")
  func mixedUp() async throws {
    let world = try ProviderWorld()
    let device = try await world.client.beginDeviceAuthorization()
    let other = try #require(
      IdentityProvider(
        ProviderName(rawValue: "other"), issuer: "https://other.example", clients: [ProviderWorld.box]))
    let client = IdentityClient(other, transport: world.transport, clock: world.clock.clock)
    await #expect(throws: IdentityError.mixedUp(issuer: "https://id.example")) {
      try await client.poll(device)
    }
  }

  @Test(
    "What can't be shown to anyone isn't accepted",
    arguments: [
      (
        #"{"device_code":"d","user_code":"\u001b[2J","verification_uri":"https://a.example","expires_in":9}"#,
        "user_code"
      ),
      (
        #"{"device_code":"d","user_code":"","verification_uri":"https://a.example","expires_in":9}"#,
        "user_code"
      ),
      (
        #"{"device_code":"d","user_code":"A","verification_uri":"http://a.example","expires_in":9}"#,
        "verification_uri"
      ),
      (#"{"device_code":"d","user_code":"A","expires_in":9}"#, "verification_uri"),
      (
        #"{"device_code":"d","user_code":"A","verification_uri":"https://a.example","expires_in":0}"#,
        "expires_in"
      ),
    ])
  func unshowable(document: String, what: String) async throws {
    let world = try ProviderWorld()
    world.transport.answer("https://id.example/device", with: document)
    await #expect(throws: IdentityError.malformed(what)) { try await world.client.beginDeviceAuthorization() }
  }

  @Test("Google's way to say where")
  func google() async throws {
    let world = try ProviderWorld(.google)
    world.transport.answer("https://id.example/device", with: try document("google-device"))
    let device = try await world.client.beginDeviceAuthorization()
    #expect(device.userCode == "GQVQ-JKEC" && device.verificationAddress == "https://www.google.com/device")
    #expect(device.completeAddress == nil)
  }
}
