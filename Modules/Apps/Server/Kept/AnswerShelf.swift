import SocialBackend

/// The kept answers by their requests and by their subjects, as many as there's room for: those that no one asks for go
/// first (CLOCK).
struct AnswerShelf {
  private struct Slot {
    let request: KeptAnswer.Request
    let answer: KeptAnswer
    let subjects: Set<AnswerSubject>
    /// Whether someone has asked for it since the hand came by.
    var isWanted = false
  }

  /// About how many bytes a subject of an answer takes.
  private static let overhead = 96

  private let room: Int
  /// How many bytes are taken.
  private(set) var size = 0
  /// Those subjects of which it has to be found out what concerns them.
  private(set) var watched: Set<AnswerSubject> = []
  private var slots: [Slot?] = []
  private var free: [Int] = []
  private var places: [KeptAnswer.Request: Int] = [:]
  private var bySubject: [AnswerSubject: Set<Int>] = [:]
  /// The next slot to look at when room is needed.
  private var hand = 0

  /// - Parameter bytes: How much room there is.
  init(bytes: Int) {
    room = bytes
  }

  /// The answer to a request; nil if none is kept, or none any longer.
  ///
  /// - Parameter now: In milliseconds since the epoch.
  mutating func find(_ request: KeptAnswer.Request, at now: Int64) -> KeptAnswer? {
    guard let place = places[request], let answer = slots[place]?.answer else { return nil }
    if answer.until <= now {
      remove(at: place)
      return nil
    }
    slots[place]?.isWanted = true
    return answer
  }

  mutating func insert(
    _ answer: KeptAnswer, to request: KeptAnswer.Request, showing subjects: Set<AnswerSubject>
  ) {
    if let place = places[request] { remove(at: place) }
    let slot = Slot(request: request, answer: answer, subjects: subjects)
    let needed = Self.size(of: slot)
    if needed > room { return }
    while size + needed > room { makeRoom() }
    let place = free.popLast() ?? slots.count
    if place == slots.count { slots.append(slot) } else { slots[place] = slot }
    places[request] = place
    for subject in subjects {
      bySubject[subject, default: []].insert(place)
      if subject.isFoundOut { watched.insert(subject) }
    }
    size += needed
  }

  /// Removes what shows something.
  mutating func remove(_ subject: AnswerSubject) {
    for place in bySubject[subject] ?? [] { remove(at: place) }
  }

  mutating func removeAll() {
    self = AnswerShelf(bytes: room)
  }

  private static func size(of slot: Slot) -> Int {
    slot.answer.size + slot.request.size + slot.subjects.count * overhead
  }

  /// Moves the hand on, past what is wanted.
  private mutating func makeRoom() {
    if hand >= slots.count { hand = 0 }
    if slots[hand]?.isWanted == false { remove(at: hand) } else { slots[hand]?.isWanted = false }
    hand += 1
  }

  private mutating func remove(at place: Int) {
    guard let slot = slots[place] else { return }
    slots[place] = nil
    free.append(place)
    places[slot.request] = nil
    size -= Self.size(of: slot)
    for subject in slot.subjects {
      bySubject[subject]?.remove(place)
      guard bySubject[subject]?.isEmpty == true else { continue }
      bySubject[subject] = nil
      watched.remove(subject)
    }
  }
}
