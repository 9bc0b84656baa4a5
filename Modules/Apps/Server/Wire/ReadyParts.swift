import MastodonAPI
import SocialBackend
import Synchronization

/// The parts of what was shown last that are the same for everyone, ready to be sent, by their versions.
final class ReadyParts: Sendable {
  fileprivate let statuses: VersionedCache<ReadyStatusParts>
  fileprivate let accounts: VersionedCache<ReadyAccountParts>

  /// - Parameter bytes: How much room there is.
  init(bytes: Int) {
    statuses = VersionedCache(bytes: bytes / 4 * 3)
    accounts = VersionedCache(bytes: bytes / 4)
  }
}

/// The ready parts of the items of one answer: what is found stays at hand until the answer is written.
final class PartsAtHand: KnownItems {
  /// All the parts of an item.
  struct Item: Sendable {
    let status: ReadyStatusParts
    let author: ReadyAccountParts
    /// The share by which it's here, and who shared it; nil if it isn't a share.
    let share: (status: ReadyStatusParts, sharer: ReadyAccountParts)?
  }

  private let ready: ReadyParts
  /// By the number of the item.
  private let items = Mutex<[Int64: Item]>([:])
  /// By their number.
  private let people = Mutex<[Int64: ReadyAccountParts]>([:])

  init(of ready: ReadyParts) {
    self.ready = ready
  }

  func includes(_ item: ItemOutline) -> Bool {
    guard let found = find(item) else { return false }
    items.withLock { $0[item.item] = found }
    return true
  }

  func includes(_ person: ItemOutline.Person) -> Bool {
    guard let found = account(person) else { return false }
    people.withLock { $0[person.number] = found }
    return true
  }

  private func find(_ item: ItemOutline) -> Item? {
    guard let status = ready.statuses.value(item.post, item.version), let author = account(item.author) else {
      return nil
    }
    guard let sharer = item.sharer else { return Item(status: status, author: author, share: nil) }
    guard let share = ready.statuses.value(item.item, item.version), let account = account(sharer) else {
      return nil
    }
    return Item(status: status, author: author, share: (share, account))
  }

  private func account(_ person: ItemOutline.Person) -> ReadyAccountParts? {
    ready.accounts.value(person.number, person.version)
  }

  /// The parts of an item that was found.
  subscript(item: ItemOutline) -> Item? { items.withLock { $0[item.item] } }

  /// The parts of someone who was found.
  subscript(person: ItemOutline.Person) -> ReadyAccountParts? { people.withLock { $0[person.number] } }

  /// Makes the parts of an item that was read, and keeps them.
  func keep(_ item: ItemOutline, as status: MastodonStatus) -> Item {
    let original = status.reblog ?? status
    let parts = ReadyStatusParts(of: original)
    ready.statuses.keep(parts, item.post, item.version, size: parts.size)
    let author = keep(item.author, as: original.account)
    guard let sharer = item.sharer else { return Item(status: parts, author: author, share: nil) }
    let share = ReadyStatusParts(of: status)
    ready.statuses.keep(share, item.item, item.version, size: share.size)
    return Item(status: parts, author: author, share: (share, keep(sharer, as: status.account)))
  }

  /// Makes the parts of someone who was read, and keeps them.
  func keep(_ person: ItemOutline.Person, as account: MastodonAccount) -> ReadyAccountParts {
    let parts = ReadyAccountParts(of: account)
    ready.accounts.keep(parts, person.number, person.version, size: parts.size)
    return parts
  }
}
