import AppValues
import Testing

@testable import Archive

@Suite struct JSONElementsTests {
  private func elements(_ text: String, piece: Int = 3) throws -> [String] {
    let source = MemoryArchive(["file": text], piece: piece)
    let elements = JSONElements(try source.bytes(of: "file"), member: "items")
    var found: [String] = []
    while let element = try elements.next() { found.append(String(decoding: element, as: UTF8.self)) }
    return found
  }

  @Test(arguments: [1, 3, 1000])
  func anArrayIsReadElementByElement(piece: Int) throws {
    let text = "\u{FEFF} [ {\"a\":[1,{\"b\":\"]}\\\"\"}]} ,\n\"日本, [\", -1.5e3,null,[] ]\n"
    #expect(
      try elements(text, piece: piece) == [
        "{\"a\":[1,{\"b\":\"]}\\\"\"}]}", "\"日本, [\"", "-1.5e3", "null", "[]",
      ])
    #expect(try elements("[]", piece: piece) == [])
  }

  @Test func theArrayMayBeAMemberOfAnObject() throws {
    let text = "{\"first\":{\"items\":[0]},\"n\":1,\"items\":[1,2],\"last\":true}"
    #expect(try elements(text) == ["1", "2"])
    #expect(try elements("{\"others\":[1]}") == [])
  }

  @Test(arguments: ["", "  ", "no", "[1,2", "[\"a", "{\"items\":[{\"a\":1", "{\"items\"", "[1}", "\"text\""])
  func whatIsCutShortOrNoJSONIsRefused(text: String) {
    #expect(throws: AppError.invalid(.file, .malformed)) { try elements(text) }
  }

  @Test func whatIsNestedTooDeepOrEndlessIsRefused() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: AppError.invalid(.file, .malformed)) { try elements(deep, piece: 4096) }
    let objects =
      "[" + String(repeating: "{\"a\":", count: 100) + "1" + String(repeating: "}", count: 100) + "]"
    #expect(throws: AppError.invalid(.file, .malformed)) { try elements(objects) }
    let long = "[\"" + String(repeating: "x", count: JSONElements.largest + 10) + "\"]"
    #expect(throws: AppError.invalid(.file, .malformed)) { try elements(long, piece: 65_536) }
  }
}

@Suite struct TableRowsTests {
  @Test func quotedCellsHoldCommasQuotesAndLines() throws {
    let text = "\u{FEFF}name,\"a, b\"\r\n\r\n\"say \"\"hi\"\"\",\"two\nlines\"\nlast"
    let rows = TableRows(try MemoryArchive(["t": text]).bytes(of: "t"))
    #expect(try rows.next() == ["name", "a, b"])
    #expect(try rows.next() == ["say \"hi\"", "two\nlines"])
    #expect(try rows.next() == ["last"])
    #expect(try rows.next() == nil)
    let open = TableRows(try MemoryArchive(["t": "a,\"b"]).bytes(of: "t"))
    #expect(throws: AppError.invalid(.file, .malformed)) { try open.next() }
  }
}

@Suite struct ArchiveTimeTests {
  @Test func timesKeepTheirMilliseconds() {
    for milliseconds in [0, 1, 999, 951_782_400_123, 1_795_262_400_007, 253_402_300_799_999] as [Int64] {
      let time = Timestamp(milliseconds: milliseconds)
      #expect(ArchiveTime.time(ArchiveTime.text(time)) == time)
    }
    #expect(ArchiveTime.text(Timestamp(milliseconds: 951_782_400_123)) == "2000-02-29T00:00:00.123Z")
  }

  @Test func timesOfOtherZonesAndPrecisionsAreRead() {
    let noon = Timestamp(milliseconds: 1_577_880_000_000)
    for text in ["2020-01-01T12:00:00Z", "2020-01-01T21:00:00+09:00", "2020-01-01 04:30:00.000000-0730"] {
      #expect(ArchiveTime.time(text) == noon, "\(text)")
    }
    for text in ["", "2020-02-30T12:00:00Z", "2020-01-01T25:00:00Z", "2020-01-01", "yesterday"] {
      #expect(ArchiveTime.time(text) == nil, "\(text)")
    }
  }
}
