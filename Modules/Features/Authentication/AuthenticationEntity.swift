public import AppValues
public import Entities

/// The form for creating an account, as typed.
public struct SignUpForm: Hashable, Sendable {
  /// The fewest characters of a password.
  public static let shortestPassword = PasswordRule.minimumLength

  /// An address with one `@`, at most 254 characters.
  public var email: String
  /// At least 8 characters, at most 256; spaces count, also at either end.
  public var password: Secret
  /// Letters from a to z, digits and `_`, at most 30; an `@` before it is left out.
  public var handle: String
  /// The name to show, 1 to 30 characters.
  public var name: String
  /// Year, month and day as people write them (`1990-12-31`, `1990/12/31`), or empty.
  public var birthday: String
  /// Why they want to join, for the administrator; up to 1000 characters, or empty.
  public var reason: String

  /// A form, filled in as far as is known; nothing is checked yet.
  public init(
    email: String = "", password: String = "", handle: String = "", name: String = "",
    birthday: String = "", reason: String = ""
  ) {
    self.email = email
    self.password = Secret(password)
    self.handle = handle
    self.name = name
    self.birthday = birthday
    self.reason = reason
  }
}

/// The checked and normalised values for creating an account.
public struct Registration: Hashable, Sendable {
  /// The address without space around it, in the case that was typed.
  public let email: String
  /// In plain text, for the source to hash and never to store.
  public let password: Secret
  /// The name after the `@`; two that differ only in case are the same.
  public let handle: String
  /// The name to show; never empty.
  public let name: String
  /// A day from 1900 to today; nil when they did not say.
  public let birthday: CalendarDate?
  /// The language to address them in, an ISO 639-1 code.
  public let language: String
  /// What they say about themselves; empty when nothing yet.
  public let bio: String
  /// Why they want to join, for the administrator; empty when they did not say.
  public let reason: String
  /// What the account has to wait for.
  public var conditions: SignUpConditions

  /// Values that have been checked: `AuthenticationInteractor.signUp(_:language:)` makes them from a form.
  public init(
    email: String, password: String, handle: String, name: String, birthday: CalendarDate?,
    language: String, bio: String = "", reason: String = "", conditions: SignUpConditions = .none
  ) {
    self.email = email
    self.password = Secret(password)
    self.handle = handle
    self.name = name
    self.birthday = birthday
    self.language = language
    self.bio = bio
    self.reason = reason
    self.conditions = conditions
  }
}

/// What a new account has to wait for before it can be used.
public struct SignUpConditions: Hashable, Sendable {
  /// Whether the administrator approves it.
  public var needsApproval: Bool
  /// Whether its owner has to confirm the email address, by a code that is sent there.
  public var needsConfirmedEmail: Bool
  /// The address of the page on which the code is entered, for the email; nil if there is none.
  public var confirmationPage: String?

  /// Nothing: the account can be used at once.
  public static let none = SignUpConditions()

  /// Conditions of a source; by default none.
  public init(
    needsApproval: Bool = false, needsConfirmedEmail: Bool = false, confirmationPage: String? = nil
  ) {
    self.needsApproval = needsApproval
    self.needsConfirmedEmail = needsConfirmedEmail
    self.confirmationPage = confirmationPage
  }
}

/// Where someone signs in from. The backend counts attempts by the device, so that those of strangers are not the
/// owner's; its owner finds out by the name and the address whether it was them.
public struct SignInOrigin: Hashable, Sendable {
  /// The most Unicode scalars of a name.
  public static let longestName = 200

  /// What tells one device from another: 256 random bits as text, kept in the data folder. A server puts in what a
  /// client sends of that kind, or else the address that it calls from.
  public let device: Secret
  /// What the device or browser calls itself, such as `Firefox (Linux)`: one line, and empty where it says nothing.
  public let name: String
  /// The address that it calls from, as text; empty where that isn't known.
  public let address: String

  /// - Parameters:
  ///   - device: What tells the device from another; the same at each of its attempts.
  ///   - name: What it calls itself. What can't be printed on a line is left out, and so is what is too long.
  ///   - address: The address that it calls from.
  public init(device: String, name: String = "", address: String = "") {
    self.device = Secret(device)
    let line = Printable.stripped(name.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    self.name = String(String.UnicodeScalarView(line.unicodeScalars.prefix(Self.longestName)))
    self.address = address
  }
}

/// The accounts signed in on this device, and which of them is current.
public struct SavedSessions: Hashable, Sendable {
  /// In the order in which they signed in.
  public var sessions: [Session]
  /// The current one; nil when everyone is signed out or looks around.
  public var current: ID<Session>?

  /// What is remembered; by default, that no one has signed in.
  public init(sessions: [Session] = [], current: ID<Session>? = nil) {
    self.sessions = sessions
    self.current = current
  }
}

/// A session of an account: a device or data folder where it is signed in, or an app that acts on its owner's behalf.
public struct ActiveSession: Hashable, Sendable, Identifiable {
  /// The id by which it can be ended.
  public let id: AppValues.ID<Session>
  /// When it signed in.
  public let createdAt: Timestamp
  /// When it was used, to the hour: it may have been used until an hour later.
  public let lastUsedAt: Timestamp
  /// Whether it is the one that asks.
  public let isCurrent: Bool
  /// The name of the app that has it; nil where someone signed in with their password.
  public let app: String?
  /// What can be done with it.
  public let scopes: AccessScopes
  /// What the device or browser called itself when it signed in; empty where that isn't known.
  public let device: String
  /// The addresses that it called from when it signed in, and when it was used last; empty where that isn't known.
  public let address, lastAddress: String

  /// - Parameters:
  ///   - lastUsedAt: When it signed in where nothing else is said.
  ///   - lastAddress: The same as `address` where nothing else is said.
  public init(
    id: ActiveSession.ID, createdAt: Timestamp, lastUsedAt: Timestamp? = nil, isCurrent: Bool,
    app: String? = nil, scopes: AccessScopes = .all, device: String = "", address: String = "",
    lastAddress: String? = nil
  ) {
    self.id = id
    self.createdAt = createdAt
    self.lastUsedAt = lastUsedAt ?? createdAt
    self.isCurrent = isCurrent
    self.app = app
    self.scopes = scopes
    self.device = device
    self.address = address
    self.lastAddress = lastAddress ?? address
  }
}

/// Where an email went.
public enum MailDestination: Hashable, Sendable {
  /// It is sent.
  case inbox
  /// This device can't send email: the email is in this folder.
  case folder(String)
}
