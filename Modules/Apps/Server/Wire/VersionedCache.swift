import Synchronization

/// Keeps values by a number and a version, as many as there's room for: those that no one asks for go first (CLOCK). A number
/// has one version at a time. Nothing is ever removed for having become wrong, since another version is another value.
final class VersionedCache<Value: Sendable>: Sendable {
  /// What a value takes besides its own bytes, about.
  private static var overhead: Int { 160 }
  /// How many parts there are, so that those who ask at the same time seldom wait for each other.
  private static var shardCount: Int { 8 }

  private let shards: [Shard]

  /// - Parameter bytes: How much room there is.
  init(bytes: Int) {
    shards = (0..<Self.shardCount).map { _ in Shard(bytes: bytes / Self.shardCount) }
  }

  /// The value of a number in a version; nil if it isn't kept.
  func value(_ number: Int64, _ version: Int64) -> Value? {
    shard(number).contents.withLock { $0.value(number, version) }
  }

  /// Keeps a value.
  ///
  /// - Parameter size: How many bytes it takes.
  func keep(_ value: Value, _ number: Int64, _ version: Int64, size: Int) {
    let slot = Slot(number: number, version: version, value: value, size: size + Self.overhead)
    shard(number).contents.withLock { $0.keep(slot) }
  }

  /// How many bytes are taken.
  var size: Int { shards.reduce(0) { sum, shard in sum + shard.contents.withLock { $0.size } } }

  private func shard(_ number: Int64) -> Shard {
    // The lowest bits of a number may be the same for all.
    let mixed = UInt64(bitPattern: number) &* 0x9E37_79B9_7F4A_7C15
    return shards[Int(truncatingIfNeeded: mixed >> 32) & (Self.shardCount - 1)]
  }

  private struct Slot {
    let number, version: Int64
    let value: Value
    let size: Int
    /// Whether someone has asked for it since the hand came by.
    var isWanted = false
  }

  private final class Shard: Sendable {
    let contents: Mutex<Contents>

    init(bytes: Int) {
      contents = Mutex(Contents(room: bytes))
    }
  }

  private struct Contents {
    let room: Int
    var size = 0
    private var slots: [Slot] = []
    private var places: [Int64: Int] = [:]
    /// The next slot to look at when room is needed.
    private var hand = 0

    init(room: Int) {
      self.room = room
    }

    mutating func value(_ number: Int64, _ version: Int64) -> Value? {
      guard let place = places[number], slots[place].version == version else { return nil }
      slots[place].isWanted = true
      return slots[place].value
    }

    mutating func keep(_ slot: Slot) {
      if let place = places[slot.number] { remove(place) }
      if slot.size > room { return }
      while size + slot.size > room { makeRoom() }
      places[slot.number] = slots.count
      slots.append(slot)
      size += slot.size
    }

    /// Moves the hand on, past what is wanted.
    private mutating func makeRoom() {
      if hand >= slots.count { hand = 0 }
      if slots[hand].isWanted {
        slots[hand].isWanted = false
        hand += 1
      } else {
        remove(hand)
      }
    }

    /// Removes a slot, whose place the last one takes.
    private mutating func remove(_ place: Int) {
      size -= slots[place].size
      places[slots[place].number] = nil
      let last = slots.removeLast()
      guard place < slots.count else { return }
      slots[place] = last
      places[last.number] = place
    }
  }
}
