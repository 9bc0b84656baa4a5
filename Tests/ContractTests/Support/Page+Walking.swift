import AppValues
import Entities
import Timeline

/// All items of a list, page by page, down to its end.
func everything<Item: Sendable>(
  limit: Int = 3, _ read: (PageRequest) async throws -> Page<Item>
) async throws -> [Item] {
  var items: [Item] = []
  var position = PageRequest.Position.first
  while true {
    let page = try await read(PageRequest(position, limit: limit))
    items += page.items
    guard let older = page.older else { return items }
    position = .before(older)
  }
}

extension Page where Item == TimelineItem {
  var texts: [String] { items.map(\.post.text) }
}

/// Whether the next signal of a stream comes before long. Signals that were sent before are drawn first.
func nextSignal<Signal: Sendable>(
  _ stream: AsyncStream<Signal>, where matches: @escaping @Sendable (Signal) -> Bool = { _ in true }
) async -> Signal? {
  await withTaskGroup(of: Signal?.self) { group in
    group.addTask {
      for await signal in stream where matches(signal) { return signal }
      return nil
    }
    group.addTask {
      // Cancelled when the signal comes.
      try? await Task.sleep(for: .seconds(120))
      return nil
    }
    defer { group.cancelAll() }
    return await group.next() ?? nil
  }
}
