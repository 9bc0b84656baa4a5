import AppValues
import Foundation
import SocialTestSupport
import Testing
import Todo

@testable import SocialTodoStore

struct ChangeLineTests {
  private func change(_ value: FieldValue, field: TodoField = .description) throws -> FieldChange {
    FieldChange("a1", field, value, at: HybridTime(milliseconds: 1, counter: 2, device: try .sample("5")))
  }

  private func line(_ bytes: [UInt8]) -> ArraySlice<UInt8> { bytes.dropLast() }

  @Test func theChecksumIsCRC32C() {
    // RFC 3720, appendix B.4, and the check value of the catalogue of CRCs.
    #expect(Checksum(of: Array("123456789".utf8)).value == 0xe306_9283)
    #expect(Checksum(of: [UInt8](repeating: 0, count: 32)).value == 0x8a91_36aa)
    #expect(Checksum(of: [UInt8](repeating: 0xff, count: 32)).value == 0x62a8_ab43)
    var pieces = Checksum(of: Array("1234".utf8))
    pieces.add(Array("56789".utf8)[...])
    #expect(pieces.text == "e3069283")
  }

  @Test func aLineIsWrittenInOneWay() throws {
    let bytes = ChangeLine.bytes(try change(FieldValue("Buy \"milk\"\n/\u{1}é")))
    let body =
      #"{"time":"000000000001-0002-5555555555555555","todo":"a1","field":"description","value":"Buy \"milk\"\n/\u0001é""#
    let text = "\(body),\"crc\":\"\(Checksum(of: Array(body.utf8)).text)\"}\n"
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(try JSONSerialization.jsonObject(with: Data(bytes)) is [String: Any])
  }

  @Test(arguments: [
    FieldValue("漢字 👩‍👩‍👧‍👦 \\ \u{7f} \u{0}"), FieldValue(""), FieldValue(true), FieldValue(.min), FieldValue.none,
    FieldValue(json: #"{"a":[1,2.5,{"b":null}],"z":"\"}"}"#),
  ])
  func whatIsWrittenIsRead(_ value: FieldValue) throws {
    let written = try change(value, field: try #require(TodoField(rawValue: "ofANewerVersion_2")))
    let (read, isSound) = ChangeLine.read(line(ChangeLine.bytes(written)))
    #expect(read == written && isSound)
  }

  /// The fast way to read a line finds what the slow one does, or leaves it to that.
  @Test func bothWaysToReadALineAgree() throws {
    var generator = SeededGenerator(seed: 5)
    let pieces = [
      "a", " ", "é", "e\u{301}", "漢", "👩‍👩‍👧", "\"", "\\", "\n", "\u{0}", "\u{7f}", "{\"time\":\"", ",", "}", "-",
      "0", "1.5",
    ]
    var scanned = 0
    for _ in Effort.rounds(500, full: 20_000) {
      let text = (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }.joined()
      let values = [
        JSONValue.text(text), .flag(.random(using: &generator)), .none, .list([.text(text)]),
        .object([text: .none]),
        .number(.random(in: .min ... .max, using: &generator)),
        .decimal(.random(in: -9...9, using: &generator)),
      ]
      let value = FieldValue(try #require(values.randomElement(using: &generator)))
      let bytes = ChangeLine.bytes(
        FieldChange(ID("1" + text), .notes, value, at: try change(value).entry.time))
      let decoded = try #require(ChangeLine.decoded(line(bytes)))
      #expect(decoded.value == value && decoded.todo.utf8.elementsEqual(("1" + text).utf8))
      guard let fast = ChangeLine.scanned(CheckedLine.body(of: line(bytes))) else { continue }
      scanned += 1
      #expect(fast.value == value && fast.todo.utf8.elementsEqual(decoded.todo.utf8))
      #expect(fast.time == decoded.time && fast.field == decoded.field)
    }
    #expect(scanned > 100)
  }

  @Test(arguments: ["01", "+1", "-0", "1 ", "\"a\" ", "\"a", "\"a\"b\"", "\"\t\"", "True", "", "\"\\n\""])
  func whatIsNotPlainIsLeftToTheDecoder(_ json: String) {
    var scanner = PlainScanner(Array(json.utf8)[...])
    let value = scanner.lastValue()
    #expect(value == nil)
  }

  @Test func otherWritersMayAddMembersAndBlanks() throws {
    let body =
      #"{"time":"000000000001-0002-5555555555555555", "more":[1], "todo":"a1","field":"x","value":{ "z": 1, "a": 1e2 }"#
    let (read, isSound) = ChangeLine.read(line(CheckedLine.bytes(body)))
    #expect(isSound)
    #expect(read?.entry.value.json == #"{"a":100,"z":1}"#)
  }

  @Test func anyDamageIsFound() throws {
    let sound = line(ChangeLine.bytes(try change(FieldValue("Buy milk"))))
    for index in sound.indices {
      for bit in 0..<8 {
        var damaged = sound
        damaged[index] ^= 1 << UInt8(bit)
        #expect(ChangeLine.read(damaged).change == nil)
      }
      #expect(ChangeLine.read(sound[..<index]).change == nil)
    }
  }

  @Test func aLineBehindOneThatWasNeverEndedIsRead() throws {
    let written = try change(FieldValue(#"{"time":"#))
    let cut = ChangeLine.bytes(try change(FieldValue("lost"))).prefix(40)
    let (read, isSound) = ChangeLine.read(cut + line(ChangeLine.bytes(written)))
    #expect(read == written && !isSound)
  }

  @Test(arguments: [
    #"{"time":"ffffffffffff-0002-5555555555555555","todo":"a1","field":"x","value":1"#,
    #"{"time":"000000000001-0002-5555555555555555","todo":"","field":"x","value":1"#,
    #"{"time":"000000000001-0002-5555555555555555","todo":"a\u001b","field":"x","value":1"#,
    #"{"time":"000000000001-0002-5555555555555555","todo":"a1","field":"x y","value":1"#,
    #"{"time":"000000000001-0002-5555555555555555","todo":"a1","field":"x""#,
    #"[1"#, "",
  ])
  func whatIsNoChangeIsDamaged(_ body: String) {
    let (read, isSound) = ChangeLine.read(line(CheckedLine.bytes(body)))
    #expect(read == nil && !isSound)
  }

  @Test func theHeaderSaysVersionAndDevice() throws {
    let header = ChangeFileHeader(device: try .sample("5"), generation: 3)
    let text = #"{"format":"todo-changes","version":1,"device":"5555555555555555","generation":3,"crc":""#
    #expect(String(decoding: header.bytes, as: UTF8.self).hasPrefix(text))
    #expect(ChangeFileHeader.read(header.bytes + Array("more".utf8)) == .header(header))
    #expect(ChangeFileHeader.read(Array(header.bytes.dropLast())) == .incomplete)
    #expect(
      ChangeFileHeader.read(CheckedLine.bytes(#"{"format":"todo-changes","version":2,"device":"?""#))
        == .newer)
    #expect(ChangeFileHeader.read(Array("{\"format\":\"todo-changes\",\"version\":2}\n".utf8)) == .other)
    #expect(ChangeFileHeader.read(Array("x A todo.txt\n".utf8)) == .other)
    #expect(ChangeFileHeader.read([UInt8](repeating: 0x20, count: 1024)) == .other)
  }
}
