import Testing

@testable import SocialMediaStorage

@Suite("A blurhash")
struct BlurhashTests {
  @Test("is the one that the reference makes")
  func reference() {
    let width = 8
    var pixels: [UInt8] = []
    for y in 0..<6 {
      for x in 0..<width {
        pixels += [x * 31, y * 40, x * y * 5].map { UInt8(truncatingIfNeeded: $0) }
      }
    }
    #expect(Blurhash.hash(pixels, width: width) == "LgFO;$33a{xszFNMfQnQeof8fQf6")
  }

  @Test("of nothing but black is black")
  func black() {
    let pixels = [UInt8](repeating: 0, count: 32 * 32 * 3)
    #expect(Blurhash.hash(pixels, width: 32) == "L00000fQfQfQfQfQfQfQfQfQfQfQ")
  }
}
