import AppValues
import Entities
import Testing

@Suite("A handle")
struct HandleTests {
  @Test(
    "is read however it is typed",
    arguments: [
      ("alice", "alice"), ("@alice", "alice"), ("  @Alice_01 \n", "Alice_01"), ("＠ａｌｉｃｅ", "alice"),
      (String(repeating: "x", count: 30), String(repeating: "x", count: 30)),
    ])
  func reads(typed: String, text: String) throws {
    #expect(try Handle(typed).text == text)
    #expect(try Handle(ownServer: typed).text == text)
    #expect(try Handle(typed).folded == text.lowercased())
  }

  @Test(
    "is refused when it can be none",
    arguments: [
      ("", InputRule.empty), (" @ ", .empty), ("@@alice", .malformed), ("al ice", .malformed),
      ("al-ice", .malformed), ("a/b", .malformed), ("é", .malformed), ("アリス", .malformed),
      ("alice@", .malformed), ("@alice@a b", .malformed), ("a\u{1B}[31m", .malformed),
      ("a\u{202E}b", .malformed), (String(repeating: "a", count: 32), .tooLong(maximum: 30, excess: 2)),
      (String(repeating: "a", count: 65) + "@host", .malformed),
    ])
  func refuses(typed: String, rule: InputRule) {
    #expect(throws: AppError.invalid(.handle, rule)) { try Handle(typed) }
    #expect(throws: AppError.invalid(.handle, rule)) { try Handle(ownServer: typed) }
  }

  @Test("may be of another server, but not where one is chosen here")
  func qualified() throws {
    #expect(try Handle("@Alice@Example.org").folded == "alice@example.org")
    #expect(try Handle("al.ice@host:8080").text == "al.ice@host:8080")
    #expect(throws: AppError.invalid(.handle, .malformed)) { try Handle(ownServer: "alice@host") }
  }
}
