import Testing

@testable import SocialNetworking

@Suite("Server-sent events, byte by byte") struct ServerSentEventsTests {
  private static let text =
    "\u{FEFF}:)\n\nevent: update\ndata: {\"a\":\ndata: 猫}\n\n:thump\n\r\nevent:delete\r\ndata:  7\r\n\r\ndata\n\nid: 1\nretry: 5\n\nevent: filters_changed\r\r"

  private static let events = [
    ServerSentEvents.Event(name: "update", data: "{\"a\":\n猫}"), .init(name: "delete", data: " 7"),
    .init(name: "message", data: ""), .init(name: "filters_changed", data: nil),
  ]

  @Test("However they're cut", arguments: [1, 2, 3, 7, 1000])
  func pieces(size: Int) throws {
    var reader = ServerSentEvents(limit: 1000)
    var found: [ServerSentEvents.Event] = []
    let bytes = Array(Self.text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      found += try reader.add(Array(bytes[start..<min(start + size, bytes.count)]))
    }
    #expect(found == Self.events)
  }

  @Test("An event has a limit, a stream hasn't")
  func limit() throws {
    var reader = ServerSentEvents(limit: 30)
    for _ in 0..<100 {
      #expect(try reader.add(Array(":thump\n\ndata: twelve\n\n".utf8)).count == 1)
    }
    for _ in 0..<100 { _ = try reader.add(Array(":thump\n".utf8)) }
    #expect(throws: NetworkError.tooLarge(limit: 30)) {
      for _ in 0..<10 { _ = try reader.add(Array("data: twelve\n".utf8)) }
    }
  }
}
