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

  @Test("are no part of other titles, and are heard of as they come and go")
  func heard() async {
    announcements.set([announcement("1")])
    let lists = FakePresenter(.list("Lists", []))
    let stages = LockedValue<Stage?>(nil)
    let io = Script().play { [announcements] _ in
      [
        .line("g lists"),
        .meanwhile {
          announcements.set([])
          announcements.tell(.changed)
          guard let stage = stages.value else { return }
          while await stage.badge.newAnnouncements(at: Timestamp(milliseconds: 0)) > 0 { await Task.yield() }
        },
        .line("g home"),
      ]
    }
    let stage = stage(io, [.lists: lists])
    stages.change { $0 = stage }
    while !announcements.isHeard { await Task.yield() }
    let transcript = await stage.run()
    #expect(transcript.hasPrefix("\nHome · 1 announcement (g)\n"))
    #expect(transcript.components(separatedBy: "announcement").count == 2)
    #expect(announcements.asked.value == 2)
  }

  @Test("are read again by who comes from the announcements, and once what tells of them was away")
  func again() async {
    for place in [Route.announcements, .lists] {
      announcements.set([announcement("1")])
      let other = FakePresenter(.list("Other", []))
      let isAway = place == .lists
      let stages = LockedValue<Stage?>(nil)
      let io = Script().play { [announcements] _ in
        [
          .line("g \(place == .announcements ? "announcements" : "lists")"),
          .meanwhile {
            announcements.set([])
            guard isAway, let stage = stages.value else { return }
            announcements.tell(.disconnected)
            while await !stage.badge.mayBeOutdated { await Task.yield() }
          },
          .line("r"), .line("g home"),
        ]
      }
      let stage = stage(io, [place: other])
      stages.change { $0 = stage }
      let transcript = await stage.run()
      #expect(transcript.components(separatedBy: "1 announcement (g)").count == 2, "\(place)")
    }
  }

  @Test("keep no one from a timeline as it was read last, nor from another place", .timeLimit(.minutes(1)))
  func keptScreen() async {
    let home = FakePresenter(.list("Home", ["one"]))
    home.screen.notices = [ScreenNotice(.working, "Refreshing…")]
    announcements.hang()
    let io = ScriptedIO(lines: "g lists", "q")
    let transcript = await stage(io, [.home: home, .lists: FakePresenter(.list("Lists", []))]).run()
    #expect(transcript.hasPrefix("\nHome  ") && transcript.contains("\nLists\n"))
  }
}
