import Foundation
import Logging
import SocialTestSupport
import Testing

@testable import SocialMenuShell

@Suite("Lines of a log")
struct LogLineTests {
  @Test("Each is one line that acts on no terminal, with its details in order")
  func lines() throws {
    let folder = try TemporaryFolder()
    var log = Logger(label: "garden") { FileLogHandler(label: $0, path: folder.path("log")) }
    log[metadataKey: "request"] = "7"
    log.info("Too little to be said")
    log.notice("GET /a\u{1B}[2J", metadata: ["status": "200", "error": "no\n\"such\" thing"])
    let text = try String(contentsOfFile: folder.path("log"), encoding: .utf8)
    #expect(
      text.wholeMatch(
        of:
          /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ notice garden: GET \/a\[2J error="no \\"such\\" thing" request=7 status=200\n/
      )
        != nil, "\(text)")
  }
}
