public import AppValues

/// A permission of an app to act on someone's behalf. The raw values are the names that apps ask for (RFC 6749,
/// section 3.3), in Mastodon's vocabulary.
@nonexhaustive
public enum AccessScope: String, Codable, Hashable, Sendable, CaseIterable {
  /// Reading everything, changing everything, or changing whom the person follows, blocks and mutes. These include
  /// other scopes.
  case read, write, follow
  /// Receiving push notifications.
  case push
  /// Learning who the person is, and nothing else.
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

  /// Whether this scope includes the `other`.
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

/// The permissions of an app to act on someone's behalf.
public struct AccessScopes: Hashable, Sendable {
  /// The scopes as they were asked for, without adding those that they include.
  public let scopes: Set<AccessScope>

  /// All scopes, as for someone who signed in with their password.
  public static let all = AccessScopes([.read, .write, .follow, .push, .profile])

  public init(_ scopes: Set<AccessScope>) {
    self.scopes = scopes
  }

  /// Reads the names of scopes, separated by spaces, in any order. Mastodon's scopes that don't exist here, such as
  /// `admin:read`, are ignored, since apps ask every server for the same ones.
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

  /// Reads the names of scopes, ignoring unknown ones: a name that only a later version knows permits nothing here.
  public init(known text: String) {
    self.init(
      Set(text.split(whereSeparator: \.isWhitespace).compactMap { AccessScope(rawValue: String($0)) }))
  }

  /// The names, separated by spaces, with those that include others first.
  public var text: String {
    AccessScope.allCases.filter(scopes.contains).map(\.rawValue).joined(separator: " ")
  }

  /// Whether something is permitted.
  public func allow(_ scope: AccessScope) -> Bool {
    scopes.contains { $0.contains(scope) }
  }

  /// Whether these scopes include all the `others`.
  public func contain(_ others: AccessScopes) -> Bool {
    others.scopes.allSatisfy { scope in scopes.contains { $0.contains(scope) } }
  }
}
