import AppValues
import MastodonAPI

/// A page as a server answered it, and what lies beside it.
struct RemotePage<Answer: Sendable>: Sendable {
  let answer: Answer
  let links: PageLinks
  /// The parameters of the list.
  let list: RequestValues

  /// The page with what was read of it. Where it's empty, nothing more is above it for now, whatever a link says.
  ///
  /// - Parameters:
  ///   - items: The items; some of the answer may be missing.
  ///   - ids: The ids of everything in the answer, in order.
  func page<Item>(_ items: [Item], _ ids: [String]) -> Page<Item> {
    Page(
      items: items, older: cursor(links.next, beside: ids.last),
      newer: ids.isEmpty ? nil : cursor(links.previous, beside: ids.first))
  }

  /// The page with a link to the next one, if the server gives none: it pages this list by offsets, and this page is full.
  func withOffsets(_ request: PageRequest, count: Int) -> RemotePage {
    guard links.next == nil, links.previous == nil, count >= request.limit else { return self }
    // It has been asked for, so it can be read.
    let start = Int((try? request.values(of: list))?.text("offset") ?? "") ?? 0
    return RemotePage(answer: answer, links: PageLinks(next: "?offset=\(start + count)"), list: list)
  }

  private func cursor(_ link: String?, beside item: String?) -> Cursor? {
    link.flatMap { RemoteCursor($0, beside: item, of: list) }?.cursor
  }
}

extension RemotePage where Answer: Sequence {
  /// The page with each element of the answer read.
  ///
  /// - Parameters:
  ///   - id: The id of an element.
  ///   - read: Reads one; nil for one that isn't shown.
  func map<Item>(id: (Answer.Element) -> String, _ read: (Answer.Element) -> Item?) -> Page<Item> {
    page(answer.compactMap(read), answer.map(id))
  }
}
