import AppValues
import Entities
import MastodonAPI

extension MastodonMapping {
  /// A notification; nil for one of a kind that apps aren't told of.
  func notification(
    _ notice: Notice, _ accounts: KnownAccounts, for viewer: ID<User>?
  ) -> MastodonNotification? {
    MastodonNotificationType(notice.kind).map { type in
      MastodonNotification(
        id: notice.id.rawValue, type: type, createdAt: notice.at,
        groupKey: NotificationKey(notice).description, account: account(notice.from, accounts),
        status: notice.post.map { status($0, accounts, for: viewer) })
    }
  }
}

extension NoticeKind {
  /// The kinds that some types of the wire ask for, of those that apps know.
  ///
  /// - Parameters:
  ///   - types: The types to include; all but `excluded` if nil or empty.
  /// - Returns: Nil if none are left.
  static func wanted(_ types: [String]?, without excluded: [String]?) -> Set<NoticeKind>? {
    let named = Set((types ?? []).map { MastodonNotificationType(rawValue: $0) })
    let unwanted = Set((excluded ?? []).map { MastodonNotificationType(rawValue: $0) })
    let kinds = allCases.filter { kind in
      guard let word = MastodonNotificationType(kind) else { return false }
      return (named.isEmpty || named.contains(word)) && !unwanted.contains(word)
    }
    return kinds.isEmpty ? nil : Set(kinds)
  }

  /// The kinds that come by themselves; none if no `types` to group are given.
  static func single(unlessIn types: [String]?) -> Set<NoticeKind> {
    guard let types else { return [] }
    return Set(allCases.filter { kind in !types.contains { MastodonNotificationType(kind)?.rawValue == $0 } })
  }
}
