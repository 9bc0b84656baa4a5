import AppScreens
import Entities
import SocialMenuShell

// The contents of a post, shared by posts, revisions and drafts.
extension JSONForms {
  static let place = JSONForm<Place>(
    name: "place", ja: "場所",
    keys: [
      .init("name", "as the author named it", ja: "投稿者が付けた名前") { .string($0.name) },
      .init("latitude", "degrees north, or null", ja: "北緯（度）、または null") { JSONValue($0.latitude) },
      .init("longitude", "degrees east, or null", ja: "東経（度）、または null") { JSONValue($0.longitude) },
    ])

  static func warning<Value, Picture>(
    _ content: any KeyPath<Value, PostContent<Picture>> & Sendable
  ) -> JSONForm<Value>.Key {
    .init("warning", "warning, or null", ja: "閲覧注意の文、または null") {
      JSONValue($0[keyPath: content].warning)
    }
  }

  /// The keys of content beside the text and its photos.
  static func besideText<Value, Picture>(
    _ content: any KeyPath<Value, PostContent<Picture>> & Sendable
  ) -> [JSONForm<Value>.Key] {
    PostPart.allCases.compactMap { part -> JSONForm<Value>.Key? in
      switch part {
      // Each form has words of its own for these.
      case .text, .warning, .language, .photos: nil
      case .place:
        .init("place", "place, or null", ja: "場所、または null") {
          $0[keyPath: content].place.map(place.document) ?? .null
        }
      case .sensitivity:
        .init("sensitive", "the author says its photos are sensitive", ja: "刺激の強い写真とされていれば true") {
          .boolean($0[keyPath: content].isSensitive)
        }
      }
    }
  }
}
