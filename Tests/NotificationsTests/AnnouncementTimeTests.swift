import AppScreens
import AppValues
import Entities
import Foundation
import Presentation
import SocialTestSupport
import Testing

@testable import Notifications

@MainActor
@Suite("When an announcement is")
struct AnnouncementTimeTests {
  @Test(
    "is said in the device's time, whole days without times",
    arguments: [
      (AnnouncementContent(text: "x"), nil, nil),
      (content(from: 0), "From 21 Nov 2026, 12:00", "2026年11月21日 12:00から"),
      (content(until: 3600), "Until 21 Nov 2026, 13:00", "2026年11月21日 13:00まで"),
      (content(from: 0, until: 3600), "21 Nov 2026, 12:00–13:00", "2026年11月21日 12:00〜13:00"),
      (
        content(from: 0, until: 86_400), "21 Nov 2026, 12:00 – 22 Nov 2026, 12:00",
        "2026年11月21日 12:00〜2026年11月22日 12:00"
      ),
      (days(21, 21), "21 Nov 2026", "2026年11月21日"),
      (days(21, 22), "21 Nov 2026 – 22 Nov 2026", "2026年11月21日〜2026年11月22日"),
    ] as [(AnnouncementContent, String?, String?)])
  func times(content: AnnouncementContent, english: String?, japanese: String?) {
    let announcement = Announcement(id: ID("1"), content: content, publishedAt: noon)
    for (language, expected) in [(Language.english, english), (.japanese, japanese)] {
      let rendering = AnnouncementRendering(strings: .of(language), context: context(language))
      let lines = rendering.lines(announcement).map(\.text)
      #expect(lines.dropFirst().dropLast() == (expected.map { [$0] } ?? [])[...])
    }
  }

  @Test("is the same days everywhere, and over when the last of them is over everywhere")
  func wholeDays() throws {
    let announcement = Announcement(id: ID("1"), content: Self.days(21, 22), publishedAt: noon)
    for zone in ["Pacific/Kiritimati", "America/New_York", "Etc/GMT+12"] {
      let words = Words.social(
        .english, timeZone: try #require(TimeZone(identifier: zone)), app: socialConnect)
      let rendering = AnnouncementRendering(strings: .english, context: ViewContext(words: words))
      #expect(rendering.lines(announcement)[1].text == "21 Nov 2026 – 22 Nov 2026", "\(zone)")
    }
    let west = try #require(TimeZone(identifier: "Etc/GMT+12"))
    let end = try #require(CalendarDate("2026-11-23")).start(in: west)
    #expect(announcement.hasEnded(at: end) && !announcement.hasEnded(at: end.adding(seconds: -1)))
  }

  @Test("is said in the zone of the device")
  func zone() throws {
    let words = Words.social(
      .english, timeZone: try #require(TimeZone(identifier: "Asia/Tokyo")), app: socialConnect)
    let rendering = AnnouncementRendering(
      strings: .english, context: ViewContext(words: words, clock: WallClock { noon }))
    let content = Self.content(from: 3600 * 2, until: 3600 * 4)
    let lines = rendering.lines(Announcement(id: ID("1"), content: content, publishedAt: noon))
    #expect(lines[1].text == "21 Nov 2026, 23:00 – 22 Nov 2026, 01:00")
  }

  private nonisolated static func content(
    from start: Int64? = nil, until end: Int64? = nil, isAllDay: Bool = false
  ) -> AnnouncementContent {
    AnnouncementContent(
      text: "x", startsAt: start.map { noon.adding(seconds: $0) },
      endsAt: end.map { noon.adding(seconds: $0) }, isAllDay: isAllDay)
  }

  private nonisolated static func days(_ first: Int, _ last: Int) -> AnnouncementContent {
    var content = AnnouncementContent(text: "x")
    if let first = CalendarDate(year: 2026, month: 11, day: first),
      let last = CalendarDate(year: 2026, month: 11, day: last)
    {
      content.setDays(first...last)
    }
    return content
  }
}
