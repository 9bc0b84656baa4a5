import AppScreens
import Crypto
import Foundation
import SocialOpenIDConnect
import SocialTestSupport
import Testing

@testable import SocialServer

@Suite("The settings of providers")
struct ProviderSettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try P256.Signing.PrivateKey().pemRepresentation
      .write(toFile: folder.path("apple.p8"), atomically: true, encoding: .utf8)
  }

  private var apple: [String: String] {
    [
      "PUBLIC_URL": "https://social.example", "APPLE_CLIENT_ID": "org.example.web",
      "APPLE_TEAM_ID": "ABCDE12345", "APPLE_KEY_ID": "FGHIJ67890", "APPLE_KEY": folder.path("apple.p8"),
    ]
  }

  private func settings(_ variables: [String: String]) throws(SettingFault) -> ServerOptions {
    let environment = variables.map { ("SOCIALCONNECT_\($0.key)", $0.value) }
    return try ServerSettings(
      commandLine: [:], environment: Dictionary(uniqueKeysWithValues: environment), language: .english
    ).options
  }

  private func fault(_ variables: [String: String], in language: Language = .english) -> String? {
    do throws(SettingFault) {
      _ = try settings(variables)
      return nil
    } catch {
      return error.text(in: language).replacing(folder.path(""), with: "")
    }
  }

  @Test("Each is offered once all that it needs is there")
  func complete() throws {
    let none = try settings([:])
    #expect(none.providers.isEmpty)
    var variables = apple
    variables["APPLE_APP_IDS"] = "org.example.app,org.example.tv"
    variables["GOOGLE_CLIENT_ID"] = "g.apps.googleusercontent.com"
    variables["GOOGLE_CLIENT_SECRET"] = "secret"
    variables["PROVIDER_URL"] = "https://id.club.example/realms/main"
    variables["PROVIDER_NAME"] = "The Club"
    variables["PROVIDER_CLIENT_ID"] = "social"
    variables["PROVIDER_CLIENT_SECRET"] = "secret"
    let providers = try settings(variables).providers
    #expect(providers.map(\.title) == ["Apple", "Google", "The Club"])
    #expect(providers.map(\.provider.name.rawValue) == ["apple", "google", "oidc"])
    #expect(
      providers.map(\.provider.issuer) == [
        "https://appleid.apple.com", "https://accounts.google.com", "https://id.club.example/realms/main",
      ])
    #expect(
      providers[0].provider.clients.map(\.id) == ["org.example.web", "org.example.app", "org.example.tv"])
  }

  @Test("What is missing or can't be used keeps the server from running, and is said")
  func faults() throws {
    for (name, missing) in [
      ("APPLE_TEAM_ID", "apple-team-id"), ("APPLE_KEY_ID", "apple-key-id"), ("APPLE_KEY", "apple-key"),
    ] {
      var variables = apple
      variables[name] = nil
      #expect(fault(variables) == "SOCIALCONNECT_APPLE_CLIENT_ID also needs \(missing).")
    }
    var variables = apple
    variables["PUBLIC_URL"] = "http://social.example"
    #expect(fault(variables) == "SOCIALCONNECT_APPLE_CLIENT_ID also needs --public-url with https://.")
    variables = apple
    variables["APPLE_KEY"] = folder.path("nothing.p8")
    #expect(fault(variables)?.contains("there's no file") == true)
    try "not a key".write(toFile: folder.path("apple.p8"), atomically: true, encoding: .utf8)
    #expect(fault(apple)?.contains("isn't a key for Sign in with Apple (.p8)") == true)
    #expect(fault(apple, in: .japanese)?.contains("「Appleでサインイン」の鍵（.p8）ではない") == true)
    #expect(
      fault(["APPLE_APP_IDS": "org.example.app"])
        == "SOCIALCONNECT_APPLE_APP_IDS also needs apple-client-id.")
    #expect(
      fault(["GOOGLE_CLIENT_ID": "g"]) == "SOCIALCONNECT_GOOGLE_CLIENT_ID also needs google-client-secret.")
    let club = ["PROVIDER_NAME": "Club", "PROVIDER_CLIENT_ID": "c", "PROVIDER_CLIENT_SECRET": "s"]
    for address in ["http://club.example", "club.example", "https://club.example/?realm=main"] {
      #expect(
        fault(club.merging(["PROVIDER_URL": address]) { $1 })
          == "SOCIALCONNECT_PROVIDER_URL must be the https:// address of a provider, without a query.",
        "\(address)")
    }
  }
}
