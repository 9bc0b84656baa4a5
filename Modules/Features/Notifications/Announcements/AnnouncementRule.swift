public import AppValues
public import Entities

/// The rules of announcements and of the emoji that people give to them.
public enum AnnouncementRule {
  /// The content in the form in which it's stored.
  ///
  /// Throws `invalid(.announcement, …)`: `empty`, `tooLong`, `tooLarge`, `unprintable`; `invalid(.endTime, .outOfRange)` for
  /// what ends before it starts or has ended.
  public static func checked(
    _ content: AnnouncementContent, at now: Timestamp
  ) throws(AppError) -> AnnouncementContent {
    var content = content
    content.text = try TextLimit.announcement.required(content.text, lines: true)
    if let end = content.endsAt, end <= content.startsAt ?? now || end <= now {
      throw .invalid(.endTime, .outOfRange)
    }
    content.isAllDay = content.isAllDay && content.startsAt != nil && content.endsAt != nil
    return content
  }

  /// The emoji that a text is, as Unicode has it: one that keyboards send as text, such as a heart, as its picture.
  ///
  /// Throws `invalid(.emoji, .malformed)`.
  public static func emoji(_ text: String) throws(AppError) -> String {
    var text = text
    if text.unicodeScalars.count == 1, let only = text.unicodeScalars.first, !only.isASCII,
      only.properties.isEmoji, !only.properties.isEmojiPresentation
    {
      text.unicodeScalars.append(selector)
    }
    let scalars = text.unicodeScalars
    guard scalars.count <= longest, text.count == 1, isFlag(scalars) || isKeycap(scalars) || isJoined(scalars)
    else { throw .invalid(.emoji, .malformed) }
    return text
  }

  /// No emoji that Unicode recommends has more scalars than two people who kiss, with their skin tones.
  private static let longest = 10
  private static let joiner: Unicode.Scalar = "\u{200D}"
  /// Asks for the picture of what would otherwise be text.
  private static let selector: Unicode.Scalar = "\u{FE0F}"

  /// `🇯🇵`: two letters.
  private static func isFlag(_ scalars: String.UnicodeScalarView) -> Bool {
    scalars.count == 2 && scalars.allSatisfy(isRegionalLetter)
  }

  private static func isRegionalLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// `1️⃣`: a digit or sign, and what makes a key of it.
  private static func isKeycap(_ scalars: String.UnicodeScalarView) -> Bool {
    guard scalars.count == 3, let first = scalars.first else { return false }
    return first.isASCII && first.properties.isEmoji
      && scalars.dropFirst().elementsEqual([selector, "\u{20E3}"])
  }

  /// What others are joined to, apart from people and their parts.
  private static let leading = Set("👯🤼🧞🧟❤🏳🏴👁😮😵😶🙂🐕🐈🐻🐦⛓🍄🍋".unicodeScalars)

  /// One or more pictures with a joiner between each two; a single one must be shown as a picture, not as text.
  private static func isJoined(_ scalars: String.UnicodeScalarView) -> Bool {
    let parts = scalars.split(separator: joiner, omittingEmptySubsequences: false)
    if parts.count > 1, let first = scalars.first, !first.properties.isEmojiModifierBase,
      !leading.contains(first)
    {
      return false
    }
    return parts.allSatisfy { part in
      guard let picture = part.first, !picture.isASCII, picture.properties.isEmoji, !isRegionalLetter(picture)
      else { return false }
      let rest = part.dropFirst()
      if rest.isEmpty { return parts.count > 1 || picture.properties.isEmojiPresentation }
      return rest.elementsEqual([selector]) || isSkinTone(rest, of: picture)
        || picture == "🏴" && isTagged(rest)
    }
  }

  private static func isSkinTone(_ rest: Substring.UnicodeScalarView, of picture: Unicode.Scalar) -> Bool {
    rest.count == 1 && rest.allSatisfy(\.properties.isEmojiModifier) && picture.properties.isEmojiModifierBase
  }

  /// The letters of a region behind a flag, such as those of Wales.
  private static func isTagged(_ rest: Substring.UnicodeScalarView) -> Bool {
    rest.count > 1 && rest.last?.value == 0xE007F
      && rest.dropLast().allSatisfy { (0xE0020...0xE007E).contains($0.value) }
  }
}
