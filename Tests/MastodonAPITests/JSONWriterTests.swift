import AppValues
import Foundation
import MastodonAPI
import Testing

@Suite("The writer of JSON")
struct JSONWriterTests {
  @Test(
    "escapes what JSON demands, and nothing else",
    arguments: [
      ("", #""""#), ("a", #""a""#), (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#), ("\"", #""\"""#),
      ("\n\r\t", #""\n\r\t""#), ("\u{8}\u{C}", #""\b\f""#), ("\0\u{1F}", #""\u0000\u001f""#),
      ("a/b<>&'", #""a/b<>&'""#), ("写真 👩‍👩‍👧‍👦 é", #""写真 👩‍👩‍👧‍👦 é""#), ("\u{2028}\u{7F}", "\"\u{2028}\u{7F}\""),
    ])
  func text(text: String, expected: String) throws {
    #expect(wire(text) == expected)
    #expect(try JSONDecoder().decode(String.self, from: Data(expected.utf8)) == text)
  }

  @Test("writes each control character so that it's read again")
  func controls() throws {
    for code in UInt8(0)...0x7F {
      let text = "a\(Character(Unicode.Scalar(code)))b"
      #expect(try JSONDecoder().decode(String.self, from: Data(wire(text).utf8)) == text)
    }
  }

  @Test("writes whole numbers", arguments: [0, 1, -1, 10, 1234, Int.max, Int.min])
  func integers(number: Int) {
    #expect(wire(number) == String(number))
  }

  @Test(
    "writes numbers, and null for what is none",
    arguments: [
      (1.5, "1.5"), (-0.1, "-0.1"), (1, "1.0"), (.nan, "null"), (.infinity, "null"), (-.infinity, "null"),
    ])
  func numbers(number: Double, expected: String) {
    #expect(wire(number) == expected)
  }

  @Test("writes lists, missing values and objects")
  func structures() {
    #expect(wire([Int]()) == "[]")
    #expect(wire([1, 2]) == "[1,2]")
    #expect(wire([[true], [], [false, true]]) == "[[true],[],[false,true]]")
    #expect(wire(["a", nil]) == #"["a",null]"#)
    #expect(wire(Int?.none) == "null")
    #expect(wire([String: Int]()) == "{}")
    #expect(wire(["b": 1, "a": 2, "c\"": 3]) == #"{"a":2,"b":1,"c\"":3}"#)
    #expect(wire(MastodonNothing()) == "{}")
  }

  @Test("puts commas between members, whatever the values end with")
  func commas() {
    #expect(wire(["a": "{", "b": "[", "c": ","]) == #"{"a":"{","b":"[","c":","}"#)
    #expect(wire(["a": ["x": 1], "b": [:]]) == #"{"a":{"x":1},"b":{}}"#)
  }

  @Test("takes what was written before")
  func ready() {
    let ready = WireBytes(of: MastodonUnreadCount(count: 3))
    #expect(wire([ready, ready]) == #"[{"count":3},{"count":3}]"#)
  }
}
