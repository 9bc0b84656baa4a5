import AppValues
import Archive
import Entities
import Filters
import Notifications
import Post
import PostActions
import Profile
import SocialBackend
import SocialTestSupport
import Testing
import Timeline

@Suite("Filters")
struct FiltersContract {
  @Test("are made, read, changed and deleted by their owner alone", arguments: BackendKind.everywhere)
  func changes(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await bob.post("about owls")
      #expect(try await alice.filters.repository.filters().items.isEmpty)
      let made = try await alice.filters.create(
        FilterSettings("Owls", in: [.home, .thread], action: .hide),
        [.add("owl", isWholeWord: true), .add("hoot", isWholeWord: false)])
      #expect(made.settings == FilterSettings("Owls", in: [.home, .thread], action: .hide))
      #expect(
        made.phrases.map(\.text) == ["owl", "hoot"] && made.phrases.map(\.isWholeWord) == [true, false])
      let second = try await alice.filters.create(FilterSettings("Second"))
      #expect(try await alice.filters.repository.filters().items == [made, second])

      let changed = try await alice.filters.change(
        made.id,
        FilterChange(
          settings: FilterSettings("Birds", in: [.account], action: .blur),
          phrases: [
            .edit(made.phrases[0].id, text: "owls", isWholeWord: nil), .remove(made.phrases[1].id),
            .add("hawk", isWholeWord: true),
          ], addedPosts: [post.id, post.id]))
      #expect(changed.id == made.id && changed.settings.title == "Birds" && changed.settings.action == .blur)
      #expect(changed.phrases.map(\.text) == ["owls", "hawk"] && changed.phrases[0].id == made.phrases[0].id)
      #expect(changed.posts.map(\.post) == [post.id])
      #expect(try await alice.filters.repository.filter(made.id) == changed)
      let emptied = try await alice.filters.change(
        made.id, FilterChange(removedPosts: changed.posts.map(\.id)))
      #expect(emptied.posts.isEmpty && emptied.settings == changed.settings)

