import Foundation
import SocialTestSupport
import Testing

/// A shared folder on a disk that never answers: nothing waits for it for ever, and what is changed is stored.
@Suite(.enabled("Mounting takes root and FUSE.") { try await HangingFolder.isPossible() })
struct HangingFolderTests {
  private static var said: Regex<Substring> {
    /Not in step since [^\n]+\. The folder \S+ took too long to respond\.\n/
  }

  private let device: Device
  private let shared: TemporaryFolder

  init() throws {
    (device, shared) = (try Device(), try TemporaryFolder())
  }

  @Test(arguments: [(["add", "Tea"], 0), (["sync"], 1), (["sync", "FOLDER"], 1)] as [([String], Int32)])
  func commandsEndAndSaySo(_ arguments: [String], status: Int32) async throws {
    try await device.run("sync", shared.path)
    let arguments = arguments.map { $0 == "FOLDER" ? shared.path : $0 } + ["--data", device.data.path]
    let outcome = try await device.run(arguments, through: HangingFolder.wrapper(shared.path))
    #expect(outcome.status == status, "\(outcome)")
    #expect(outcome.stderr.wholeMatch(of: Self.said) != nil, "\(outcome)")
    #expect(try await device.descriptions() == (arguments[0] == "add" ? ["Tea"] : []))
    #expect(try await device.run("sync").status == 0)
  }

  @Test func theShellGoesOn() async throws {
    try await device.run("sync", shared.path)
    let outcome = try await device.run(
      ["--data", device.data.path], input: "n Milk\nq\n", through: HangingFolder.wrapper(shared.path))
    #expect(outcome.status == 0 && outcome.stdout.contains("✓ Added: Milk"), "\(outcome)")
    #expect(outcome.stderr.hasPrefix("Not in step since"), "\(outcome)")
    #expect(try await device.descriptions() == ["Milk"])
  }
}
