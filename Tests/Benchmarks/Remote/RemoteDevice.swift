import Foundation

/// A device on which someone is signed in at a server.
struct RemoteDevice {
  let program: URL
  /// The folder that the program keeps its data in.
  let folder: URL

  /// Signs someone in, on a device that knows nothing of the server yet.
  init(_ program: URL, in folder: URL, as handle: String, at server: String) throws {
    self.program = program
    self.folder = folder.appending(path: "device-\(UUID().uuidString.prefix(8))")
    let child = try start(
      "sign-in", ["--server", server, "--email", "\(handle)@example.com", "--password-stdin"])
    try child.enter(Household.password)
    try child.endInput()
    try child.waitForEnd()
  }

  /// What commands say beside their output goes to a file: a post that waits says so.
  func start(_ command: String, _ arguments: [String] = []) throws -> Child {
    try Child(
      program, [command] + arguments + ["--data", folder.path],
      complaints: folder.appendingPathExtension("log"))
  }

  func startShell() throws -> RemoteShell {
    RemoteShell(try Child(program, ["--data", folder.path]))
  }

  /// From the start of the shell to its first prompt, in seconds.
  func timeToFirstScreen() throws -> Double {
    let shell = try startShell()
    let shown = try shell.waitForScreen()
    try shell.end()
    return (shown - shell.child.started).inSeconds
  }
}

/// The shell on such a device.
struct RemoteShell {
  private static let prompt = "\n> "

  let child: Child

  init(_ child: Child) {
    self.child = child
  }

  @discardableResult
  func waitForScreen() throws -> ContinuousClock.Instant {
    try child.wait(for: Self.prompt)
  }

  /// Opens a screen, and waits for it.
  func open(_ line: String) throws {
    try child.skip()
    try child.enter(line)
    try waitForScreen()
  }

  func end() throws {
    try child.endInput()
    try child.waitForEnd()
  }
}
