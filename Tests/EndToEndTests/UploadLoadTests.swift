import Foundation
import SocialTestSupport
import Testing

/// Many uploads at once: none of them is held in memory, and none is left behind.
@Suite struct UploadLoadTests {
  private static let count = Effort.amount(8, full: 100)
  private static let piece = String(repeating: "A", count: 65_536)
  /// Up to 8 MiB each. More than a busy machine can send in time would be cut, as from any slow client.
  private static let pieces = Effort.amount(8, full: 128)

  @Test func uploadsNeedNoMoreMemoryThanThePiecesThatAreUnderWay() async throws {
    let town = try await Town()
    let server = try await RunningServer(town, "--allow-password-grant", "--rate-limit", "off")
    let token = try await server.signIn("mia@example.org")
    let before = try server.highestMemory()
    try await withThrowingTaskGroup(of: HTTPReply.self) { group in
      for _ in 1...Self.count { group.addTask { try await Self.upload(to: server, token) } }
      // None of them is a picture.
      for try await reply in group { #expect(reply.status == 422, "\(reply)") }
    }
    let growth = try server.highestMemory() - before
    #expect(growth < 128 << 20, "\(growth >> 20) MiB more")
    #expect(try await server.stop().exitCode == 0)
    let uploads = town.data.appending(path: "uploads").path
    if FileManager.default.fileExists(atPath: uploads) {
      #expect(try FileManager.default.contentsOfDirectory(atPath: uploads) == [])
    }
  }

  private static func upload(to server: RunningServer, _ token: String) async throws -> HTTPReply {
    let head = "--border\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.jpg\"\r\n\r\n"
    let end = "\r\n--border--\r\n"
    let length = head.utf8.count + pieces * piece.utf8.count + end.utf8.count
    let connection = try HTTPConnection(port: server.port)
    try await connection.send(
      "POST /api/v2/media HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nAuthorization: Bearer \(token)\r\n"
        + "Content-Type: multipart/form-data; boundary=border\r\nContent-Length: \(length)\r\n\r\n\(head)")
    for _ in 1...pieces { try await connection.send(piece) }
    try await connection.send(end)
    return try await connection.readToEnd()
  }
}

extension RunningServer {
  /// The most that the process has held in memory, in bytes.
  fileprivate func highestMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(program.processID)/status", encoding: .utf8)
    return try #require(status.firstMatch(of: /VmHWM:\s+([0-9]+) kB/).flatMap { Int($0.1) }) * 1024
  }
}
