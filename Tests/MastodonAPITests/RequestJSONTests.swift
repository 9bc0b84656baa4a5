import Foundation
import MastodonAPI
import Testing

@Suite("Parameters in JSON")
struct RequestJSONTests {
  private func values(_ json: String, limits: RequestLimits = .init()) throws -> [String: RequestValues.Value]
  {
    try RequestValues(json: Array(json.utf8), limits: limits).values
  }

  @Test("are kept as they are written")
  func scalars() throws {
    #expect(
      try values(
        #" {"a": 1, "b": -1.50, "c": 1e3, "d": true, "e": false, "f": null, "g": "", "h": 20000000000000000001 } "#
      )
        == [
          "a": .text("1"), "b": .text("-1.50"), "c": .text("1e3"), "d": .text("true"), "e": .text("false"),
          "f": .null, "g": .text(""), "h": .text("20000000000000000001"),
        ])
    #expect(try values("") == [:])
    #expect(try values(" \n") == [:])
    #expect(try values("{}") == [:])
    #expect(try values("null") == [:])
  }

  @Test("have lists and names within names")
  func structures() throws {
    #expect(
      try values(#"{"a":[1,[],{"b":[null]}],"c":{"d":{}}}"#)
        == [
          "a": .list([.text("1"), .list([]), .named(["b": .list([.null])])]), "c": .named(["d": .named([:])]),
        ])
    #expect(try values(#"{"a":1,"a":2}"#) == ["a": .text("2")])
  }

  @Test(
    "have escapes",
    arguments: [
      (#"\"\\\/\b\f\n\r\t"#, "\"\\/\u{8}\u{C}\n\r\t"), (#"\u5199\u771F"#, "写真"), (#"\ud83d\ude00!"#, "😀!"),
      (#"\ud83d"#, "\u{FFFD}"), (#"\ude00x"#, "\u{FFFD}x"), (#"\ud83d\n"#, "\u{FFFD}\n"),
      (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"), (#"\u0000"#, "\0"), ("写真", "写真"),
    ])
  func escapes(json: String, expected: String) throws {
    #expect(try values("{\"a\":\"\(json)\"}") == ["a": .text(expected)])
  }

  @Test(
    "have to be JSON",
    arguments: [
      "{", "}", "[]", "1", "\"a\"", "{\"a\"}", "{\"a\":}", "{a:1}", "{\"a\":1,}", "{\"a\":[1,]}",
      "{\"a\":1}x",
      "{\"a\":01}", "{\"a\":1.}", "{\"a\":.5}", "{\"a\":+1}", "{\"a\":tru}", "{\"a\":NaN}", "{\"a\":\"\n\"}",
      "{\"a\":\"\\x\"}", "{\"a\":\"\\u12\"}", "{\"a\":\"", "{\"a\":\"\\", "{\"a\" 1}", "{,}",
      "{\"a\":1 \"b\":2}",
      "{\"a\":[1 2]}", "{\"a\":--1}", "{1:2}", "\u{FEFF}{}",
    ])
  func malformed(json: String) {
    #expect(throws: RequestValuesError.malformed) { try values(json) }
  }

  @Test("have to be UTF-8")
  func encoding() {
    #expect(throws: RequestValuesError.malformed) {
      try RequestValues(json: Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8))
    }
  }

  @Test("that end anywhere are refused, and never trap")
  func truncated() {
    let whole = Array(#"{"a":[1,"x\u00e9\ud83d\ude00",{"b":null}],"c":-1.5e+3}"#.utf8)
    for length in 1..<whole.count {
      #expect(throws: RequestValuesError.malformed) { try RequestValues(json: Array(whole[..<length])) }
    }
  }

  @Test("stay within limits")
  func limits() throws {
    let limits = RequestLimits(depth: 3, count: 4, nameLength: 3, textLength: 5)
    _ = try values(#"{"a":{"b":[1]},"c":"12345"}"#, limits: limits)
    #expect(throws: RequestValuesError.tooDeep) { try values(#"{"a":{"b":[[]]}}"#, limits: limits) }
    #expect(throws: RequestValuesError.tooMany) { try values(#"{"a":[1,2,3,4]}"#, limits: limits) }
    #expect(throws: RequestValuesError.tooLong) { try values(#"{"a":"123456"}"#, limits: limits) }
    #expect(throws: RequestValuesError.tooLong) { try values(#"{"abcd":1}"#, limits: limits) }
    #expect(throws: RequestValuesError.tooDeep) {
      try values("{\"a\":" + String(repeating: "[", count: 100_000), limits: .init())
    }
    #expect(throws: RequestValuesError.malformed) {
      try values("{\"a\":" + String(repeating: "9", count: 100_000) + "}", limits: .init())
    }
  }
}
