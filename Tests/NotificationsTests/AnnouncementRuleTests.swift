import AppValues
import Entities
import Notifications
import Testing

@Suite("The rules of announcements")
struct AnnouncementRuleTests {
  private static let now = Timestamp(milliseconds: 1_795_262_400_000)

  private func checked(
    _ text: String = "x", from start: Int64? = nil, until end: Int64? = nil, isAllDay: Bool = false
  ) throws(AppError) -> AnnouncementContent {
    try AnnouncementRule.checked(
      AnnouncementContent(
        text: text, startsAt: start.map(Self.now.adding(seconds:)),
        endsAt: end.map(Self.now.adding(seconds:)),
        isAllDay: isAllDay), at: Self.now)
  }

  @Test("leave out the blanks around a text, and refuse an empty one and one that is too long")
  func texts() throws {
    #expect(try checked("  We move\r\non Friday\n").text == "We move\non Friday")
    #expect(throws: AppError.invalid(.announcement, .empty)) { try checked(" \n ") }
    let longest = String(repeating: "猫", count: 2_000)
    #expect(try checked(longest).text == longest)
    #expect(throws: AppError.invalid(.announcement, .tooLong(maximum: 2_000, excess: 1))) {
      try checked(longest + "猫")
    }
    #expect(throws: AppError.invalid(.announcement, .unprintable)) { try checked("a\u{0}b") }
  }

  @Test("want an end that is still to come, and after the start")
  func times() throws {
    #expect(try checked(from: -60).startsAt == Self.now.adding(seconds: -60))
    #expect(try checked(from: -60, until: 1).endsAt == Self.now.adding(seconds: 1))
    for (start, end) in [(nil, 0), (nil, -1), (-60, 0), (60, 60), (60, 30)] as [(Int64?, Int64)] {
      #expect(throws: AppError.invalid(.endTime, .outOfRange)) { try checked(from: start, until: end) }
    }
  }

  @Test("take whole days only where there are a start and an end")
  func days() throws {
    #expect(try checked(from: 0, until: 86_400, isAllDay: true).isAllDay)
    #expect(try !checked(from: 0, until: 86_400).isAllDay)
    #expect(try !checked(from: 0, isAllDay: true).isAllDay && !checked(until: 1, isAllDay: true).isAllDay)
  }

  @Test(
    "take one emoji, however it's put together",
    arguments: [
      "🎉", "👍🏽", "🇯🇵", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "❤\u{FE0F}", "☝🏿", "👨‍👩‍👧‍👦", "🏳\u{FE0F}\u{200D}🌈",
      "👩🏽\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👨🏻", "🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
      "㊗\u{FE0F}",
    ])
  func emoji(_ text: String) throws {
    #expect(try AnnouncementRule.emoji(text) == text)
  }

  @Test("take what keyboards send as text for its picture")
  func picture() throws {
    #expect(try AnnouncementRule.emoji("❤").unicodeScalars.elementsEqual("❤\u{FE0F}".unicodeScalars))
    #expect(try AnnouncementRule.emoji("☀").unicodeScalars.elementsEqual("☀\u{FE0F}".unicodeScalars))
  }

  @Test(
    "take nothing else for an emoji",
    arguments: [
      "", " ", "a", "猫", "1", "1\u{FE0F}", "🎉🎉", "🎉 ", "🎉\u{301}", "🎉\u{200D}", "🇯", "🇯🇵🇯", ":tada:",
      "a\u{FE0F}", "\u{FE0F}", "🎉🏽\u{200D}", "🏴\u{E007F}", "👨\u{200D}a", "A\u{200D}🎉", "😀\u{200D}😀\u{200D}😀",
      "🐱\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}",
      String(repeating: "👨\u{200D}", count: 10) + "👨",
    ])
  func noEmoji(_ text: String) {
    #expect(throws: AppError.invalid(.emoji, .malformed)) { try AnnouncementRule.emoji(text) }
  }
}
