import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialFiles

@Suite struct PrivateFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: PrivateFile { PrivateFile(folder.path + "/secret") }

  @Test func whatWasWrittenIsRead() throws {
    #expect(try file.read() == nil)
    try file.replace(with: [1, 2, 3])
    #expect(try file.read() == [1, 2, 3])
    let long = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
    try file.replace(with: long)
    #expect(try file.read() == long)
    try file.replace(with: [])
    #expect(try file.read() == [])
    #expect(try folder.names == ["secret"])
  }

  @Test func onlyTheOwnerMayReadItWhateverTheMask() throws {
    try file.replace(with: [1])
    #expect(try mode(of: file.path) == 0o600)
  }

  @Test func aFileThatOthersCouldReadIsClosedByReplacingIt() throws {
    #expect(FileManager.default.createFile(atPath: file.path, contents: Data([9])))
    chmod(file.path, 0o644)
    try file.replace(with: [1])
    #expect(try mode(of: file.path) == 0o600)
  }

  @Test func aFailureLeavesTheOldContentAndNothingElse() throws {
    // A folder of that name cannot be replaced by a file.
    try FileManager.default.createDirectory(atPath: file.path + "/inside", withIntermediateDirectories: true)
    #expect(throws: AppError.self) { try file.replace(with: [1]) }
    #expect(try folder.names == ["secret"])
    #expect(FileManager.default.fileExists(atPath: file.path + "/inside"))
  }

  @Test func removingTwiceIsRemovingOnce() throws {
    try file.replace(with: [1])
    try file.remove()
    try file.remove()
    #expect(try folder.names == [])
  }

  @Test func aRenamedFileKeepsItsContent() throws {
    try file.replace(with: [7])
    try file.rename(to: "other")
    #expect(try folder.names == ["other"])
    #expect(try PrivateFile(folder.path + "/other").read() == [7])
  }

  @Test func foldersAreMadeForTheOwnerAlone() throws {
    let deep = PrivateFolder(folder.path).folder("a").folder("b")
    try deep.create()
    try deep.create()
    #expect(try mode(of: deep.path) == 0o700)
    #expect(try mode(of: folder.path + "/a") == 0o700)
    try deep.file("c").replace(with: [1])
    #expect(try deep.file("c").read() == [1])
  }

  @Test func aFileInTheWayOfAFolderIsAnError() throws {
    try file.replace(with: [1])
    #expect(throws: AppError.self) { try PrivateFolder(file.path).create() }
    #expect(throws: AppError.self) { try PrivateFolder(file.path + "/below").create() }
  }

  @Test func leftoversOfACrashGoWhenTheyAreOld() throws {
    try file.replace(with: [1])
    let leftover = PrivateFile(folder.path + "/.secret.AbCdEfGh.tmp")
    try leftover.replace(with: [2])
    PrivateFolder(folder.path).removeLeftovers(olderThan: 3600)
    #expect(try leftover.read() == [2], "it may be someone's work under way")
    PrivateFolder(folder.path).removeLeftovers(olderThan: 0)
    #expect(try folder.names == ["secret"])
  }

  @Test(arguments: [
    (ENOSPC, AppError.storage(.full)), (EDQUOT, .storage(.full)), (EROFS, .storage(.readOnly)),
    (EACCES, .storage(.readOnly)), (EIO, .storage(.diskFault)), (EMFILE, .storage(.tooManyFiles)),
    (ENFILE, .storage(.tooManyFiles)), (ENOLCK, .storage(.noLocks)),
    (EBADF, .unexpected(reference: "write-errno-\(EBADF)")),
  ]) func faultsOfTheSystemAreTranslated(code: Int32, error: AppError) {
    #expect(FileFault.error(code, in: "write") == error)
  }
}
