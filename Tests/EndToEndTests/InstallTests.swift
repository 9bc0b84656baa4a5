import Foundation
import SocialTestSupport
import Testing

/// `Scripts/install`: what it places, what it leaves alone, and that it takes all of it away again.
@Suite struct InstallTests {
  private static let parts = [
    "bin/socialconnect", "share/bash-completion/completions/socialconnect",
    "share/fish/vendor_completions.d/socialconnect.fish", "share/man/ja/man1/socialconnect.1",
    "share/man/man1/socialconnect.1", "share/zsh/site-functions/_socialconnect",
  ]

  private let sandbox: Sandbox
  /// A stand-in for the program, which only has its name and the texts that are asked of it.
  private let standIn: URL
  private let prefix: URL

  init() throws {
    sandbox = try Sandbox()
    standIn = sandbox.folder.appending(path: "stand in")
    prefix = sandbox.folder.appending(path: "a place/of mine")
    try write("#!/bin/sh\necho \"older: $*\"\n", to: standIn)
  }

  @Test func placesTheProgramItsManualAndCompletions() async throws {
    let outcome = try await install("--program", try Program.path())
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Installed in \(prefix.path):\n  bin/socialconnect\n"))
    #expect(outcome.output.contains(#"  export PATH=\#(sandbox.folder.path)/a\ place/of\ mine/bin:"$PATH""#))
    #expect(files() == (Self.parts + ["share/doc/socialconnect/installed"]).sorted())

    let program = [
      "env", "-i", "HOME=\(sandbox.home.path)", prefix.appending(path: "bin/socialconnect").path,
    ]
    #expect(try await SocialTestSupport.Program.expect(program + ["--version"]) == "0.3.0\n")
    #expect(try text("share/man/man1/socialconnect.1").contains(".SH SYNOPSIS"))
    #expect(try text("share/man/ja/man1/socialconnect.1").contains(".SH 書式"))
    let completions = prefix.appending(path: "share/bash-completion/completions/socialconnect").path
    try await SocialTestSupport.Program.expect([
      "bash", "-c", ". \"$1\"; complete -p socialconnect", "-", completions,
    ])
    #expect(try text("share/zsh/site-functions/_socialconnect").hasPrefix("#compdef socialconnect"))
    #expect(
      try text("share/fish/vendor_completions.d/socialconnect.fish").contains("complete -c 'socialconnect'"))
  }

  @Test func installsTodoBesideIt() async throws {
    #expect(try await install().status == 0)
    let outcome = try await install("todo")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Installed in \(prefix.path):\n  bin/todo\n"))
    let parts = (Self.parts + ["share/doc/socialconnect/installed"]).flatMap { part in
      [part, part.replacing("socialconnect", with: "todo")]
    }
    #expect(files() == parts.sorted())
    #expect(try await install("--uninstall").status == 0)
    #expect(exists("bin/todo") && !exists("bin/socialconnect"))
    #expect(try await install("todo", "--uninstall").status == 0)
    #expect(!FileManager.default.fileExists(atPath: prefix.path))
    let again = try await install("todo", "--uninstall")
    #expect(again.output == "Todo isn't installed in \(prefix.path). If it's elsewhere, use --prefix DIR.\n")
  }

  @Test func replacesItsOwnOlderVersionAndNeedsNoHint() async throws {
    #expect(try await install().status == 0)
    try write("#!/bin/sh\necho \"newer: $*\"\n", to: standIn)
    let outcome = try await install(
      environment: ["PATH": "\(prefix.path)/bin:/usr/local/bin:/usr/bin:/bin", "SHELL": "/bin/zsh"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nRun it with: socialconnect\n"))
    #expect(outcome.output.contains("compinit"))
    #expect(try text("share/man/man1/socialconnect.1") == "newer: manual --lang en\n")
  }

  @Test(arguments: ["share/man/man1/socialconnect.1", "bin/socialconnect"])
  func neverReplacesAFileOfAnyoneElse(name: String) async throws {
    let file = prefix.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try write("Mine.", to: file)
    let outcome = try await install()
    #expect(outcome.status == 1)
    #expect(
      outcome.output
        == "\(file.path) wasn't installed by this script; move it away first. Nothing was installed.\n")
    #expect(files() == [name])
    #expect(try text(name) == "Mine.")
  }

  @Test func aLinkInItsPlaceIsNotItsOwn() async throws {
    let link = prefix.appending(path: "bin/socialconnect")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: standIn)
    #expect(try await install().status == 1)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == standIn.path)
  }

  @Test func removesJustWhatItPlaced() async throws {
    let mine = prefix.appending(path: "share/man/man1/other.1")
    #expect(try await install().status == 0)
    try write("Mine.", to: mine)
    let changed = "share/zsh/site-functions/_socialconnect"
    try write("Changed.", to: prefix.appending(path: changed))
    let outcome = try await install("--uninstall")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("\(prefix.path)/\(changed) has changed since it was installed, so it stays.\n"))
    #expect(outcome.output.contains("Removed from \(prefix.path):\n  bin/socialconnect\n"))
    #expect(files() == ["share/man/man1/other.1", changed])
    #expect(!exists("bin") && !exists("share/fish"))
  }

  @Test func leavesNothingBehind() async throws {
    #expect(try await install().status == 0)
    #expect(try await install("--uninstall").status == 0)
    #expect(!FileManager.default.fileExists(atPath: prefix.path))
    let again = try await install("--uninstall")
    #expect(again.status == 1)
    #expect(
      again.output
        == "SocialConnect isn't installed in \(prefix.path). If it's elsewhere, use --prefix DIR.\n")
  }

  @Test func foldersThatWereThereStay() async throws {
    try FileManager.default.createDirectory(
      at: prefix.appending(path: "bin"), withIntermediateDirectories: true)
    #expect(try await install().status == 0)
    #expect(try await install("--uninstall").status == 0)
    #expect(exists("bin") && !exists("share"))
  }

  @Test func aPlaceThatCannotBeWrittenIsToldPlainly() async throws {
    try write("A file.", to: sandbox.folder.appending(path: "a place"))
    let outcome = try await install()
    #expect(outcome.status == 1)
    #expect(outcome.output == "\(sandbox.folder.path)/a place isn't a folder. Nothing was installed.\n")
  }

  /// Root may write everywhere; what the system offers only for reading is closed to it, too.
  @Test func aPlaceThatIsOnlyForReadingIsToldPlainly() async throws {
    let outcome = try await script(["--prefix", "/proc/socialconnect", "--program", standIn.path])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("Nothing was installed.\n"))
  }

  @Test(arguments: [
    ["--prefix"], ["--nonsense"], ["--prefix", ""], ["nonsense"], ["todo", "socialconnect"],
  ])
  func whatIsMisusedShowsHowItIsUsed(arguments: [String]) async throws {
    let outcome = try await script(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Usage: Scripts/install"))
  }

  private func install(
    _ arguments: String..., environment: [String: String] = ["SHELL": "/bin/bash"]
  ) async throws -> SocialTestSupport.Program.Outcome {
    let program = arguments.contains("--program") ? [] : ["--program", standIn.path]
    return try await script(["--prefix", prefix.path] + program + arguments, environment: environment)
  }

  private func script(
    _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> SocialTestSupport.Program.Outcome {
    try await SocialTestSupport.Program.run(
      [Program.packageRoot.appending(path: "Scripts/install").path] + arguments,
      environment: environment.merging(["HOME": sandbox.home.path]) { own, _ in own })
  }

  private func write(_ text: String, to file: URL) throws {
    try SocialTestSupport.Program.write(text, to: file.path)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: prefix.appending(path: name).path)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: prefix.appending(path: name), encoding: .utf8)
  }

  /// The files below the prefix.
  private func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: prefix.path)?.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(
        atPath: prefix.appending(path: name).path, isDirectory: &isFolder)
      return isThere && !isFolder.boolValue
    }.sorted()
  }
}
