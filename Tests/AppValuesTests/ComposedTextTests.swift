import AppValues
import Foundation
import Testing

@Suite("Text in NFC")
struct ComposedTextTests {
  @Test("Characters that need no composing are kept by NFC, alone and after each other")
  func composed() {
    let known = (UInt32(0)...0x1FFFF).compactMap(Unicode.Scalar.init).filter(\.isCertainlyComposed)
    #expect(known.count > 30_000)
    var (text, reversed) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    text.append(contentsOf: known)
    reversed.append(contentsOf: known.reversed())
    for view in [text, reversed] {
      let composed = String(view).precomposedStringWithCanonicalMapping
      #expect(composed.unicodeScalars.elementsEqual(view))
    }
    let alone = known.filter { scalar in
      !String(scalar).precomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
    }
    #expect(alone.isEmpty)
  }

  @Test("Entered text is composed wherever it comes from", arguments: ["が", "パン", "é", "한", "Å", "①"])
  func entered(text: String) throws {
    let kept = try TextLimit(.text, characters: 10).normalised(text.decomposedStringWithCanonicalMapping)
    #expect(kept.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars))
  }
}
