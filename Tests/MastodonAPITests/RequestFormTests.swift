import Foundation
import MastodonAPI
import Testing

@Suite("Parameters of an address or a form")
struct RequestFormTests {
  @Test(
    "are decoded",
    arguments: [
      ("", [:]), ("a=1", ["a": "1"]), ("a=1&b=2", ["a": "1", "b": "2"]), ("a", ["a": ""]), ("a=", ["a": ""]),
      ("&&a=1&", ["a": "1"]), ("=1", [:]), ("a=b=c", ["a": "b=c"]), ("a+b=c+d", ["a b": "c d"]),
      ("a%20b=%E5%86%99%E7%9C%9F", ["a b": "写真"]), ("a=%2B%26%3D", ["a": "+&="]), ("a=100%", ["a": "100%"]),
      ("a=%zz%4", ["a": "%zz%4"]), ("a=%C3%A9é", ["a": "éé"]), ("a=1%00", ["a": "1\0"]),
    ])
  func texts(query: String, expected: [String: String]) throws {
    #expect(try RequestValues(query: query).values == expected.mapValues { .text($0) })
    #expect(try RequestValues(form: Array(query.utf8)).values == expected.mapValues { .text($0) })
  }

  @Test("have lists, names within names, and both")
  func structures() throws {
    func values(_ query: String) throws -> RequestValues.Value? { try RequestValues(query: query)["k"] }
    #expect(try values("k[]=1&k[]=2") == .list([.text("1"), .text("2")]))
    #expect(try values("k%5B%5D=1") == .list([.text("1")]))
    #expect(try values("k=1&k=2&k=3") == .repeated(["1", "2", "3"]))
    #expect(try values("k=1&k[]=2") == .list([.text("1"), .text("2")]))
    #expect(try values("k[]=1&k=2") == .list([.text("1"), .text("2")]))
    #expect(try values("k[0]=a&k[1]=b") == .named(["0": .text("a"), "1": .text("b")]))
    #expect(try values("k[a]=1&k[b][c]=2") == .named(["a": .text("1"), "b": .named(["c": .text("2")])]))
    #expect(
      try values("k[][x]=1&k[][y]=2&k[][x]=3")
        == .list([.named(["x": .text("1"), "y": .text("2")]), .named(["x": .text("3")])]))
    #expect(
      try values("k[][x][]=1&k[][x][]=2")
        == .list([.named(["x": .list([.text("1"), .text("2")])])]))
    #expect(try values("k[][]=1") == .list([.list([.text("1")])]))
  }

  @Test(
    "whose brackets aren't in pairs have names as they stand",
    arguments: ["[k]", "k[a", "k[a]b", "k]", "k[[a]]", "["])
  func names(name: String) throws {
    #expect(try RequestValues(query: "\(name)=1").values == [name: .text("1")])
  }

  @Test(
    "can't be two things at once",
    arguments: ["k=1&k[a]=2", "k[a]=1&k=2", "k[]=1&k[a]=2", "k[a]=1&k[]=2", "k[a]=1&k[a][b]=2"])
  func conflicts(query: String) throws {
    #expect {
      try RequestValues(query: query)
    } throws: { error in
      if case RequestValuesError.conflicting(let name) = error { name.hasPrefix("k") } else { false }
    }
  }

  @Test("have to be UTF-8", arguments: ["a=%FF", "%C3=1", "a=%ED%A0%80"])
  func encoding(query: String) {
    #expect(throws: RequestValuesError.malformed) { try RequestValues(query: query) }
  }

  @Test("stay within limits")
  func limits() throws {
    let limits = RequestLimits(depth: 3, count: 4, nameLength: 10, textLength: 5)
    func read(_ query: String) throws { _ = try RequestValues(query: query, limits: limits) }
    try read("a[b][c]=1&d=1&e=1&f=12345")
    #expect(throws: RequestValuesError.tooDeep) { try read("a[b][c][d]=1") }
    #expect(throws: RequestValuesError.tooMany) { try read("a=1&b=1&c=1&d=1&e=1") }
    #expect(throws: RequestValuesError.tooMany) { try read("a[]=1&a[]=1&a[]=1&a[]=1&a[]=1") }
    #expect(throws: RequestValuesError.tooLong) { try read("a=123456") }
    #expect(throws: RequestValuesError.tooLong) { try read("abcdefghijk=1") }
    #expect(throws: RequestValuesError.tooDeep) {
      try RequestValues(query: "a" + String(repeating: "[]", count: 100) + "=1")
    }
  }

  @Test("come from parts of a form, too")
  func fields() throws {
    let values = try RequestValues(fields: [("a", "1+1%20"), ("k[]", "x"), ("k[]", "y")])
    #expect(values == RequestValues(["a": .text("1+1%20"), "k": .list([.text("x"), .text("y")])]))
  }

  @Test("are merged: a body counts more than an address")
  func merging() throws {
    let query = try RequestValues(query: "a=1&b=2&c[]=3&d[x]=4&d[y]=5&e=6")
    let body = try RequestValues(json: Array(#"{"a":9,"b":null,"c":[8],"d":{"y":7},"f":[]}"#.utf8))
    #expect(
      query.merging(body)
        == RequestValues([
          "a": .text("9"), "b": .text("2"), "c": .list([.text("8")]),
          "d": .named(["x": .text("4"), "y": .text("7")]), "e": .text("6"), "f": .list([]),
        ]))
  }

  @Test("are written as they are read")
  func writing() throws {
    let values = RequestValues([
      "b": .text("ä &=+"), "a": .list([.text("1"), .text("2")]), "c": .named(["x": .text("3")]),
      "d": .list([.named(["y": .text("4")])]), "e": .null, "f": .repeated(["5", "6"]),
    ])
    #expect(
      values.query == "a%5B%5D=1&a%5B%5D=2&b=%C3%A4%20%26%3D%2B&c%5Bx%5D=3&d%5B0%5D%5By%5D=4&f=5&f=6")
    let again = try RequestValues(query: values.query)
    #expect(again["b"] == values["b"])
    #expect(again["a"] == values["a"])
    #expect(again["f"] == values["f"])
  }
}
