import AppValues
import Foundation
import SocialTestSupport
import Testing

@testable import SocialFiles

/// What has the name of a file and is none, and what others can get at.
@Suite struct RegularFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: PrivateFile { PrivateFile(folder.path + "/secret") }

  @Test(.timeLimit(.minutes(5)), arguments: ["pipe", "folder", "device"])
  func whatIsNoFileIsRefusedAtOnce(kind: String) async throws {
    switch kind {
    case "pipe": try #require(mkfifo(file.path, 0o600) == 0)
    case "folder":
      try FileManager.default.createDirectory(atPath: file.path, withIntermediateDirectories: true)
    default: try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: "/dev/zero")
    }
    #expect(throws: AppError.storage(.notAFile)) { try file.read() }
    #expect(throws: AppError.storage(.notAFile)) { try file.closeToOthers() }
    #expect(throws: AppError.storage(.notAFile)) {
      try RegularFile.open(file.path, O_WRONLY | O_APPEND | O_CREAT)
    }
    await #expect(throws: AppError.storage(.notAFile)) { try await FileLock(file.path).withLock {} }
    if kind == "folder" {
      #expect(throws: AppError.storage(.notAFile)) { try file.replace(with: [1]) }
      #expect(try folder.names == ["secret"])
    }
  }

  @Test func whatIsNoFolderIsSaid() throws {
    try file.replace(with: [1])
    for folder in [PrivateFolder(file.path), PrivateFolder(file.path + "/below")] {
      #expect(throws: AppError.storage(.notAFolder)) { try folder.create() }
      #expect(throws: AppError.storage(.notAFolder)) { try folder.names() }
      #expect(throws: AppError.storage(.notAFolder)) { try folder.file("x").replace(with: [1]) }
    }
  }

  @Test(arguments: [0o644, 0o666, 0o620, 0o604])
  func aFileThatOthersCanGetAtIsClosedOnce(open: mode_t) throws {
    #expect(try file.closeToOthers() == .isPrivate)
    try file.replace(with: [1])
    #expect(try file.closeToOthers() == .isPrivate)
    chmod(file.path, open)
    #expect(try file.closeToOthers() == .closed)
    #expect(try mode(of: file.path) == 0o600)
    #expect(try file.closeToOthers() == .isPrivate)
  }

  @Test func aFolderThatOthersCanWriteToIsClosedUnlessItIsEverybodys() throws {
    let folder = PrivateFolder(folder.path + "/data")
    #expect(folder.closeToOthers() == .isPrivate)
    try folder.create()
    for (before, privacy, after) in [
      (0o700, Privacy.isPrivate, 0o700), (0o755, .isPrivate, 0o755), (0o777, .closed, 0o700),
      (0o770, .closed, 0o700), (0o1777, .isOpen, 0o1777),
    ] {
      chmod(folder.path, mode_t(before))
      #expect(folder.closeToOthers() == privacy)
      #expect(try mode(of: folder.path) == after)
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can give files away."))
  func whatBelongsToAnotherIsLeftAsItIs() throws {
    try file.replace(with: [1])
    for path in [file.path, folder.path] {
      chmod(path, 0o777)
      chown(path, 65534, 65534)
    }
    #expect(try file.closeToOthers() == .isOpen)
    #expect(PrivateFolder(folder.path).closeToOthers() == .isOpen)
    #expect(try mode(of: file.path) == 0o777 && mode(of: folder.path) == 0o777)
  }
}
