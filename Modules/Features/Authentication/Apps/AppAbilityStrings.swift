import Entities

/// The words for each thing that an app can do.
public struct AppAbilityStrings: Sendable {
  public var read, readSome: String
  /// Changes everything, including whom the person follows, blocks and mutes.
  public var write: String
  public var writeSome: String
  /// Changes whom the person follows, blocks and mutes.
  public var follow: String
  public var receiveNotifications, seeIdentity: String

  public init(
    read: String, readSome: String, write: String, writeSome: String, follow: String,
    receiveNotifications: String, seeIdentity: String
  ) {
    self.read = read
    self.readSome = readSome
    self.write = write
    self.writeSome = writeSome
    self.follow = follow
    self.receiveNotifications = receiveNotifications
    self.seeIdentity = seeIdentity
  }

  /// What an app with these scopes can do, one after the other; never empty.
  func abilities(of scopes: AccessScopes) -> [String] {
    let names = scopes.scopes.map(\.rawValue)
    var abilities: [String] = []
    if scopes.allow(.read) {
      abilities.append(read)
    } else if names.contains(where: { $0.hasPrefix("read:") }) {
      abilities.append(readSome)
    }
    if scopes.allow(.write) {
      abilities.append(write)
    } else {
      if names.contains(where: { $0.hasPrefix("write:") }) { abilities.append(writeSome) }
      if scopes.allow(.follow) { abilities.append(follow) }
    }
    if scopes.allow(.push) { abilities.append(receiveNotifications) }
    return abilities.isEmpty ? [seeIdentity] : abilities
  }
}
