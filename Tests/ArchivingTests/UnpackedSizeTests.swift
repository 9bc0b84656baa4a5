import AppValues
import SocialTestSupport
import Testing

@testable import SocialArchiving

@Suite("What is being unpacked")
struct UnpackedSizeTests {
  @Test("ends once it is more than its archive said")
  func exceeding() async throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "a")
    try folder.write("12345", to: "deep/b")
    let outcome = await UnpackedSize(folder: folder.path, most: 9).exceeded()
    #expect(outcome == .failure(.invalid(.file, .malformed)))
  }

  @Test("is no longer watched once it is there")
  func ending() async throws {
    let folder = try TemporaryFolder()
    try folder.write("12345", to: "a")
    let watching = Task { await UnpackedSize(folder: folder.path, most: 5).exceeded() }
    watching.cancel()
    #expect(await watching.value == nil)
  }
}
