import AppValues
import Entities
import Testing

@testable import Archive

@Suite struct ImportInteractorTests {
  private func archive(
    _ records: [ArchiveRecord], of profile: ArchivedProfile = Self.profile
  ) async throws -> OpenArchive {
    let files = MemoryFiles()
    let account = MemoryAccount([.profile(profile)] + records)
    let interactor = ArchiveInteractor(
      repository: account, files: files, html: .plain,
      clock: WallClock { Timestamp(milliseconds: 1_600_000_000_000) })
    _ = try await interactor.export(to: "all.zip", silent)
    return try OpenArchive(files.target)
  }

  static let profile = ArchivedProfile(
    handle: "mia", name: "Mia", bio: "Hi", email: "mia@example.org",
    birthday: CalendarDate(year: 1990, month: 12, day: 31), language: "ja", isLocked: true,
    isBot: true, hidesFollowers: true,
    fields: [
      ProfileField(label: "Web", value: "https://example.org"), ProfileField(label: "猫", value: "2匹"),
    ],
    createdAt: Timestamp(milliseconds: 1_500_000_000_001))

  private static let everything: [ArchiveRecord] = [
    .picture(ArchivedPicture(.avatar, file: "/archive/photos/me.png")),
    .picture(ArchivedPicture(.header, file: "/archive/photos/sea.jpg")),
    .post(
      ArchivedPost(
        key: .native(ID("12"), Timestamp(milliseconds: 1_577_836_800_123)),
        content: PostContent(
          "Hello \"日本\"\nthere 👩‍👧", warning: "Ends", language: "ja",
          place: Place(name: "東京", latitude: 35.68, longitude: 139.77),
          photos: [ArchivedPhoto(file: "photos/cat.jpg", alt: "A cat", id: ID("/archive/photos/cat.jpg"))]),
        createdAt: Timestamp(milliseconds: 1_577_836_800_123),
        editedAt: Timestamp(milliseconds: 1_577_836_900_000), visibility: .direct, isPinned: true,
        history: [
          ArchivedVersion(
            at: Timestamp(milliseconds: 1_577_836_800_123),
            content: PostContent(
              "Hallo", warning: "Begins", language: "de",
              place: Place(name: "京都", latitude: nil, longitude: nil),
              photos: [
                ArchivedPhoto(file: "photos/cat.jpg", alt: "A cat", id: ID("/archive/photos/cat.jpg")),
                ArchivedPhoto(file: "photos/dog.jpg", alt: "", id: ID("/archive/photos/dog.jpg")),
              ])),
          ArchivedVersion(at: Timestamp(milliseconds: 1_577_836_800_124), content: PostContent("Hello")),
        ])),
    .post(archivedPost("k2", "Two", second: 2, answering: "socialconnect:12:1577836800123")),
    .post(archivedPost("k3", "Three", second: 3)),
    .share(
      ArchivedMark(
        post: PostReference(key: SourceKey("other"), author: "ben"), at: Timestamp(milliseconds: 5))),
    .like(ArchivedMark(post: PostReference(key: SourceKey("k3"), author: nil), at: nil)),
    .bookmark(ArchivedMark(post: PostReference(key: SourceKey("k3"), author: nil), at: nil)),
    .follow(ArchivedFollow(handle: "ann")), .follow(ArchivedFollow(handle: "ben", isWatched: true)),
    .follow(ArchivedFollow(handle: "cleo", hidesShares: true)),
    .list(ArchivedList(title: "Friends", members: ["ann", "ben"])),
    .tag("写真"), .block(handle: "bad"),
    .mute(ArchivedMute(handle: "loud", until: Timestamp(milliseconds: 1_800_000_000_000))),
    .mute(ArchivedMute(handle: "noisy", until: nil, notices: true)),
  ]

