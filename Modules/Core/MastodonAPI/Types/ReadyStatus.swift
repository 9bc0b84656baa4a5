public import AppValues

/// What everyone is shown alike of a status, as JSON: all but its numbers, the user's own members, the status that it
/// shares, its account and its poll.
public struct ReadyStatusParts: Sendable {
  /// The status's id.
  fileprivate let id: String
  /// Whether it has media of its own.
  fileprivate let hasMedia: Bool
  private let bytes: [UInt8]
  /// Where the pieces end: before the numbers, before the user's members, before what is shared, before the account.
  private let ends: (head: Int, edit: Int, text: Int, origin: Int)

  /// The parts of a `status`. What it shares may be left out.
  public init(of status: MastodonStatus) {
    id = status.id
    hasMedia = !status.mediaAttachments.isEmpty
    var json = JSONWriter()
    var ends = (head: 0, edit: 0, text: 0, origin: 0)
    json.open()
    json.members(MastodonStatus.CodingKeys.self) { members in
      status.writeHead(to: &members)
      ends.head = members.count
      status.writeEdit(to: &members)
      ends.edit = members.count
      status.writeText(to: &members)
      ends.text = members.count
      status.writeOrigin(to: &members)
      ends.origin = members.count
      status.writeParts(to: &members)
    }
    // What is kept takes no more room than it needs.
    (bytes, self.ends) = (json.bytes.withUnsafeBufferPointer { Array($0) }, ends)
  }

  /// How many bytes they take.
  public var size: Int { bytes.count }

  fileprivate func write(_ status: ReadyStatus, to json: inout JSONWriter) {
    json.write(0..<ends.head, of: bytes)
    json.members(MastodonStatus.CodingKeys.self) { status.numbers.write(to: &$0) }
    json.write(ends.head..<ends.edit, of: bytes)
    json.members(MastodonStatus.CodingKeys.self) { status.own.write(to: &$0) }
    json.write(ends.edit..<ends.text, of: bytes)
    json.members(MastodonStatus.CodingKeys.self) { $0.write(.reblog, status.reblog) }
    json.write(ends.text..<ends.origin, of: bytes)
    json.members(MastodonStatus.CodingKeys.self) { $0.write(.account, status.account) }
    json.write(ends.origin..<bytes.count, of: bytes)
    json.members(MastodonStatus.CodingKeys.self) { $0.write(.poll, status.poll) }
    json.close()
  }
}

/// A status that is put together from ready parts. It's written as the `MastodonStatus` is that they were made of.
public struct ReadyStatus: WireEncodable, Sendable {
  fileprivate let parts: ReadyStatusParts
  fileprivate let account: ReadyAccount
  fileprivate let numbers: MastodonStatusNumbers
  fileprivate let own: MastodonStatusOwn
  fileprivate let poll: MastodonPoll?
  private let shared: [ReadyStatus]

  fileprivate var reblog: ReadyStatus? { shared.first }

  /// The id of the status that it shares; its own if it shares none.
  public var originalID: String { reblog?.parts.id ?? parts.id }

  /// Whether the status that it shares has media, or itself if it shares none.
  public var hasMedia: Bool { reblog?.parts.hasMedia ?? parts.hasMedia }

  /// - Parameters:
  ///   - marks: The user's marks; nil for someone without an account.
  ///   - pinned: Whether it's pinned to its author's profile; nil for anyone else.
  ///   - reblog: The status that this one shares.
  public init(
    _ parts: ReadyStatusParts, by account: ReadyAccount, repliesCount: Int, reblogsCount: Int,
    favouritesCount: Int, marks: MastodonStatusMarks?, pinned: Bool? = nil, poll: MastodonPoll? = nil,
    reblog: ReadyStatus? = nil
  ) {
    self.parts = parts
    self.account = account
    numbers = MastodonStatusNumbers(
      replies: repliesCount, reblogs: reblogsCount, favourites: favouritesCount)
    own = MastodonStatusOwn(marks: marks, pinned: pinned)
    self.poll = poll
    shared = reblog.map { [$0] } ?? []
  }

  public func write(to json: inout JSONWriter) { parts.write(self, to: &json) }
}

/// What everyone is shown alike of an account, as JSON: all but its numbers.
public struct ReadyAccountParts: Sendable {
  private let bytes: [UInt8]
  /// Where the piece before the numbers ends.
  private let head: Int

  /// The parts of an `account`.
  public init(of account: MastodonAccount) {
    var (json, head) = (JSONWriter(), 0)
    json.open()
    json.members(MastodonAccount.CodingKeys.self) { members in
      account.writeHead(to: &members)
      head = members.count
      account.writeRest(to: &members)
    }
    // What is kept takes no more room than it needs.
    (bytes, self.head) = (json.bytes.withUnsafeBufferPointer { Array($0) }, head)
  }

  /// How many bytes they take.
  public var size: Int { bytes.count }

  fileprivate func write(_ numbers: MastodonAccountNumbers, to json: inout JSONWriter) {
    json.write(0..<head, of: bytes)
    json.members(MastodonAccount.CodingKeys.self) { numbers.write(to: &$0) }
    json.write(head..<bytes.count, of: bytes)
    json.close()
  }
}

/// An account that is put together from ready parts. It's written as the `MastodonAccount` is that they were made of.
public struct ReadyAccount: WireEncodable, Sendable {
  private let parts: ReadyAccountParts
  private let numbers: MastodonAccountNumbers

  /// - Parameter lastStatusAt: The date of the latest status; nil if there is none.
  public init(
    _ parts: ReadyAccountParts, followersCount: Int, followingCount: Int, statusesCount: Int,
    lastStatusAt: CalendarDate?
  ) {
    self.parts = parts
    numbers = MastodonAccountNumbers(
      followers: followersCount, following: followingCount, statuses: statusesCount,
      lastStatusAt: lastStatusAt)
  }

  public func write(to json: inout JSONWriter) { parts.write(numbers, to: &json) }
}
