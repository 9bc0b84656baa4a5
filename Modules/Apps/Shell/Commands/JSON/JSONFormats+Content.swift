import AppScreens
import Entities
import SocialMenuShell

// The contents of a post, shared by posts, revisions and drafts.
extension JSONFormats {
  static let place = JSONFormat<Place>(
    \JSONStrings.Place.form,
    keys: [
      .init("name", \JSONStrings.Place.name) { .string($0.name) },
      .init("latitude", \JSONStrings.Place.latitude) { JSONValue($0.latitude) },
      .init("longitude", \JSONStrings.Place.longitude) { JSONValue($0.longitude) },
    ])

  static let poll = JSONFormat<PollQuestion>(
    \JSONStrings.Poll.form,
    keys: [
      .init("options", \JSONStrings.Poll.options) { .array($0.options.map(JSONValue.string)) },
      .init("allowsSeveral", \JSONStrings.Poll.allowsSeveral) { .boolean($0.allowsSeveral) },
      .init("hidesTotals", \JSONStrings.Poll.hidesTotals) { .boolean($0.hidesTotals) },
      .init("duration", \JSONStrings.Poll.duration) { .integer($0.duration) },
    ])

  static let votes = JSONFormat<PollVotes>(
    \JSONStrings.Votes.form,
    keys: [
      .init("endsAt", \JSONStrings.Votes.endsAt) { $0.endsAt.map(JSONValue.time) ?? .null },
      .init("ended", \JSONStrings.Votes.ended) { .boolean($0.isOver) },
      .init("counts", \JSONStrings.Votes.counts) { votes in
        votes.counts.map { .array($0.map { .integer($0) }) } ?? .null
      },
      .init("voters", \JSONStrings.Votes.voters) { $0.voters.map { .integer($0) } ?? .null },
      .init("voted", \JSONStrings.Votes.voted) { .boolean($0.hasVoted) },
      // Counted from 1, as the command that votes takes them.
      .init("choices", \JSONStrings.Votes.choices) { .array($0.choices.map { .integer($0 + 1) }) },
    ])

  static func warning<Value, Picture>(
    _ content: any KeyPath<Value, PostContent<Picture>> & Sendable
  ) -> JSONFormat<Value>.Key {
    .init("warning", \JSONStrings.Content.warning) { JSONValue($0[keyPath: content].warning) }
  }

  /// The keys of content beside the text and its photos.
  static func besideText<Value, Picture>(
    _ content: any KeyPath<Value, PostContent<Picture>> & Sendable
  ) -> [JSONFormat<Value>.Key] {
    PostPart.allCases.compactMap { part -> JSONFormat<Value>.Key? in
      switch part {
      // Each form has words of its own for these.
      case .text, .warning, .language, .photos: nil
      case .place:
        JSONFormat<Value>.Key("place", \JSONStrings.Content.place) {
          $0[keyPath: content].place.map(place.document) ?? .null
        }
      case .poll:
        JSONFormat<Value>.Key("poll", \JSONStrings.Content.poll) {
          $0[keyPath: content].poll.map(poll.document) ?? .null
        }
      case .sensitivity:
        JSONFormat<Value>.Key("sensitive", \JSONStrings.Content.sensitive) {
          .boolean($0[keyPath: content].isSensitive)
        }
      }
    }
  }
}