  @Test func whatGoesOutComesInAgain() async throws {
    let archive = try await archive(Self.everything)
    #expect(archive.summary.handle == "mia" && archive.summary.photos == 2)
    let account = MemoryAccount()
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(account.records == [.profile(Self.profile)] + Self.everything)
    #expect(report.imported[.posts] == 3 && report.imported[.follows] == 3 && report.photos == 2)
    #expect(report.profile == Set(ProfilePart.allCases) && report.imported[.profile] == nil)
    #expect(report.skipped == [] && report.alreadyPresent == 0)
    let again = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(again.imported == [:] && again.profile == [])
    #expect(
      again.alreadyPresent == Self.everything.count { $0.kind != .profile }, "the account is not counted")
  }

  @Test func anOlderArchiveSaysLessOfItsAccount() async throws {
    let account = MemoryAccount()
    let head = #"{"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia"}}"#
    let archive = try OpenArchive(MemoryArchive(["archive.json": head]))
    _ = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    let blank = ArchivedProfile(
      handle: "mia", name: "Mia", bio: "", email: "", birthday: nil, language: "", isLocked: false,
      createdAt: Timestamp(milliseconds: 0))
    #expect(account.records == [.profile(blank)])
  }

  @Test func howSomebodyIsFollowedIsReadAndAnOlderArchiveSaysNothingOfIt() async throws {
    let archive = try OpenArchive(
      MemoryArchive([
        "archive.json":
          #"{"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia"}}"#,
        "follows.json": """
        [{"handle":"ann"},{"handle":"ben","watching":true,"hidingShares":true},
        {"handle":"cleo","watching":null,"hidingShares":false},{"handle":"dan","watching":"yes"}]
        """,
      ]))
    let account = MemoryAccount()
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(
      account.records.dropFirst() == [
        .follow(ArchivedFollow(handle: "ann")),
        .follow(ArchivedFollow(handle: "ben", isWatched: true, hidesShares: true)),
        .follow(ArchivedFollow(handle: "cleo")),
      ])
    #expect(report.skipped == [SkippedRecord(.follows, "follows.json 4", .unreadable)])
  }

  @Test func aMuteWhoseEndCannotBeReadDoesNotLastForGood() async throws {
    let archive = try OpenArchive(
      MemoryArchive([
        "archive.json":
          #"{"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia"}}"#,
        "mutes.json": """
        [{"handle":"ann"},{"handle":"ben","until":"garbage"},{"handle":"cleo","until":""},
        {"handle":"dan","until":null},{"handle":"eva","until":"2030-01-01T00:00:00Z"}]
        """,
      ]))
    let account = MemoryAccount()
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(
      account.records.dropFirst() == [
        .mute(ArchivedMute(handle: "ann", until: nil)), .mute(ArchivedMute(handle: "dan", until: nil)),
        .mute(ArchivedMute(handle: "eva", until: Timestamp(milliseconds: 1_893_456_000_000))),
      ])
    #expect(report.skipped == [SkippedRecord(.mutes, "@ben", .date), SkippedRecord(.mutes, "@cleo", .date)])
  }

  @Test func whatIsWrongWithAProfileStaysOutside() async throws {
    let account = MemoryAccount()
    let fields = (1...5).map { #"{"label":"\u001b[2J\#($0)\nx","value":" v "}"# }.joined(separator: ",")
    let head = #"""
      {"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia","avatar":"../me.png",
      "fields":[{"label":"","value":"v"},\#(fields)]}}
      """#
    let archive = try OpenArchive(MemoryArchive(["archive.json": head]))
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    guard case .profile(let profile)? = account.records.first else { throw AppError.notFound }
    #expect(profile.fields == (1...4).map { ProfileField(label: "[2J\($0) x", value: "v") })
    #expect(report.skipped == [SkippedRecord(.profile, "me.png", .photo)] && account.records.count == 1)
  }

  @Test func whatIsTooLargeIsLeftOutAndToldWhileTheRestComes() async throws {
    let marked = { (bytes: Int) in "a" + String(repeating: "\u{301}", count: bytes / 2) }
    var profile = Self.profile
    profile.bio = marked(5002)
    var edited = archivedPost("edited", "now", second: 5)
    edited.editedAt = edited.createdAt.adding(seconds: 60)
    edited.history = [ArchivedVersion(at: edited.createdAt, content: PostContent(marked(5002)))]
    var warned = archivedPost("warned", "warned", second: 6)
    warned.content.warning = marked(2002)
    let long = String(repeating: "猫", count: 1600)
    let posts = [
      archivedPost("long", long, second: 1), archivedPost("large", "large " + marked(5000), second: 2),
      archivedPost("alt", "alt", second: 3, photos: [ArchivedPhoto(file: "cat.jpg", alt: marked(15_002))]),
      archivedPost("tag", "#" + String(repeating: "a", count: 1500), second: 4), edited, warned,
    ]
    let records: [ArchiveRecord] =
      posts.map(ArchiveRecord.post) + [
        .list(ArchivedList(title: String(repeating: "\u{FDFA}", count: 100), members: [])),
        .tag(String(repeating: "a", count: 100_000)),
        .note(ArchivedNote(handle: "ann", text: marked(20_002))),
        .follow(ArchivedFollow(handle: "ann")),
      ]
    let account = MemoryAccount()
    let report = try await ImportInteractor(repository: account).run(
      try await archive(records, of: profile), soFar: silent)
    #expect(account.posts.map(\.content.text) == [long, "#" + String(repeating: "a", count: 1500), "now"])
    #expect(account.posts.map(\.history) == [[], [], []])
    #expect(
      report.skipped.map(\.reason) == [
        .tooLarge, .tooLarge, .tooLarge, .tooLarge, .history, .tooLarge, .unreadable, .tooLarge,
      ])
    #expect(report.skipped.map(\.kind) == [.profile, .posts, .posts, .posts, .posts, .lists, .tags, .notes])
    #expect(report.skipped.allSatisfy { $0.name.utf8.count < 3000 })
    #expect(account.records.contains(.follow(ArchivedFollow(handle: "ann"))))
    guard case .profile(let kept)? = account.records.first else { throw AppError.notFound }
    #expect(kept.bio == "" && kept.fields == profile.fields)
  }

  @Test(arguments: [[1], [0, 0], [0, 60], [0, -5], []] as [[Int64]])
  func aHistoryWithoutOrderIsLeftOutAndToldOf(seconds: [Int64]) async throws {
    var post = archivedPost("k", "now")
    post.editedAt = seconds.isEmpty ? nil : post.createdAt.adding(seconds: 60)
    post.history = (seconds.isEmpty ? [0] : seconds).map {
      ArchivedVersion(at: post.createdAt.adding(seconds: $0), content: PostContent("before"))
    }
    let account = MemoryAccount()
    let archive = try await archive([.post(post)])
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(account.posts.map(\.content.text) == ["now"] && account.posts.map(\.history) == [[]])
    #expect(report.imported[.posts] == 1 && report.skipped == [SkippedRecord(.posts, "now", .history)])
    let again = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(again.skipped == [] && again.alreadyPresent == 1)
  }

  @Test func aHistoryThatBeginsWithTheLatestIsPutInOrder() async throws {
    var post = archivedPost("k", "now")
    post.editedAt = post.createdAt.adding(seconds: 60)
    post.history = [30, 0].map {
      ArchivedVersion(at: post.createdAt.adding(seconds: $0), content: PostContent("after \($0) seconds"))
    }
    let account = MemoryAccount()
    let archive = try await archive([.post(post)])
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(
      account.posts.map { $0.history.map(\.content.text) } == [["after 0 seconds", "after 30 seconds"]])
    #expect(report.skipped == [])
  }

  @Test(arguments: ["yesterday", "", "2020-01-01T00:00:30"])
  func aHistoryWithADateThatIsNoneIsToldOf(date: String) async throws {
    let archive = try OpenArchive(
      MemoryArchive([
        "archive.json":
          #"{"format":"socialconnect-archive","version":1,"account":{"handle":"mia","name":"Mia"}}"#,
        "posts.json": """
        [{"key":"k","text":"now","createdAt":"2020-01-01T00:00:00Z","editedAt":"2020-01-01T00:01:00Z",
        "visibility":"public","history":[{"at":"2020-01-01T00:00:00Z","text":"first"},
        {"at":"\(date)","text":"second"}]}]
        """,
      ]))
    let account = MemoryAccount()
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(account.posts.map(\.history) == [[]])
    #expect(report.skipped == [SkippedRecord(.posts, "now", .history)])
  }

  @Test func photosComeWithTheirPostAndNoneBefore() async throws {
    let posts = (0..<3).map { number in
      archivedPost("p\(number)", "", photos: [ArchivedPhoto(file: "\(number).jpg", alt: "")])
    }
    let missing = AppError.storage(.full)
    let account = MemoryAccount(badPhotos: ["/archive/photos/2.jpg": missing])
    let archive = try await archive(posts.map(ArchiveRecord.post))
    await #expect(throws: AppError.storage(.partlyFull)) {
      try await ImportInteractor(repository: account).run(archive, soFar: silent)
    }
    #expect(account.posts.count == 2)
  }

  @Test func commentsWaitForWhatTheyAnswer() async throws {
    let posts = [
      archivedPost("c", "third", second: 30, answering: "b"),
      archivedPost("lost", "alone", answering: "gone"),
      archivedPost("b", "second", second: 20, answering: "a"), archivedPost("a", "first", second: 10),
      archivedPost("d", "to a friend", second: 40, answering: "friend"),
    ]
    let account = MemoryAccount(others: [SourceKey("friend")])
    let report = try await ImportInteractor(repository: account)
      .run(try await archive(posts.map(ArchiveRecord.post)), soFar: silent)
    #expect(account.posts.map(\.content.text) == ["first", "to a friend", "alone", "second", "third"])
    #expect(report.skipped.isEmpty)
  }

  @Test func whatCannotComeIsToldWithItsReason() async throws {
    var early = archivedPost("early", "too early")
    early.createdAt = Timestamp(milliseconds: 0)
    let photos = (1...5).map { ArchivedPhoto(file: "\($0).jpg", alt: "") }
    let records: [ArchiveRecord] = [
      .post(early), .post(archivedPost("empty", " \u{1B} ")), .post(archivedPost("", "no key")),
      .post(archivedPost("photos", "five", photos: photos)),
      .post(archivedPost("bad", "", photos: [ArchivedPhoto(file: "bad.jpg", alt: "")])),
      .follow(ArchivedFollow(handle: "not a handle")), .follow(ArchivedFollow(handle: "ben@b.example")),
      .tag("not one"),
      .list(ArchivedList(title: " ", members: [])),
    ]
    let account = MemoryAccount(badPhotos: ["/archive/photos/bad.jpg": .invalid(.photo, .malformed)])
    let report = try await ImportInteractor(repository: account).run(
      try await archive(records), soFar: silent)
    #expect(
      report.skipped == [
        SkippedRecord(.posts, "too early", .date), SkippedRecord(.posts, "empty", .empty),
        SkippedRecord(.posts, "no key", .unreadable), SkippedRecord(.posts, "photos/5.jpg", .tooManyPhotos),
        SkippedRecord(.posts, "photos/bad.jpg", .photo), SkippedRecord(.posts, "bad", .empty),
        SkippedRecord(.follows, "@not a handle", .unreadable), SkippedRecord(.lists, " ", .unreadable),
        SkippedRecord(.tags, "#not one", .unreadable),
      ])
    #expect(account.posts.map(\.content.photos.count) == [4])
    #expect(account.records.contains(.follow(ArchivedFollow(handle: "ben@b.example"))))
  }

  @Test func aLongTextIsKeptWholeAndMadeSafe() async throws {
    let text = String(repeating: "長い文章。", count: 300)
    let account = MemoryAccount()
    _ = try await ImportInteractor(repository: account).run(
      try await archive([.post(archivedPost("long", "\u{202E}" + text + "\u{1B}[31m\r\nend"))]), soFar: silent
    )
    #expect(account.posts.map(\.content.text) == [text + "[31m\nend"])
  }

  @Test func whatComesFollowsTheRulesOfWhatIsWritten() async throws {
    let account = MemoryAccount()
    var posts: [ArchivedPost] = []
    for (index, content) in [
      PostContent<ArchivedPhoto>(
        "\u{FEFF}نص\u{200F} عربي\u{2067}", warning: "a\nb\u{202E}", language: "zh-Hant-TW"),
      PostContent("a\tb", language: "pt-BR"), PostContent("x", language: "klingon"),
      PostContent(" ", warning: "tea"),
    ].enumerated() {
      var post = archivedPost("p\(index)", "")
      post.content = content
      posts.append(post)
    }
    _ = try await ImportInteractor(repository: account).run(
      try await archive(posts.map(ArchiveRecord.post)), soFar: silent)
    #expect(
      account.posts.map(\.content) == [
        PostContent("نص\u{200F} عربي", warning: "a b", language: "zh-TW"), PostContent("a b", language: "pt"),
        PostContent("x"), PostContent("tea"),
      ])
  }

  @Test func aListSaysWhomItLeavesOut() {
    var report = ImportReport()
    let list = ArchiveRecord.list(ArchivedList(title: "Friends", members: ["ann", "ben"]))
    report.add(.presentWithout([LeftOutMember("ann", .notFollowed)]), of: list)
    report.add(.importedWithout([LeftOutMember("ben", .personNotHere)]), of: list)
    #expect(report.alreadyPresent == 1 && report.imported == [.lists: 1])
    #expect(
      report.missing == [
        SkippedRecord(.lists, "Friends: @ann", .notFollowed),
        SkippedRecord(.lists, "Friends: @ben", .personNotHere),
      ])
  }

  @Test func whatHasComeStaysWhenTheRestFailsAndTheNextRunGoesOn() async throws {
    let records = (0..<250).map {
      ArchiveRecord.post(archivedPost("p\($0)", "post \($0)", second: Int64($0)))
    }
    let archive = try await archive(records)
    let account = MemoryAccount(fault: (after: 130, error: .storage(.full)))
    await #expect(throws: AppError.storage(.partlyFull)) {
      try await ImportInteractor(repository: account).run(archive, soFar: silent)
    }
    #expect(account.records.count == 130)
    account.mend()
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(report.alreadyPresent == 129 && report.imported[.posts] == 121)
    #expect(account.posts.count == 250)
  }

  @Test func aMissingProgramForPhotosStopsTheImportBeforePostsLoseThem() async throws {
    let missing = AppError.invalid(.photo, .toolMissing(package: "libvips42"))
    let post = archivedPost("p", "with a photo", photos: [ArchivedPhoto(file: "a.jpg", alt: "")])
    let account = MemoryAccount(badPhotos: ["/archive/photos/a.jpg": missing])
    let archive = try await archive([.post(post)])
    await #expect(throws: missing) {
      try await ImportInteractor(repository: account).run(archive, soFar: silent)
    }
    #expect(account.posts == [])
  }

  @Test func aFileOfALaterVersionIsRefused() {
    let head =
      "{\"format\":\"socialconnect-archive\",\"version\":2,\"account\":{\"handle\":\"a\",\"name\":\"A\"}}"
    #expect(throws: AppError.invalid(.file, .unsupported)) {
      try OpenArchive(MemoryArchive(["archive.json": head]))
    }
  }

  @Test func linesThatAreNotUnderstoodAreToldAndTheRestComes() async throws {
    let archive = try OpenArchive(
      MemoryArchive([
        "archive.json":
          "{\"format\":\"socialconnect-archive\",\"version\":1,\"account\":{\"handle\":\"a\",\"name\":\"A\"}}",
        "follows.json": "[{\"handle\":\"ann\"},{\"name\":\"?\"},7]",
        "posts.json":
          "[{\"key\":\"k\",\"text\":\"t\",\"createdAt\":\"2020-01-01T00:00:00Z\",\"visibility\":\"public\",\"new\":1}]",
      ]))
    let account = MemoryAccount()
    let report = try await ImportInteractor(repository: account).run(archive, soFar: silent)
    #expect(report.imported[.follows] == 1 && report.imported[.posts] == 1)
    #expect(
      report.skipped == [
        SkippedRecord(.follows, "follows.json 2", .unreadable),
        SkippedRecord(.follows, "follows.json 3", .unreadable),
      ])
  }
}
