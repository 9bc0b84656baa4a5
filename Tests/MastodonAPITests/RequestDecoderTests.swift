import AppValues
import Foundation
import MastodonAPI
import Testing

@Suite("Parameters read as a type says")
struct RequestDecoderTests {
  private struct Field: Codable, Hashable {
    var name: String?
    var value: String?
  }

  private struct Form: Codable, Hashable {
    var text: String?
    var flag: Bool?
    var count: Int?
    var number: Double?
    var ids: [String]?
    var fields: [Field]?
    var part: Field?
    var visibility: MastodonVisibility?
    var day: CalendarDate?
  }

  private struct Strict: Codable, Hashable {
    var code: String
    var count: Int
  }

  private func form(_ query: String) throws -> Form { try RequestValues(query: query).decode() }

  private func form(json: String) throws -> Form { try RequestValues(json: Array(json.utf8)).decode() }

  @Test("are yes or no in all the ways of clients")
  func flags() throws {
    for yes in ["true", "1", "True", "TRUE", "t", "on", "yes", "maybe", "2", "[object Object]"] {
      #expect(try form("flag=\(yes)").flag == true)
    }
    for no in ["false", "0", "False", "FALSE", "f", "off", "no"] {
      #expect(try form("flag=\(no)").flag == false)
    }
    #expect(try form("flag=").flag == nil)
    #expect(try form("").flag == nil)
    #expect(try form(json: #"{"flag":true}"#).flag == true)
    #expect(try form(json: #"{"flag":0}"#).flag == false)
    #expect(try form(json: #"{"flag":null}"#).flag == nil)
  }

  @Test(
    "are whole numbers as texts",
    arguments: [
      ("7", 7), ("-7", -7), ("007", 7), ("+7", 7), ("20.0", 20), ("99999999999999999999", .max),
      ("-99999999999999999999", .min),
    ])
  func integers(text: String, expected: Int) throws {
    #expect(try RequestValues(["count": .text(text)]).decode(Form.self).count == expected)
  }

  @Test("are numbers, as long as they are finite")
  func numbers() throws {
    #expect(try form("number=-35.5").number == -35.5)
    #expect(try form(json: #"{"number":1e2}"#).number == 100)
    #expect(throws: RequestValuesError.wrong("number")) { try form("number=nan") }
    #expect(throws: RequestValuesError.wrong("number")) { try form("number=inf") }
  }

  @Test("are empty texts, which isn't nothing")
  func texts() throws {
    #expect(try form("text=").text == "")
    #expect(try form("text=a&text=b").text == "b")
    #expect(try form(json: #"{"text":5}"#).text == "5")
    #expect(try form(json: #"{"text":null}"#).text == nil)
  }

  @Test(
    "are lists, however they are written",
    arguments: [
      ("ids[]=1&ids[]=2", ["1", "2"]), ("ids=1&ids=2", ["1", "2"]), ("ids[0]=1&ids[1]=2", ["1", "2"]),
      ("ids[10]=2&ids[9]=1", ["1", "2"]), ("ids=1", ["1"]), ("ids[]=", []),
      ("ids[]=&ids[]=1", ["1"]),
    ])
  func lists(query: String, expected: [String]) throws {
    #expect(try form(query).ids == expected)
  }

  @Test("are lists of JSON")
  func jsonLists() throws {
    #expect(try form(json: #"{"ids":[1,"2",null]}"#).ids == ["1", "2"])
    #expect(try form(json: #"{"ids":"1"}"#).ids == ["1"])
    #expect(try form(json: #"{"ids":[]}"#).ids == [])
    #expect(try form(json: #"{"ids":null}"#).ids == nil)
  }

