import AppScreens
import AppValues
import Entities

extension SocialErrorStrings {
  /// What keeps an announcement from being published, and an emoji from being given to it.
  public struct Announcements: Sendable {
    public var empty, notAhead, noEmoji: String
    public var tooMany, tooManyEmoji: @Sendable (_ maximum: Int) -> String
  }
}

extension SocialErrorStrings.Announcements {
  static let english = Self(
    empty: "Write what you want to announce.",
    notAhead: "Choose an end that is after the start and still to come.",
    noEmoji: "Enter one emoji.",
    tooMany: {
      "There can be up to \($0, in: .english) announcements that haven't ended. Delete one first."
    },
    tooManyEmoji: {
      "An announcement can have up to \($0, in: .english) different emoji. Choose one that it already has."
    })

  static let japanese = Self(
    empty: "お知らせの内容を入力してください。",
    notAhead: "終了日時には、開始日時より後の、これからの日時を指定してください。",
    noEmoji: "絵文字を1つ入力してください。",
    tooMany: { "終了していないお知らせは\($0, in: .japanese)件までです。先にほかのお知らせを削除してください。" },
    tooManyEmoji: {
      "1件のお知らせに付けられる絵文字は\($0, in: .japanese)種類までです。すでに付いている絵文字から選んでください。"
    })

  func explain(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.announcement, .empty): empty
    case (.announcements, .outOfRange): tooMany(AnnouncementContent.maximumCount)
    case (.endTime, .outOfRange): notAhead
    case (.emoji, .malformed): noEmoji
    case (.emoji, .outOfRange): tooManyEmoji(AnnouncementReaction.maximumCount)
    default: nil
    }
  }
}
