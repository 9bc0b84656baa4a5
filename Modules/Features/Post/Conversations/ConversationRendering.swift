public import AppScreens
import AppValues
public import Entities
import Presentation

/// Renders a conversation in direct posts, the same way everywhere.
public struct ConversationRendering: Sendable {
  private let strings: ConversationsStrings
  private let context: ViewContext

  /// Renders with the texts of `strings` and `context`, and ages as of now.
  public init(strings: ConversationsStrings, context: ViewContext) {
    self.strings = strings
    self.context = context
  }

  /// Who is in it, whether something is unread, and the last words with who wrote them.
  ///
  /// - Parameter viewer: The reader: their own words are called so.
  public func lines(_ conversation: Conversation, for viewer: Viewer) -> [Line] {
    let mark =
      conversation.isUnread ? [TextSpan(strings.new, .accent), TextSpan(" · ", .faint)] : []
    let post = conversation.lastPost
    let header = Line(
      mark + people(conversation),
      trailing: [TextSpan(context.words.ago(post.createdAt, now: context.clock.now()), .faint)])
    var excerpt = context.posts.excerpt(post)
    if post.author.id == viewer.session?.user, !conversation.people.isEmpty, let first = excerpt.first {
      excerpt[0] = Line([TextSpan(strings.you, .faint)] + first.spans)
    }
    return [header] + excerpt
  }

  private func people(_ conversation: Conversation) -> [TextSpan] {
    if conversation.people.isEmpty { return [TextSpan(strings.nobodyElse, .strong)] }
    let people = context.words.social.people
    return conversation.people.enumerated().flatMap { index, person in
      (index == 0 ? [] : [TextSpan(strings.comma)]) + [
        TextSpan(people.name(person.name), .strong), TextSpan(people.handle(person.handle), .faint),
      ]
    }
  }
}
