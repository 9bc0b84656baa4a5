/// What a post says and what else is known of it, as one JSON object: the keys of both stand side by side.
public struct ContentDocument<Facts: Codable, Picture: Codable & Hashable & Sendable>: Codable {
  /// What else is known, encoded as an object; none of its keys may be one of the content's.
  public var facts: Facts
  /// The content of a post, encoded beside the facts.
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