      for id in [made.id, ID("7"), ID("x")] {
        await #expect(throws: AppError.notFound) { try await bob.filters.repository.filter(id) }
        await #expect(throws: AppError.notFound) { try await bob.filters.repository.delete(id) }
        await #expect(throws: AppError.notFound) {
          try await bob.filters.change(id, FilterChange(settings: FilterSettings("Mine")))
        }
      }
      await #expect(throws: AppError.notFound) {
        try await alice.filters.change(second.id, FilterChange(phrases: [.remove(changed.phrases[0].id)]))
      }
      try await alice.filters.repository.delete(made.id)
      #expect(try await alice.filters.repository.filters().items == [second])
      await #expect(throws: AppError.unauthenticated) {
        try await world.stranger.filters.orUnsupported().filters()
      }
    }
  }

  @Test("are said of the posts that they match, wherever those are read", arguments: BackendKind.everywhere)
  func matches(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol"])
      let (alice, bob, carol) = (people[0], people[1], people[2])
      try await alice.follow(bob, carol)
      let owl = try await bob.post("An OWL @alice")
      try await carol.post("a cat")
      let reply = try await carol.post("owls", on: owl)
      let own = try await alice.post("my owl")
      _ = try await carol.can.postActions.share(owl.id)
      let filter = try await alice.filters.create(
        FilterSettings("Owls", action: .warn), [.add("owl", isWholeWord: true)])
      _ = try await alice.filters.create(FilterSettings("Short"), [.add("owls", isWholeWord: true)])

      #expect(
        try await alice.matched(.home)
          == ["an owl @alice: owls", "a cat:", "my owl:", "owls: short"].sorted())
      #expect(try await alice.matched(.user(bob.id)) == ["an owl @alice: owls"])
      #expect(try await bob.matched(.home).allSatisfy { $0.hasSuffix(":") })
      let thread = try await alice.can.post.thread(of: reply.id)
      #expect(thread.post.filters.map(\.settings.title) == ["Short"])
      let match = FilterMatch(filter.id, filter.settings, phrases: ["owl"])
      #expect(thread.ancestors.compactMap(\.post).flatMap(\.filters) == [match])
      #expect(try await alice.can.postLookup.posts([owl.id, own.id]).flatMap(\.filters) == [match])
      #expect(try await alice.can.postActions.like(owl.id).filters == [match])
      let notices = try await alice.can.notifications.list.page(.all, PageRequest()).items
      #expect(notices.compactMap(\.post).first { $0.id == owl.id }?.filters == [match])

      // What they say from now on, and what the posts say from now on.
      try await bob.edit(owl) { $0.text = "A hawk" }
      #expect(try await alice.can.postLookup.posts([owl.id]).flatMap(\.filters) == [])
      _ = try await alice.filters.change(
        filter.id, FilterChange(phrases: [.add("hawk", isWholeWord: true)], addedPosts: [reply.id]))
      #expect(try await alice.can.postLookup.posts([owl.id]).flatMap(\.filters).map(\.phrases) == [["hawk"]])
      #expect(
        try await alice.can.postLookup.posts([reply.id]).flatMap(\.filters).map(\.namesPost) == [true, false])
    }
  }

  @Test("are said of a shared poll before its end and after it", arguments: BackendKind.everywhere)
  func sharedPoll(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "carol", "dave"])
      let (alice, bob, carol, dave) = (people[0], people[1], people[2], people[3])
      try await alice.follow(carol)
      let poll = PollQuestion(["Owl", "Hawk"], hidesTotals: true, duration: 600)
      let post = try await bob.post(NewPost(PostContent("Which?", poll: poll)))
      _ = try await carol.can.postActions.share(post.id)
      for (person, context) in [(alice, FilterContext.home), (dave, .notifications)] {
        _ = try await person.filters.create(
          FilterSettings("Hawks", in: [context], action: .hide), [.add("hawk", isWholeWord: true)])
        let voted = try await person.can.postActions.vote([1], on: post.id)
        #expect(voted.filters.map(\.phrases) == [["hawk"]] && voted.votes?.counts == nil)
      }
      func shown() async throws -> TimelineItem {
        let home = try await alice.can.timeline.page(of: .home, PageRequest()).items
        return try #require(home.first)
      }
      let before = try await shown()
      #expect(before.sharedBy?.id == carol.id && before.post.filters.map(\.phrases) == [["hawk"]])
      #expect(before.post.votes?.counts == nil && before.post.votes?.choices == [1])
      world.clock.advance(seconds: 600)
      await world.runOnce()
      let after = try await shown()
      #expect(after.sharedBy?.id == carol.id && after.post.filters == before.post.filters)
      #expect(after.post.votes?.isOver == true && after.post.votes?.counts == [0, 2])
      #expect(after.post.isHidden(in: .home) && !after.post.isHidden(in: .notifications))
      let screens = TimelineInteractor(
        repository: FilteringTimeline(alice.can.timeline), readingPositions: nil)
      #expect(try await screens.page(.home).items.isEmpty)
      #expect(try await alice.notices() == [.poll])
      #expect(try await dave.notices() == [])
    }
  }

  @Test("end when they are to, and stay listed", arguments: BackendKind.available)
  func ends(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await bob.post("owl")
      let end = world.clock.clock.now().adding(seconds: 60)
      let filter = try await alice.filters.create(
        FilterSettings("Owls", expiresAt: end), [.add("owl", isWholeWord: true)])
      #expect(
        try await alice.can.postLookup.posts([post.id]).flatMap(\.filters).map(\.settings.expiresAt) == [end])
      world.clock.advance(seconds: 61)
      #expect(try await alice.can.postLookup.posts([post.id]).flatMap(\.filters) == [])
      #expect(try await alice.filters.repository.filters().items == [filter])
    }
  }

  @Test("that hide notifications keep them from being made, and no others", arguments: BackendKind.available)
  func notices(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      _ = try await alice.can.relating.follow(bob.id, FollowTerms(notices: true, shares: true))
      let own = try await alice.post("my owl")
      let before = try await bob.post("@alice an owl before")
      let filter = try await alice.filters.create(
        FilterSettings("Owls", in: [.notifications], action: .hide), [.add("owl", isWholeWord: true)])
      try await bob.post("@alice an owl")
      try await bob.post("an owl for those who watch")
      try await bob.post("owl", on: own)
      try await bob.post("@alice a cat")
      try await bob.post("a cat for those who watch")
      _ = try await bob.can.postActions.like(own.id)
      await world.finish()
      func told() async throws -> [String] {
        try await alice.can.notifications.list.page(.all, PageRequest()).items.map {
          "\($0.kind): \($0.post?.text ?? "")"
        }
      }
      #expect(
        try await told() == [
          "like: my owl", "post: a cat for those who watch", "mention: @alice a cat",
          "mention: \(before.text)",
        ])
      _ = try await alice.filters.change(
        filter.id, FilterChange(settings: FilterSettings("Owls", in: [.notifications], action: .warn)))
      try await bob.post("@alice one more owl")
      #expect(try await told().first == "mention: @alice one more owl")
    }
  }

  @Test("are limited in number", arguments: BackendKind.available)
  func limits(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let alice = try await world.join("alice")
      let many = (1...PostFilter.maximumEntries).map { PhraseChange.add("\($0)", isWholeWord: true) }
      let full = try await alice.filters.create(FilterSettings("Full"), many)
      #expect(full.phrases.count == PostFilter.maximumEntries)
      await #expect(throws: AppError.invalid(.filterEntries, .outOfRange)) {
        try await alice.filters.create(FilterSettings("More"), [.add("x", isWholeWord: true)])
      }
      for number in 2...PostFilter.maximumCount {
        _ = try await alice.filters.create(FilterSettings("\(number)"))
      }
      await #expect(throws: AppError.invalid(.filters, .outOfRange)) {
        try await alice.filters.create(FilterSettings("More"))
      }
    }
  }

  @Test("are in archives, and come out of them once", arguments: BackendKind.available)
  func archives(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let end = world.clock.clock.now().adding(seconds: 60)
      let filter = try await alice.filters.create(
        FilterSettings("Owls", in: [.home, .account], action: .hide, expiresAt: end),
        [.add("owl", isWholeWord: true), .add("hoot", isWholeWord: false)])
      let records = try await alice.can.archive.orUnsupported().records(of: .filters, after: nil).records
      let record = ArchiveRecord.filter(ArchivedFilter(filter))
      #expect(records == [record])
      let imports = try bob.can.archiveImports.orUnsupported()
      _ = try await bob.filters.create(
        FilterSettings("OWLS", in: [.thread]), [.add("owl", isWholeWord: true)])
      #expect(try await imports.importRecord(record) == .imported)
      #expect(try await imports.importRecord(record) == .alreadyPresent)
      let merged = try await bob.filters.repository.filters().items
      #expect(merged.map(\.settings.title) == ["OWLS"] && merged[0].settings.contexts == [.thread])
      #expect(merged[0].phrases.map(\.text) == ["owl", "hoot"])
      try await bob.filters.repository.delete(merged[0].id)
      #expect(try await imports.importRecord(record) == .imported)
      let made = try await bob.filters.repository.filters().items
      #expect(made.map(\.settings) == [filter.settings])
      #expect(made[0].phrases.map(\.isWholeWord) == [true, false])
      world.clock.advance(seconds: 61)
      #expect(try await imports.importRecord(record) == .skipped(.expired))
    }
  }

  @Test(
    "go with their owner's account, and with the posts that they're for", arguments: BackendKind.available)
  func deletion(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob"])
      let (alice, bob) = (people[0], people[1])
      let post = try await bob.post("owl")
      let filter = try await alice.filters.create(FilterSettings("Owls"), [.add("owl", isWholeWord: true)])
      _ = try await alice.filters.change(filter.id, FilterChange(addedPosts: [post.id]))
      _ = try await bob.can.postActions.delete(post.id)
      #expect(try await alice.filters.repository.filter(filter.id).posts.isEmpty)
      await #expect(throws: AppError.gone) {
        try await alice.filters.change(filter.id, FilterChange(addedPosts: [post.id]))
      }
      try await alice.can.account.delete(with: "correct horse alice")
      await world.finish()
      #expect(try await world.backend.check() == [])
    }
  }
}

extension Person {
  /// The posts of a timeline with the titles of the filters that match them, in lower case and sorted.
  fileprivate func matched(_ kind: TimelineKind) async throws -> [String] {
    let interactor = TimelineInteractor(repository: can.timeline, readingPositions: nil)
    return try await interactor.page(kind).items.map(\.post).map { post in
      ([post.text + ":"] + post.filters.map(\.settings.title)).joined(separator: " ").lowercased()
    }.sorted()
  }
}
