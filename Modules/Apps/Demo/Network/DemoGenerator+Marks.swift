import AppValues
import Entities
import Foundation

/// What comes of what was said.
extension DemoGenerator {
  /// Takes a conversation in, as much of it as there is room for, with what people thought of it.
  ///
  /// - Parameter guide: Someone whose home it is meant for: they have left no mark on it yet, and no one shares it, which
  ///   would move it there or bring it to another's.
  mutating func add(_ conversation: Conversation, for guide: Int? = nil) {
    // What would not be over yet happened a day earlier.
    let excess = conversation.end.milliseconds - (latest.milliseconds - 2 * Self.minute)
    let earlier = excess > 0 ? (excess + Self.day - 1) / Self.day * Self.day : 0
    let first = posts.count
    for said in conversation.posts.prefix(limit - first) {
      var post = said.post
      post.replyTo = post.replyTo.map { $0 + first }
      posts.append((said.author, Timestamp(milliseconds: said.at.milliseconds - earlier), post))
      makeMarks(on: posts.count - 1, for: guide)
    }
    if let edit = conversation.edit, case .edits(_, let text) = edit.activity {
      events.append(
        DemoEvent(
          at: Timestamp(milliseconds: edit.at.milliseconds - earlier), person: edit.person,
          activity: .edits(first, text: text)))
    }
  }

  /// Most posts please a few, and few please many.
  private mutating func makeMarks(on index: Int, for guide: Int?) {
    let (author, at, post) = posts[index]
    let luck = (random.fraction() + random.fraction() + random.fraction() - 1.5) * 2.4
    let quality = exp(luck) * (post.pictures.isEmpty ? 1 : 1.6) * (post.replyTo == nil ? 1 : 0.35)
    let readers = Set(followers[author])
    for reader in people.indices {
      let interest = readers.contains(reader) ? 0.3 : isOpen(post) ? 0.008 : 0
      let chance = min(quality * interest * nearness(reader, post), 0.9)
      let (likes, shares) = (random.chance(chance), random.chance(chance * 0.16))
      let (liked, shared) = (soon(after: at, mean: 260), soon(after: at, mean: 300))
      guard reader != author, reader != guide, post.visibility != .direct else { continue }
      if likes { events.append(DemoEvent(at: liked, person: reader, activity: .likes(index))) }
      if shares, guide == nil, isOpen(post), post.replyTo == nil {
        events.append(DemoEvent(at: shared, person: reader, activity: .shares(index)))
      }
    }
  }

  private func isOpen(_ post: DemoPost) -> Bool {
    post.visibility == .everyone || post.visibility == .unlisted
  }

  private func nearness(_ reader: Int, _ post: DemoPost) -> Double {
    people[reader].language == post.language || !post.pictures.isEmpty ? 1 : 0.25
  }
}