  @Test("are fields as a list, or by numbers or names")
  func fields() throws {
    let both = [Field(name: "a", value: "1"), Field(name: "b", value: "")]
    #expect(try form("fields[][name]=a&fields[][value]=1&fields[][name]=b&fields[][value]=").fields == both)
    #expect(
      try form("fields[1][name]=b&fields[1][value]=&fields[0][value]=1&fields[0][name]=a").fields == both)
    #expect(
      try form(json: #"{"fields":{"0":{"name":"a","value":"1"},"1":{"name":"b","value":""}}}"#).fields == both
    )
    #expect(try form(json: #"{"fields":[{"name":"a","value":1},{"name":"b","value":""}]}"#).fields == both)
    #expect(try form("fields[x][name]=a").fields == [Field(name: "a")])
  }

  @Test("are parts, and words of other types")
  func parts() throws {
    let form = try form("part[name]=x&visibility=unheard_of&day=2026-08-01&unknown=1")
    #expect(form.part == Field(name: "x"))
    #expect(form.visibility?.rawValue == "unheard_of")
    #expect(form.day == CalendarDate("2026-08-01"))
  }

  @Test(
    "that are no value, or of another shape, are missing",
    arguments: [
      "flag=undefined", "flag=null", "flag[]=1", "flag[a]=1", "count=undefined", "count=null", "count=",
      "count[]=1", "number=null", "number[x][y]=1", "text[]=1", "text[a]=1", "ids=", "ids=undefined",
      "ids=null",
      "ids[a]=1", "fields=", "fields=x", "fields=undefined", "fields[]=1", "fields[0]=1", "fields[a]=1",
      "part=",
      "part=1", "part=undefined", "part[]=1", "visibility=", "visibility=undefined", "visibility=null",
      "visibility[]=public", "day=", "day=undefined", "day[a]=1", "flag=1&flag=undefined",
    ])
  func absent(query: String) throws {
    #expect(try form(query) == Form())
  }

  @Test("are missing where they are inside of others, which stay")
  func absentInside() throws {
    #expect(try form("part[name][x]=1&part[value]=a").part == Field(value: "a"))
    #expect(try form("fields[0][name][]=1&fields[1][name]=b").fields == [Field(), Field(name: "b")])
    #expect(try form(json: #"{"fields":[1,"x",[],{"name":"a"}]}"#).fields == [Field(name: "a")])
    #expect(try form(json: #"{"part":[],"ids":{},"text":{"a":1},"flag":{},"count":[1]}"#) == Form())
  }

  @Test("are ids, words and addresses by what they are called, and no value there is no text")
  func words() throws {
    struct Names: Codable, Hashable {
      var id, parent, time, website, status: String?
      var photos, options: [String]?

      enum CodingKeys: String, CodingKey {
        case id
        case parent = "in_reply_to_id"
        case photos = "media_ids"
        case time = "scheduled_at"
        case website, status, options
      }
    }
    for nothing in ["undefined", "null"] {
      let query = ["id", "in_reply_to_id", "media_ids[]", "scheduled_at", "website", "status", "options[]"]
        .map { "\($0)=\(nothing)" }.joined(separator: "&")
      #expect(
        try RequestValues(query: query).decode(Names.self) == Names(status: nothing, options: [nothing]))
    }
    #expect(try RequestValues(query: "media_ids[]=null&media_ids[]=7").decode(Names.self).photos == ["7"])
    #expect(
      ParameterDescription.of(Names.self).map(\.kind) == [
        .word, .word, .list(.word), .word, .word, .text, .list(.text),
      ])
  }

  @Test(
    "of the wrong kind are named",
    arguments: [
      ("count=x", "count"), ("count=1.5", "count"), ("day=2026-02-30", "day"), ("number=x", "number"),
    ])
  func wrong(query: String, name: String) {
    #expect(throws: RequestValuesError.wrong(name)) { try form(query) }
  }

  @Test("that there is no answer without are named")
  func missing() throws {
    #expect(throws: RequestValuesError.missing("code")) {
      try RequestValues(query: "count=1").decode(Strict.self)
    }
    #expect(throws: RequestValuesError.missing("count")) {
      try RequestValues(query: "code=&count=").decode(Strict.self)
    }
    #expect(throws: RequestValuesError.missing("code")) {
      try RequestValues(query: "code[]=1&count=1").decode(Strict.self)
    }
    #expect(try RequestValues(query: "code=&count=1").decode(Strict.self) == Strict(code: "", count: 1))
  }

  @Test("are sent by a client as a server reads them")
  func sending() throws {
    let form = Form(
      text: "", flag: false, count: 3, number: 1.5, ids: ["1", "2"],
      fields: [Field(name: "a", value: "ä"), Field(name: "b")], part: Field(name: "x"), visibility: .private,
      day: CalendarDate("2026-08-01"))
    let values = try RequestValues(encoding: form)
    #expect(try values.decode(Form.self) == form)
    #expect(try RequestValues(query: values.query).decode(Form.self) == form)
    let json = try JSONEncoder().encode(form)
    #expect(try RequestValues(json: Array(json)).decode(Form.self) == form)
    #expect(try RequestValues(encoding: Form()).query == "")
    #expect(throws: EncodingError.self) { try RequestValues(encoding: [1]) }
  }

  @Test("describe themselves")
  func description() {
    let described = ParameterDescription.of(Form.self)
    let field: [ParameterDescription] = ParameterDescription.of(Field.self)
    #expect(field.map(\.name) == ["name", "value"])
    #expect(
      described.map(\.name) == [
        "text", "flag", "count", "number", "ids", "fields", "part", "visibility", "day",
      ])
    #expect(
      described.map(\.kind) == [
        .text, .flag, .integer, .number, .list(.text), .list(.named(field)), .named(field), .word, .word,
      ])
    #expect(!described.map(\.isRequired).contains(true))
    #expect(ParameterDescription.of(Strict.self).map(\.isRequired) == [true, true])
  }
}
