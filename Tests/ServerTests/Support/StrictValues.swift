import Foundation

/// A text that isn't empty, as readers require that know no missing ones.
struct StrictText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    try decoder.require(!text.isEmpty, "An empty text")
  }
}

/// An absolute address: with a scheme and a host.
struct StrictAddress: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    text = try StrictText(from: decoder).text
    try decoder.require(
      text.wholeMatch(of: /(https|wss):\/\/[a-z0-9.\-]+(:[0-9]+)?(\/[^\s]*)?/) != nil, "No address: \(text)")
  }
}

/// The address of a mailbox.
struct StrictMailbox: Decodable {
  init(from decoder: any Decoder) throws {
    let text = try StrictText(from: decoder).text
    try decoder.require(text.wholeMatch(of: /[^@\s]+@[^@\s]+/) != nil, "No mailbox: \(text)")
  }
}

/// An instant in UTC, with three digits of a second.
struct StrictInstant: Decodable {
  init(from decoder: any Decoder) throws {
    let text = try StrictText(from: decoder).text
    try decoder.require(
      text.wholeMatch(of: /[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z/) != nil,
      "No instant: \(text)")
  }
}

/// A whole number that is written as a text.
struct StrictNumberText: Decodable {
  init(from decoder: any Decoder) throws {
    let text = try StrictText(from: decoder).text
    try decoder.require(Int(text) != nil, "No number: \(text)")
  }
}

/// A version with at least three numbers at its beginning.
struct StrictVersion: Decodable {
  init(from decoder: any Decoder) throws {
    let text = try StrictText(from: decoder).text
    try decoder.require(text.prefixMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil, "No version: \(text)")
  }
}

/// A list that isn't empty.
struct StrictList<Element: Decodable>: Decodable {
  let elements: [Element]

  init(from decoder: any Decoder) throws {
    elements = try [Element](from: decoder)
    try decoder.require(!elements.isEmpty, "An empty list")
  }
}

extension Decoder {
  fileprivate func require(_ isRight: Bool, _ problem: String) throws {
    if isRight { return }
    throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: problem))
  }
}
