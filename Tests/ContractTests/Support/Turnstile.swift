/// Lets only some in at a time: as many networks at once as there are tests would starve each other of
/// the threads that their signals come on.
actor Turnstile {
  static let worlds = Turnstile(4)
  /// Commands are parsed on the main actor, which so many other tests need that two at a time would hold them up.
  static let commands = Turnstile(1)

  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  private init(_ places: Int) {
    self.places = places
  }

  func enter() async {
    if places > 0 {
      places -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func leave() {
    if waiting.isEmpty {
      places += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
