import AppValues
import Synchronization
import Testing

@Suite("Listening")
struct ListeningTests {
  @Test("ends once, however often that is asked for")
  func once() {
    let count = Mutex(0)
    let listening = Listening { count.withLock { $0 += 1 } }
    #expect(count.withLock { $0 } == 0)
    listening.end()
    listening.end()
    #expect(count.withLock { $0 } == 1)
  }

  @Test("ends when no one holds it")
  func release() {
    let count = Mutex(0)
    do {
      let listening = Listening { count.withLock { $0 += 1 } }
      withExtendedLifetime(listening) { #expect(count.withLock { $0 } == 0) }
    }
    #expect(count.withLock { $0 } == 1)
  }
}
