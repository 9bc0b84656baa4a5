import Testing

@testable import SocialDatabase

@Suite("The text of a statement as a key")
struct StatementTextTests {
  @Test("Long texts that differ in one byte, hashed or not, are different keys")
  func differing() {
    let texts = (0..<1000).map { place in
      var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
      bytes[place] = UInt8(ascii: "b")
      return String(decoding: bytes, as: UTF8.self)
    }
    let places = Dictionary(uniqueKeysWithValues: zip(texts.map(StatementText.init), texts.indices))
    #expect(places.count == 1000)
    #expect(texts.indices.allSatisfy { places[StatementText(texts[$0])] == $0 })
  }
}
