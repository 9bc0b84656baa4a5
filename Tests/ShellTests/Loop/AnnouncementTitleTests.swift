import AppScreens
import AppValues
import Entities
import Foundation
import Navigation
import SocialMenuShell
import SocialShellTestSupport
import SocialTestSupport
import Testing

@testable import SocialShell

@MainActor
@Suite("Announcements in the title of the home timeline")
struct AnnouncementTitleTests {
  private let announcements = FakeAnnouncements()

  private func announcement(_ id: String, isRead: Bool = false, endsAt: Timestamp? = nil) -> Announcement {
    Announcement(
      id: ID(id), content: AnnouncementContent(text: id, endsAt: endsAt),
      publishedAt: Timestamp(milliseconds: 0), isRead: isRead)
  }

  private func stage(
    _ io: ScriptedIO = ScriptedIO([]), _ presenters: [Route: FakePresenter] = [:],
    language: Language = .english, notices: Int = 0
  ) -> Stage {
    let home = [Route.home: FakePresenter(.list("Home", []))]
    let stage = Stage(io, presenters.merging(home) { mine, _ in mine }, language: language)
    stage.badge.follow(FakeNotices(counts: [notices], announcements: announcements).interactor)
    return stage
  }

  @Test("are counted until they're dismissed or have ended, and before the notifications")
  func counted() async {
    for (language, notices, title) in [
      (Language.english, 0, "Home · 2 announcements (g)"),
      (.english, 1, "Home · 2 announcements (g) · 1 notification (t)"), (.japanese, 0, "Home · お知らせ2件（g）"),
    ] {
      let stage = stage(language: language, notices: notices)
      let now = stage.clock.clock.now()
      announcements.set([
        announcement("1"), announcement("2", endsAt: now.adding(seconds: 60)),
        announcement("3", isRead: true), announcement("4", endsAt: now),
      ])
      #expect(await stage.run().hasPrefix("\n\(title)\n"))
    }
    announcements.set([announcement("1")])
    #expect(await stage().run().hasPrefix("\nHome · 1 announcement (g)\n"))
  }

  @Test("are no part of other titles, and read again whenever the timeline comes to the front")
  func again() async {
    announcements.set([announcement("1")])
    let lists = FakePresenter(.list("Lists", []))
    let io = Script().play { [announcements] _ in
      [.line("g lists"), .meanwhile { announcements.set([]) }, .line("g home")]
    }
    let transcript = await stage(io, [.lists: lists]).run()
    #expect(transcript.hasPrefix("\nHome · 1 announcement (g)\n"))
    #expect(transcript.components(separatedBy: "announcement").count == 2)
  }

  @Test("keep no one from a timeline as it was read last", .timeLimit(.minutes(1)))
  func keptScreen() async {
    let home = FakePresenter(.list("Home", ["one"]))
    home.screen.notices = [ScreenNotice(.working, "Refreshing…")]
    announcements.hang()
    #expect(await stage(ScriptedIO(lines: "q"), [.home: home]).run().hasPrefix("\nHome  "))
  }
}
