import AppValues
import HTTPTypes
import MastodonAPI

extension PageParameters {
  /// The page that is asked for. With `min_id` and `max_id` it is the one just above the first, and what isn't below the
  /// second is left out of it.
  ///
  /// - Parameters:
  ///   - usual: How many items it has where nothing is said.
  ///   - maximum: The most that it has.
  func request(usual: Int = 20, maximum: Int = 40) -> PageRequest {
    let limit = limit(usual: usual, maximum: maximum)
    if let minID { return PageRequest(.justAbove(Cursor(minID)), limit: limit) }
    if let maxID { return PageRequest(.before(Cursor(maxID)), limit: limit) }
    if let sinceID { return PageRequest(.after(Cursor(sinceID)), limit: limit) }
    return PageRequest(limit: limit)
  }
}

extension Call {
  /// The links to the pages beside one.
  ///
  /// - Parameters:
  ///   - older: Where the items just below begin; nil where there are none.
  ///   - newer: Where the items just above begin.
  func links(older: Cursor?, newer: Cursor?) -> HTTPFields {
    let links = PageLinks(address: address, query: query, last: older?.rawValue, first: newer?.rawValue)
    var headers: HTTPFields = [:]
    headers["Link"] = links.header
    return headers
  }

  /// A page of a list, with the links to those beside it.
  func answer<Item: Sendable, Body>(_ page: Page<Item>, _ body: [Body]) -> Answer<[Body]> {
    Answer(body, headers: links(older: page.older, newer: page.newer))
  }
}

extension PageParameters {
  /// Whether both ends are given.
  var isWindow: Bool { minID != nil && maxID != nil }

  /// Whether an id of ours, which is a number, is below the upper end.
  func isBelowMaximum(_ id: String) -> Bool {
    guard let maxID, let maximum = Int64(maxID), let number = Int64(id) else { return true }
    return number < maximum
  }
}
