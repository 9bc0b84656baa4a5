import AppValues
import Authentication
import SocialCredentials
import SocialDatabase
import SocialLocalStore

/// Someone who claims to own the account with an address: the address, and the device they use.
///
/// **A known device** is one that the account has been signed in from. It has allowances of its own, whatever others
/// do. All **strangers**, which are the devices that are not known, share one allowance for each address, beside the
/// one that each has of its own. Addresses without an account are treated alike.
///
/// What this promises of **signing in**:
/// - Strangers check at most 200 passwords of an account within any hour, however many they are: 20 at once, and one
///   each 20 seconds. A single device checks at most 70: 10 at once, and one a minute.
/// - From a known device the owner gets in at once, whatever strangers do: its password is checked before theirs.
/// - From a new device the owner gets in at once while one other attacks, and within a minute while two do: together
///   they take less than there is. Three or more, or one that gives itself out for another each time, can take all
///   there is, and as long as they do a new device may wait. Then a code sent by mail (`LocalPasswordReset`) makes
///   it a known one.
///
/// Changing one's password, and what else a signed-in person proves by it, is counted for each sign-in alone
/// (`LocalProofs`): there strangers count nothing.
struct AccountClaimant: Sendable {
  /// The mailbox.
  let email: String
  /// The condition that an account `a` belongs to the address.
  let account: SQL
  /// The device's secret, as it is stored.
  let device: String
  let origin: SignInOrigin

  init(email: String, origin: SignInOrigin) {
    self.origin = origin
    self.email = IdentifierFolding.email(email)
    account = IdentifierFolding.isAccount(of: email)
    device = AccessToken.hash(origin.device)
  }

  /// The allowances that an attempt to sign in uses up, from its beginning until it succeeds, so that many at once
  /// can't get past the limit.
  func signIns(_ connection: any SQLConnection) throws(AppError) -> [Allowance] {
    try isKnown(connection) ? [ownSignIns] : [ownSignIns, strangersSignIns]
  }

  /// The allowances that a request for a code uses up: three at once and two more an hour for each device, and for
  /// all strangers together ten at once and ten more an hour, so that four others leave some to a new device of the
  /// owner's.
  func codeRequests(_ connection: any SQLConnection) throws(AppError) -> [Allowance] {
    let own = Allowance("codes", of: [email, device], burst: 3, interval: 30 * 60)
    return try isKnown(connection)
      ? [own] : [own, Allowance("codes of strangers", of: [email], burst: 10, interval: 6 * 60)]
  }

  /// Forgets the attempts of this device, which has signed in, knows it from now on, and writes that down.
  ///
  /// - Parameters:
  ///   - kind: How it signed in.
  ///   - app: The name of the app that did; empty for none.
  func enter(
    _ person: Int64, by kind: AccountEvent.Kind, app: String = "", _ connection: any SQLConnection,
    _ now: Timestamp
  ) throws(AppError) {
    try ownSignIns.forget(connection)
    try connection.record(kind, of: person, from: origin, detail: app, now)
  }

  /// The same for a device whose password may have been counted, which then takes nothing from the strangers' allowance.
  func enter(
    _ person: Int64, by kind: AccountEvent.Kind, app: String, isCounted: Bool,
    _ connection: any SQLConnection,
    _ now: Timestamp
  ) throws(AppError) {
    if isCounted, try !isKnown(connection) { try strangersSignIns.giveBack(connection) }
    try enter(person, by: kind, app: app, connection, now)
  }

  private var ownSignIns: Allowance {
    Allowance("sign-ins", of: [email, device], burst: 10, interval: 60)
  }

  private var strangersSignIns: Allowance {
    Allowance("sign-ins of strangers", of: [email], burst: 20, interval: 20)
  }

  /// Whether it's a known device.
  func isKnown(_ connection: any SQLConnection) throws(AppError) -> Bool {
    try connection.exists(
      """
      SELECT 1 FROM known_device d JOIN account a ON a.person_id = d.person_id
      WHERE \(account) AND d.device_hash = \(device)
      """)
  }
}
