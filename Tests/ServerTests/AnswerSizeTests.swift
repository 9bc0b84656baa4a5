import Testing

@testable import SocialServer

@Suite("The size of answers")
struct AnswerSizeTests {
  @Test("is that of the last one and a little more, within bounds whatever was answered")
  func capacity() {
    let size = AnswerSize()
    #expect(size.capacity == 576)
    size.note(80_000)
    #expect(size.capacity == 90_000)
    size.note(50_000_000)
    #expect(size.capacity == 262_144)
    size.note(2)
    #expect(size.capacity == 512)
  }
}
