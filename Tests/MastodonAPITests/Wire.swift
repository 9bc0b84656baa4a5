import AppValues
import Foundation
import MastodonAPI
import Testing

/// What a value looks like on the wire.
func wire(_ value: some WireEncodable) -> String {
  String(decoding: JSONWriter.bytes(of: value), as: UTF8.self)
}

/// JSON written over several lines, as it is on the wire: without the line breaks and what indents the lines.
func joined(_ lines: String) -> String {
  lines.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined()
}

/// Expects that a value is written exactly so, that it's JSON to others too, and that it's read as the same value.
func expectWire<Value: WireValue & Equatable>(
  _ value: Value, _ json: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let expected = joined(json)
  #expect(wire(value) == expected, sourceLocation: sourceLocation)
  let data = Data(expected.utf8)
  #expect(throws: Never.self, sourceLocation: sourceLocation) {
    try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }
  #expect(try Value.read(from: data) == value, sourceLocation: sourceLocation)
}

/// Reads a value as a client reads what another server wrote.
func read<Value: WireValue>(_ type: Value.Type = Value.self, _ json: String) throws -> Value {
  try Value.read(from: Data(json.utf8))
}

extension Timestamp {
  /// 2026-08-01T13:49:42.878Z.
  static let sample = Timestamp(milliseconds: 1_785_592_182_878)
  /// The midnight before, as accounts have it.
  static let sampleMidnight = Timestamp(milliseconds: 1_785_542_400_000)
}

extension MastodonAccount {
  /// An account with what every account has.
  static let aiko = MastodonAccount(
    id: "1", username: "aiko", displayName: "Aiko", note: "<p>Hi</p>", url: "https://s.example/@aiko",
    uri: "https://s.example/users/aiko", avatar: "https://s.example/avatars/missing.png",
    header: "https://s.example/headers/missing.png", createdAt: .sampleMidnight)

  /// That account on the wire.
  static let aikoJSON = """
    {"id":"1","username":"aiko","acct":"aiko","display_name":"Aiko","locked":false,"bot":false,
    "discoverable":null,"indexable":false,"group":false,"created_at":"2026-08-01T00:00:00.000Z",
    "note":"<p>Hi</p>","url":"https://s.example/@aiko","uri":"https://s.example/users/aiko",
    "avatar":"https://s.example/avatars/missing.png","avatar_static":"https://s.example/avatars/missing.png",
    "header":"https://s.example/headers/missing.png","header_static":"https://s.example/headers/missing.png",
    "followers_count":0,"following_count":0,"statuses_count":0,"last_status_at":null,
    "hide_collections":null,"emojis":[],"roles":[],"fields":[]}
    """
}
