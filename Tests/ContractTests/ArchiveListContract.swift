import AppValues
import Archive
import Entities
import Lists
import Testing

@Suite("Lists of archives")
struct ArchiveListContract {
  @Test("say whom they can't hold, and why, each time", arguments: BackendKind.available)
  func lists(kind: BackendKind) async throws {
    try await World.with(kind) { world in
      let people = try await world.join(["alice", "bob", "cat"])
      let alice = people[0]
      let settings = ListSettings(comments: .onNoOneElse, isExclusive: true)
      let list = ArchiveRecord.list(
        ArchivedList(title: "Friends", members: ["bob", "cat", "ann@b.example"], settings: settings))
      let leftOut = [LeftOutMember("cat", .notFollowed), LeftOutMember("ann@b.example", .personNotHere)]
      try await alice.follow(people[1])
      #expect(try await alice.imports.importRecord(list) == .importedWithout(leftOut))
      #expect(try await alice.imports.importRecord(list) == .presentWithout(leftOut))
      try await alice.follow(people[2])
      #expect(try await alice.imports.importRecord(list) == .importedWithout([leftOut[1]]))
      #expect(try await alice.lists.lists().items.map(\.memberCount) == [2])
      #expect(try await alice.lists.lists().items.map(\.settings) == [settings])
    }
  }
}
