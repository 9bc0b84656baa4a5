import Foundation
import SocialFiles
import SocialTestSupport
import Testing

@testable import SocialArchiving

@Suite("What a crash leaves of an archive")
struct ArchiveJournalTests {
  private let folder: TemporaryFolder
  private let journal: ArchiveJournal

  init() throws {
    folder = try TemporaryFolder()
    journal = ArchiveJournal(folder: PrivateFolder(folder.path("notes")))
  }

  private func begin() throws -> ArchiveWork {
    let work = ArchiveWork(target: folder.path("all.zip"))
    try folder.write("half", to: URL(filePath: work.folder).lastPathComponent + "/a")
    try folder.write("half", to: URL(filePath: work.packed).lastPathComponent)
    return work
  }

  /// A note as a program leaves it that is killed.
  private func leaveNote(of work: ArchiveWork) throws {
    try folder.write(work.target, to: "notes/\(work.token)")
  }

  @Test("is hidden beside where the archive is to lie")
  func names() {
    let (one, other) = (ArchiveWork(target: "/a/b.zip"), ArchiveWork(target: "/a/b.zip"))
    for path in [one.folder, one.packed, one.old] { #expect(path.hasPrefix("/a/.b.zip.")) }
    #expect(Set([one.folder, one.packed, one.old, other.folder, other.packed, other.old]).count == 6)
  }

  @Test("goes with the next start, other files stay")
  func sweeping() throws {
    try leaveNote(of: begin())
    try folder.write("mine", to: ".all.zip.mine.tmp")
    journal.sweep()
    #expect(try folder.names == [".all.zip.mine.tmp", "notes"])
  }

  @Test("stays while its program is at work")
  func working() throws {
    let work = try begin()
    let note = try #require(journal.begin(work))
    let names = try folder.names
    withExtendedLifetime(note) { journal.sweep() }
    #expect(try folder.names == names && names.count == 3)
  }

  @Test("is not spoken of once the archive is whole")
  func ending() throws {
    var note = try #require(journal.begin(try begin()))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("notes")).count == 1)
    withExtendedLifetime(note) {}
    note = try #require(journal.begin(ArchiveWork(target: folder.path("other.zip"))))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("notes")).count == 1)
    withExtendedLifetime(note) {}
  }

  @Test("gives back the archive that was about to be replaced, unless there is another by then")
  func replacing() throws {
    for (current, expected) in [(nil, "earlier"), ("newer", "newer")] {
      let work = try begin()
      try folder.write("earlier", to: URL(filePath: work.old).lastPathComponent)
      if let current { try folder.write(current, to: "all.zip") }
      try leaveNote(of: work)
      journal.sweep()
      #expect(try folder.text(of: "all.zip") == expected)
      #expect(try folder.names == ["all.zip", "notes"])
    }
  }

  @Test("is looked for until its program cannot be at work any more")
  func waiting() throws {
    let work = try begin()
    try leaveNote(of: work)
    journal.sweep()
    // The program that packs has outlived the one that was killed.
    try folder.write("late", to: URL(filePath: work.packed).lastPathComponent)
    let note = folder.path("notes/\(work.token)")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600)], ofItemAtPath: note)
    journal.sweep()
    #expect(try folder.names == ["notes"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("notes")) == [])
  }
}
