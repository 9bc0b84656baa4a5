import AppValues
import HTTPTypes
import MastodonAPI

extension PageParameters {
  /// The requested page: the items just above `min_id` if that is given, otherwise the newest items below `max_id`; in both
  /// cases, the other end bounds it. A value that isn't a number is ignored.
  ///
  /// - Parameters:
  ///   - usual: How many items it has if the request doesn't say.
  ///   - maximum: The most items it can have.
  func request(usual: Int = 20, maximum: Int = 40) -> PageRequest {
    let (limit, top) = (limit(usual: usual, maximum: maximum), Self.cursor(maxID))
    if let minimum = Self.cursor(minID) { return PageRequest(.justAbove(minimum), until: top, limit: limit) }
    return PageRequest(top.map { .before($0) } ?? .first, until: Self.cursor(sinceID), limit: limit)
  }

  /// Whether the request gives an end.
  var hasEnds: Bool { Self.cursor(maxID) != nil || bottom != nil }

  /// The cursor that all items have to be newer than.
  fileprivate var bottom: Cursor? { Self.cursor(minID) ?? Self.cursor(sinceID) }

  private static func cursor(_ id: String?) -> Cursor? {
    id.map { Cursor($0) }.flatMap { $0.wholeNumber == nil ? nil : $0 }
  }
}

extension Call {
  /// The links to the pages before and after.
  ///
  /// - Parameters:
  ///   - older: Where the items just below begin; nil if there are none.
  ///   - newer: Where the items just above begin. If there is none, they begin where this page was to begin.
  func links(older: Cursor?, newer: Cursor?) -> HTTPFields {
    let newer = newer ?? bottom
    let links = PageLinks(address: address, query: query, last: older?.rawValue, first: newer?.rawValue)
    var headers: HTTPFields = [:]
    headers["Link"] = links.header
    return headers
  }

  /// The cursor that all items of the page had to be newer than.
  private var bottom: Cursor? {
    // Parameters that can't be read have been refused by now.
    (try? query.decode(PageParameters.self))?.bottom
  }

  /// A page of a list, with the links to those before and after it.
  func answer<Item: Sendable, Body>(_ page: Page<Item>, _ body: [Body]) -> Answer<[Body]> {
    Answer(body, headers: links(older: page.older, newer: page.newer))
  }
}
