/// The content of a post and other facts about it, encoded as one JSON object with the keys of both.
public struct ContentDocument<Facts: Codable, Picture: Codable & Hashable & Sendable>: Codable {
  /// The other facts, encoded as an object whose keys differ from the content's.
  public var facts: Facts
  /// The content of a post, encoded in the same object.
  public var content: PostContent<Picture>

  /// The two parts of the object.
  public init(_ facts: Facts, _ content: PostContent<Picture>) {
    self.facts = facts
    self.content = content
  }

  public init(from decoder: any Decoder) throws {
    facts = try Facts(from: decoder)
    content = try PostContent(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try facts.encode(to: encoder)
    try content.encode(to: encoder)
  }
}
