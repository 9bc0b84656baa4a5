import AppValues
import Foundation
import SocialOpenIDConnect

// The providers by whose accounts people sign in. They are set in the environment and in files, not on the command line,
// which others on the machine can read.
extension ServerSettings {
  /// The id of the provider that is named by its issuer, which is part of the address that is registered there.
  private static let other = ProviderName(rawValue: "oidc")

  /// - Parameter site: The address that people use.
  ///
  /// Throws `SettingFault` for one that lacks something, or can't be used.
  static func providers(_ given: SettingLayers, at site: Site?) throws(SettingFault) -> [OfferedProvider] {
    let uses: Set<ClientRegistration.Use> = [.web, .native]
    return [try apple(given, at: site), try google(given, for: uses), try other(given, for: uses)].compactMap(
      \.self)
  }

  /// Those for the network on this device, by the same variables of the environment. Apple isn't among them: it returns
  /// browsers to https only.
  ///
  /// Throws `SettingFault` for one that lacks something, or can't be used.
  public static func deviceProviders(
    environment: [String: String]
  ) throws(SettingFault) -> [OfferedProvider] {
    let (given, uses) = (
      SettingLayers([.environment(environment)]), Set([.loopback, .device] as [ClientRegistration.Use])
    )
    return [try google(given, for: uses), try other(given, for: uses)].compactMap(\.self)
  }

  private static func apple(_ given: SettingLayers, at site: Site?) throws(SettingFault) -> OfferedProvider? {
    guard let texts = try together([.appleClientID, .appleTeamID, .appleKeyID, .appleKey], given) else {
      if let apps = try given.list(.appleAppIDs) { throw apps.fault(.needs(Setting.appleClientID.rawValue)) }
      return nil
    }
    let file = texts[3]
    // Apple returns the browser to https only.
    guard site?.isSecure == true else { throw texts[0].fault(.needsHTTPS) }
    guard let key = AppleKey(teamID: texts[1].value, keyID: texts[2].value, pem: try content(of: file)) else {
      throw file.fault(.noAppleKey(file.value))
    }
    let apps = try given.list(.appleAppIDs)?.value ?? []
    let clients =
      [ClientRegistration(id: texts[0].value, secret: .apple(key), uses: [.web])]
      + apps.map { ClientRegistration(id: $0, secret: .apple(key), uses: [.native]) }
    guard let provider = IdentityProvider.apple(clients: clients) else { throw texts[0].fault(.notText) }
    return OfferedProvider(provider, title: "Apple")
  }

  private static func google(
    _ given: SettingLayers, for uses: Set<ClientRegistration.Use>
  ) throws(SettingFault) -> OfferedProvider? {
    guard let texts = try together([.googleClientID, .googleClientSecret], given) else { return nil }
    let client = ClientRegistration(
      id: texts[0].value, secret: .shared(Secret(texts[1].value)), uses: uses)
    guard let provider = IdentityProvider.google(clients: [client]) else { throw texts[0].fault(.notText) }
    return OfferedProvider(provider, title: "Google")
  }

  private static func other(
    _ given: SettingLayers, for uses: Set<ClientRegistration.Use>
  ) throws(SettingFault) -> OfferedProvider? {
    let names: [Setting] = [.providerURL, .providerName, .providerClientID, .providerClientSecret]
    guard let texts = try together(names, given) else { return nil }
    let client = ClientRegistration(
      id: texts[2].value, secret: .shared(Secret(texts[3].value)), uses: uses)
    guard let provider = IdentityProvider(other, issuer: texts[0].value, clients: [client]) else {
      throw texts[0].fault(.notIssuer)
    }
    return OfferedProvider(provider, title: texts[1].value)
  }

  /// The values of settings that are given together; nil where none is.
  ///
  /// Throws `SettingFault` where one is given and another is missing.
  private static func together(
    _ settings: [Setting], _ given: SettingLayers
  ) throws(SettingFault) -> [SettingLayers.GivenValue<String>]? {
    let values = try settings.map { setting throws(SettingFault) in try given.text(setting) }
    guard let first = values.compactMap(\.self).first else { return nil }
    for (setting, value) in zip(settings, values) where value == nil {
      throw first.fault(.needs(setting.rawValue))
    }
    return values.compactMap(\.self)
  }

  private static func content(
    of path: SettingLayers.GivenValue<String>
  ) throws(SettingFault) -> Secret {
    do {
      return Secret(try String(contentsOf: URL(filePath: path.value), encoding: .utf8))
    } catch {
      let isThere = FileManager.default.fileExists(atPath: path.value)
      throw path.fault(isThere ? .unreadable(path.value) : .noFile(path.value))
    }
  }
}
