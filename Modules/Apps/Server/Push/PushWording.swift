import AppScreens
import AppValues
import Entities
import Foundation
import MastodonAPI
import Notifications
import Presentation

/// Words the message about a notification in the language of the account.
struct PushWording {
  /// How long the title and the body can be, in Unicode scalars, as other languages count.
  static let maximumLength = 140

  private let language: Language
  private let rendering: NoticeRendering
  private let mapping: MastodonMapping

  /// - Parameter language: A BCP 47 code; English if we have no words in it.
  init(_ language: String, _ mapping: MastodonMapping) {
    self.language = Language(language)
    self.mapping = mapping
    rendering = NoticeRendering(
      strings: .of(self.language),
      context: ViewContext(words: .social(self.language, timeZone: .gmt, app: AppName(title: ""))))
  }

  /// - Parameters:
  ///   - people: The people of whom more is known than their names.
  ///   - token: The token of the app.
  /// - Returns: Nil for a kind that apps aren't told of.
  func message(_ notice: Notice, _ people: [ID<User>: User], token: Secret) -> MastodonPushMessage? {
    guard let type = MastodonNotificationType(notice.kind) else { return nil }
    let about = notice.post.map { $0.warning ?? $0.text } ?? people[notice.from.id]?.bio ?? ""
    return MastodonPushMessage(
      accessToken: token, preferredLocale: language.code, notificationID: Int(notice.id.rawValue) ?? 0,
      notificationType: type, icon: mapping.avatar(notice.from.avatar),
      title: Self.cut(rendering.sentence(notice)), body: Self.cut(about))
  }

  /// The beginning of a text, with an ellipsis if it is cut.
  static func cut(_ text: String) -> String {
    if text.unicodeScalars.count <= maximumLength { return text }
    var (beginning, count) = ("", 1)
    for character in text {
      count += character.unicodeScalars.count
      if count > maximumLength { break }
      beginning.append(character)
    }
    return beginning + "…"
  }
}
