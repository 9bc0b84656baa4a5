import SocialTestSupport
import Testing

@testable import SocialWebAuthn

@Suite("CBOR as authenticators write it") struct CBORTests {
  private func read(_ bytes: [UInt8]) throws(CBORFault) -> CBORItem { try CBORReader.whole(bytes[...]) }

  @Test(
    "Items of RFC 8949, appendix A",
    arguments: [
      ([0x00], .unsigned(0)), ([0x17], .unsigned(23)), ([0x18, 0x18], .unsigned(24)),
      ([0x19, 0x03, 0xE8], .unsigned(1000)), ([0x1A, 0x00, 0x0F, 0x42, 0x40], .unsigned(1_000_000)),
      ([0x1B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .unsigned(.max)),
      ([0x3B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .negative(.max)),
      ([0x20], .negative(0)), ([0x39, 0x03, 0xE7], .negative(999)),
      ([0xF4], .boolean(false)), ([0xF5], .boolean(true)), ([0xF6], .null),
      ([0x44, 0x01, 0x02, 0x03, 0x04], .bytes([1, 2, 3, 4])),
      ([0x60], .text("")), ([0x63, 0xE6, 0xB0, 0xB4], .text("水")), ([0x80], .array([])),
      ([0x83, 0x01, 0x02, 0x03], .array([.unsigned(1), .unsigned(2), .unsigned(3)])),
      ([0xA0], .map([:])),
      ([0xA2, 0x01, 0x02, 0x03, 0x04], .map([.unsigned(1): .unsigned(2), .unsigned(3): .unsigned(4)])),
    ] as [([UInt8], CBORItem)])
  func items(bytes: [UInt8], item: CBORItem) throws {
    #expect(try read(bytes) == item)
  }

  @Test(
    "What is refused",
    arguments: [
      ([], .truncated), ([0x18], .truncated), ([0x19, 0x01], .truncated), ([0x42, 0x01], .truncated),
      ([0x82, 0x01], .truncated), ([0xA1, 0x01], .truncated),
      // Lengths for which there isn't memory.
      ([0x5B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .truncated),
      ([0x9B, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .truncated),
      ([0xBB, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .truncated),
      ([0x00, 0x00], .trailing),
      ([0x18, 0x17], .notShortest), ([0x19, 0x00, 0xFF], .notShortest),
      ([0x1A, 0x00, 0x00, 0xFF, 0xFF], .notShortest),
      ([0x1B, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF], .notShortest),
      ([0x5F, 0x41, 0x01, 0xFF], .unsupported(0x5F)), ([0x9F, 0xFF], .unsupported(0x9F)),
      ([0xBF, 0xFF], .unsupported(0xBF)), ([0x1C], .unsupported(0x1C)),
      ([0xC0, 0x60], .unsupported(0xC0)), ([0xF7], .unsupported(0xF7)), ([0xF8, 0xFF], .unsupported(0xF8)),
      ([0xF9, 0x00, 0x00], .unsupported(0xF9)), ([0xFF], .unsupported(0xFF)),
      ([0xA2, 0x01, 0x02, 0x01, 0x03], .repeatedKey), ([0x61, 0xFF], .notUTF8),
      ([0x81, 0x81, 0x81, 0x81, 0x80], .tooDeep), ([0x81, 0x81, 0x81, 0x81, 0xA0], .tooDeep),
    ] as [([UInt8], CBORFault)])
  func refused(bytes: [UInt8], fault: CBORFault) {
    #expect(throws: fault) { try read(bytes) }
  }

  @Test("Numbers fit or aren't there")
  func numbers() {
    #expect(CBORItem.negative(6).number == -7)
    #expect(CBORItem.negative(UInt64(Int.max)).number == .min)
    #expect(CBORItem.negative(UInt64(Int.max) + 1).number == nil)
    #expect(CBORItem.unsigned(.max).number == nil)
  }

  @Test("Whatever the bytes are, there is an item or a fault")
  func fuzz() throws {
    var generator = SeededGenerator(seed: 34)
    let samples = try WebAuthnVector.all.map { vector in
      try #require(CredentialDocument.read(vector.registration).response.attestationObject).bytes
    }
    var (items, faults) = (0, 0)
    for round in Effort.rounds(20_000, full: 2_000_000) {
      var bytes: [UInt8]
      if round.isMultiple(of: 2) {
        bytes = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
          .random(in: 0...255, using: &generator)
        }
      } else {
        bytes = samples[Int.random(in: samples.indices, using: &generator)]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        if Bool.random(using: &generator) {
          bytes.removeLast(Int.random(in: 1...bytes.count, using: &generator))
        }
      }
      do throws(CBORFault) {
        _ = try read(bytes)
        items += 1
      } catch {
        faults += 1
      }
      // The same bytes as what contains them, whether or not they are that.
      _ = try? Attestation(bytes)
      // As above.
      _ = try? AuthenticatorData(bytes)
      _ = CertificateReader.subjectKey(of: bytes)
    }
    #expect(items > 100)
    #expect(faults > 100)
  }
}
