import AppValues
import Foundation
import MastodonAPI
import Testing

@Suite("Pages of a list")
struct PageTests {
  private struct Filters: Codable, Hashable {
    var local: Bool?
  }

  @Test(
    "have a limit that is never an error",
    arguments: [
      ("", 20), ("limit=5", 5), ("limit=0", 1), ("limit=-3", 1), ("limit=41", 40), ("limit=x", 20),
      ("limit=", 20), ("limit=99999999999999999999", 40), ("limit=10.0", 10),
    ])
  func limit(query: String, expected: Int) throws {
    let page = try RequestValues(query: query).decode(PageParameters.self)
    #expect(page.limit(usual: 20, maximum: 40) == expected)
  }

  @Test("are asked for beside what else is asked for")
  func filters() throws {
    var parameters = try RequestValues(query: "max_id=9&min_id=&limit=3&local=1")
      .decode(PagedParameters<Filters>.self)
    #expect(parameters.page == PageParameters(maxID: "9", limit: 3))
    #expect(parameters.local == true)
    parameters.local = nil
    #expect(try RequestValues(encoding: parameters).query == "limit=3&max_id=9")
    let json = try JSONEncoder().encode(parameters)
    #expect(try RequestValues(json: Array(json)).decode() == parameters)
    #expect(
      ParameterDescription.of(PagedParameters<Filters>.self).map(\.name) == [
        "max_id", "since_id", "min_id", "limit", "local",
      ])
    #expect(ParameterDescription.of(PageParameters.self).last?.kind == .integer)
  }

  @Test(
    "are asked for by the ids of items, from either end",
    arguments: [
      (PageRequest(limit: 5), "limit=5"),
      (PageRequest(.first, until: Cursor("2")), "limit=20&since_id=2"),
      (PageRequest(.before(Cursor("9")), until: Cursor("2")), "limit=20&max_id=9&since_id=2"),
      (PageRequest(.justAbove(Cursor("2")), until: Cursor("9")), "limit=20&max_id=9&min_id=2"),
    ])
  func requests(_ request: PageRequest, _ query: String) throws {
    #expect(try RequestValues(encoding: PageParameters(request)).query == query)
  }

  @Test("link to those beside them, next first, with all else that was asked")
  func links() throws {
    let query = try RequestValues(
      query: "limit=2&max_id=5&types[]=mention&q=a b&access_token=secret&since_id=1")
    let links = PageLinks(address: "https://s.example/api/v1/x", query: query, last: "3", first: "4")
    #expect(
      links.header == """
        <https://s.example/api/v1/x?limit=2&q=a%20b&types%5B%5D=mention&max_id=3>; rel="next", \
        <https://s.example/api/v1/x?limit=2&q=a%20b&types%5B%5D=mention&min_id=4>; rel="prev"
        """)
    #expect(links.header.map(PageLinks.init(header:)) == links)
    let none = PageLinks(address: "x", query: RequestValues(), last: nil, first: nil)
    #expect(none.header == nil)
    let last = PageLinks(address: "x", query: RequestValues(), last: nil, first: "a&b")
    #expect(last.header == #"<x?min_id=a%26b>; rel="prev""#)
    let counted = PageLinks(
      address: "x", query: try RequestValues(query: "offset=20&limit=10"), nextOffset: 30, previousOffset: 10)
    #expect(counted.header == #"<x?limit=10&offset=30>; rel="next", <x?limit=10&offset=10>; rel="prev""#)
  }

  @Test(
    "are found in what other servers write",
    arguments: [
      (#"<https://a.example/?max_id=1>; rel="next""#, "https://a.example/?max_id=1", nil),
      ("<n>; rel=next, <p>; rel=prev", "n", "p"),
      (#"<p>; title="x"; rel="prev",<n>;rel="nofollow next""#, "n", "p"),
      (#"<n?a=1,2;3>; REL = "next""#, "n?a=1,2;3", nil), ("", nil, nil), ("<n", nil, nil), ("<n>", nil, nil),
      ("rel=next", nil, nil), (#"<a>; rel="first", <n>; rel="next", <m>; rel="next""#, "n", nil),
    ])
  func parsing(header: String, next: String?, previous: String?) {
    #expect(PageLinks(header: header) == PageLinks(next: next, previous: previous))
  }

  @Test("are asked for with what a link says")
  func following() throws {
    let values = PageLinks.parameters(of: "https://a.example/api?max_id=01HX&limit=40#x")
    #expect(try values?.decode(PageParameters.self) == PageParameters(maxID: "01HX", limit: 40))
    #expect(PageLinks.parameters(of: "https://a.example/api") == nil)
    #expect(PageLinks.parameters(of: "https://a.example/api?a=%FF") == nil)
  }
}
