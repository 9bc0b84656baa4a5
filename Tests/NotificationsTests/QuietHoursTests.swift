import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import Notifications

/// The hours are those of the clock on the wall, wherever someone is and whatever is done to it.
@Suite("Quiet hours by the clock on the wall")
struct QuietHoursTests {
  /// An instant, where someone is, their hours, and whether those have come.
  struct Moment: CustomTestStringConvertible {
    let instant, zone, hours: String
    let isQuiet: Bool

    init(_ instant: String, _ zone: String, _ hours: String, _ isQuiet: Bool) {
      (self.instant, self.zone, self.hours, self.isQuiet) = (instant, zone, hours, isQuiet)
    }

    var testDescription: String { "\(instant) in \(zone), \(hours)" }
  }

  static let moments = [
    // To the minute, also past midnight, and where clocks are off by parts of an hour.
    Moment("2026-11-21T21:59:59Z", "GMT", "22:00-07:00", false),
    Moment("2026-11-21T22:00:00Z", "GMT", "22:00-07:00", true),
    Moment("2026-11-22T06:59:59Z", "GMT", "22:00-07:00", true),
    Moment("2026-11-22T07:00:00Z", "GMT", "22:00-07:00", false),
    Moment("2026-11-21T16:14:00Z", "Asia/Kathmandu", "22:00-07:00", false),
    Moment("2026-11-21T16:15:00Z", "Asia/Kathmandu", "22:00-07:00", true),
    // Travellers take the hours along: the same instant is night in Tokyo and noon in London.
    Moment("2026-11-21T13:30:00Z", "Asia/Tokyo", "22:00-07:00", true),
    Moment("2026-11-21T13:30:00Z", "Europe/London", "22:00-07:00", false),
    Moment("2026-11-21T13:30:00Z", "America/New_York", "22:00-07:00", false),
    // In spring 02:00 to 03:00 is left out in Berlin: hours within it do not come, those across it are shorter.
    Moment("2026-03-29T00:59:59Z", "Europe/Berlin", "02:00-03:00", false),
    Moment("2026-03-29T01:00:00Z", "Europe/Berlin", "02:00-03:00", false),
    Moment("2026-03-29T00:59:59Z", "Europe/Berlin", "02:30-04:00", false),
    Moment("2026-03-29T01:00:00Z", "Europe/Berlin", "02:30-04:00", true),
    Moment("2026-03-29T02:00:00Z", "Europe/Berlin", "02:30-04:00", false),
    // In autumn 02:00 to 03:00 comes twice: both are quiet, and a night is an hour longer.
    Moment("2026-10-25T00:30:00Z", "Europe/Berlin", "02:00-03:00", true),
    Moment("2026-10-25T01:30:00Z", "Europe/Berlin", "02:00-03:00", true),
    Moment("2026-10-25T02:00:00Z", "Europe/Berlin", "02:00-03:00", false),
    Moment("2026-10-25T00:59:00Z", "Europe/Berlin", "22:00-02:30", false),
    Moment("2026-10-25T01:29:00Z", "Europe/Berlin", "22:00-02:30", true),
    // Lord Howe sets its clocks by half an hour.
    Moment("2026-10-03T15:29:00Z", "Australia/Lord_Howe", "02:00-02:30", false),
    Moment("2026-10-03T15:30:00Z", "Australia/Lord_Howe", "02:00-02:30", false),
    // A day without a midnight: Cairo goes from 23:59 to 01:00.
    Moment("2026-04-23T21:59:00Z", "Africa/Cairo", "23:00-01:00", true),
    Moment("2026-04-23T22:00:00Z", "Africa/Cairo", "23:00-01:00", false),
  ]

  @Test("come and go by it", arguments: moments)
  func hours(moment: Moment) async throws {
    let repository = FakeNotificationsRepository()
    let instant = try Date(moment.instant, strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: moment.zone))
    repository.expect(.settings, answers: NoticeSettings(quiet: try QuietHours(moment.hours)))
    let interactor = NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil)
    let now = Timestamp(milliseconds: Int64(instant.timeIntervalSince1970 * 1000))
    #expect(await interactor.isQuiet(at: now, in: zone) == moment.isQuiet)
  }

  @Test("come again when the clock of the machine is set back, and end at once when it is set forward")
  func clockIsSet() async throws {
    let repository = FakeNotificationsRepository()
    let interactor = NotificationsInteractor(ports: repository.ports, viewer: asBob, alerts: nil)
    let morning = try Date("2026-11-22T07:10:00Z", strategy: .iso8601)
    for (seconds, isQuiet) in [(0, false), (-3600, true), (0, false), (-86_400, false), (54_000, true)] {
      repository.expect(.settings, answers: NoticeSettings(quiet: try QuietHours("22:00-07:00")))
      let now = Timestamp(milliseconds: (Int64(morning.timeIntervalSince1970) + Int64(seconds)) * 1000)
      #expect(await interactor.isQuiet(at: now, in: .gmt) == isQuiet, "\(seconds)")
    }
  }
}
