import AppValues
import Authentication
import Entities
import Foundation
import SocialBackend
import SocialLocalBackend
import SocialTestSupport

extension PasskeySite {
  /// Where the people of a test are.
  static var test: PasskeySite {
    get throws { try PasskeySite(address: "https://social.example.org", name: "Test").orUnsupported() }
  }
}

extension SoftAuthenticator {
  /// Makes a passkey for what a browser is asked.
  mutating func answer(creating options: String) throws -> PasskeyAnswer {
    PasskeyAnswer(try create(options, at: "https://social.example.org"), at: try .test)
  }

  /// Uses the passkey for what a browser is asked.
  mutating func answer(_ options: String) throws -> PasskeyAnswer {
    PasskeyAnswer(try get(options, at: "https://social.example.org"), at: try .test)
  }
}

extension World {
  private var signIns: any PasskeySignIn {
    get throws { try backend.repositories(for: .anonymous).authentication.passkeys.orUnsupported() }
  }

  /// What a browser is asked to sign in.
  func passkeyOptions(from origin: SignInOrigin = .here) async throws -> String {
    try await signIns.passkeyOptions(at: .test, from: origin)
  }

  /// Signs in with an answer.
  func signIn(with answer: PasskeyAnswer, from origin: SignInOrigin = .here) async throws -> Person {
    person(try await signIns.signIn(answer, from: origin))
  }

  /// Signs in with the passkey of an authenticator.
  func signIn(
    _ authenticator: inout SoftAuthenticator, from origin: SignInOrigin = .here
  ) async throws -> Person {
    let options = try await passkeyOptions(from: origin)
    return try await signIn(with: authenticator.answer(options), from: origin)
  }

  /// Signs someone up with a passkey.
  func join(_ handle: String, with authenticator: inout SoftAuthenticator) async throws -> Person {
    let signUps = try backend.repositories(for: .anonymous).authentication.passkeySignUps.orUnsupported()
    let options = try await signUps.newPasskeyOptions(
      handle: handle, name: handle.capitalized, at: .test, from: .here)
    let registration = Registration(
      email: "\(handle)@example.com", password: "", handle: handle, name: handle.capitalized, birthday: nil,
      language: "en")
    return person(
      try await signUps.signUp(
        registration, with: authenticator.answer(creating: options), called: "Phone", from: .here))
  }
}

extension Person {
  var passkeys: any PasskeyRepository { get throws { try can.account.passkeys.orUnsupported() } }

  /// Adds the passkey of an authenticator.
  @discardableResult
  func add(_ authenticator: inout SoftAuthenticator, called name: String) async throws -> Passkey {
    let addition = try can.account.passkeyAddition.orUnsupported()
    let options = try await addition.newPasskeyOptions(at: .test)
    return try await addition.add(authenticator.answer(creating: options), called: name)
  }
}
