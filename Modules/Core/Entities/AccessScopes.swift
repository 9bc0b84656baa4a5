public import AppValues

/// Something an app may do on someone's behalf. The raw values are the names that apps ask for (RFC 6749, section 3.3), in
/// Mastodon's vocabulary.
@nonexhaustive
public enum AccessScope: String, Codable, Hashable, Sendable, CaseIterable {
  /// Reads everything, changes everything, or changes whom one follows, blocks and mutes: these contain others.
  case read, write, follow
  /// Receives push notifications.
  case push
  /// Learns who someone is, and nothing else.
  case profile

  case readAccounts = "read:accounts"
  case readBlocks = "read:blocks"
  case readBookmarks = "read:bookmarks"
  case readFavourites = "read:favourites"
  case readFilters = "read:filters"
  case readFollows = "read:follows"
  case readLists = "read:lists"
  case readMutes = "read:mutes"
  case readNotifications = "read:notifications"
  case readSearch = "read:search"
  case readStatuses = "read:statuses"

  case writeAccounts = "write:accounts"
  case writeBlocks = "write:blocks"
  case writeBookmarks = "write:bookmarks"
  case writeConversations = "write:conversations"
  case writeFavourites = "write:favourites"
  case writeFilters = "write:filters"
  case writeFollows = "write:follows"
  case writeLists = "write:lists"
  case writeMedia = "write:media"
  case writeMutes = "write:mutes"
  case writeNotifications = "write:notifications"
  case writeReports = "write:reports"
  case writeStatuses = "write:statuses"

  /// Whether someone who may do this may also do the `other`.
  public func contains(_ other: AccessScope) -> Bool {
    switch self {
    case other: true
    case .read: other.rawValue.hasPrefix("read:")
    case .write: other.rawValue.hasPrefix("write:")
    case .follow: Self.ofFollowing.contains(other)
    default: false
    }
  }

  private static let ofFollowing: Set<AccessScope> = [
    .readFollows, .writeFollows, .readBlocks, .writeBlocks, .readMutes, .writeMutes,
  ]
}

/// Everything that an app may do on someone's behalf.
public struct AccessScopes: Hashable, Sendable {
  /// As they were asked for: those that others contain aren't added.
  public let scopes: Set<AccessScope>

  /// Everything there is, as for someone who signed in with their password.
  public static let all = AccessScopes([.read, .write, .follow, .push, .profile])

  public init(_ scopes: Set<AccessScope>) {
    self.scopes = scopes
  }

  /// The scopes that a text names, separated by space, in any order. Scopes of Mastodon that don't exist here, such as
  /// `admin:read`, are ignored, since apps ask every server for the same.
  ///
  /// Throws `invalid(.scopes, .unsupported)` for anything that can't be the name of a scope.
  public init(_ text: String) throws(AppError) {
    var scopes: Set<AccessScope> = []
    for name in text.split(whereSeparator: \.isWhitespace) {
      if let scope = AccessScope(rawValue: String(name)) {
        scopes.insert(scope)
      } else if name != "crypto", name.wholeMatch(of: /(admin:)?(read|write)(:[a-z_]+)?/) == nil {
        throw .invalid(.scopes, .unsupported)
      }
    }
    self.init(scopes)
  }

  /// The scopes that a text names of those there are: a name that only a later version knows allows nothing here.
  public init(known text: String) {
    self.init(
      Set(text.split(whereSeparator: \.isWhitespace).compactMap { AccessScope(rawValue: String($0)) }))
  }

  /// The names, separated by space, those that contain others first.
  public var text: String {
    AccessScope.allCases.filter(scopes.contains).map(\.rawValue).joined(separator: " ")
  }

  /// Whether something may be done.
  public func allow(_ scope: AccessScope) -> Bool {
    scopes.contains { $0.contains(scope) }
  }

  /// Whether nothing in `others` goes beyond these.
  public func contain(_ others: AccessScopes) -> Bool {
    others.scopes.allSatisfy { scope in scopes.contains { $0.contains(scope) } }
  }
}
