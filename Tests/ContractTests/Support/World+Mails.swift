import Foundation
import SocialTestSupport
import Testing

extension World {
  /// The mails in the folder, the oldest first.
  func mails() async throws -> [String] {
    await finish()
    let folder = folder.path("outbox")
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }

  /// Whom the mails in the folder went to, the oldest first.
  func recipients() async throws -> [String] {
    try await mails().map { mail in String(try #require(mail.firstMatch(of: /\nTo: (.*)\n/)).1) }
  }

  /// The code in the latest mail, which has to have gone to this address.
  func mailedCode(to email: String) async throws -> String {
    let mail = try #require(try await mails().last)
    #expect(mail.contains("\nTo: \(email)\n"))
    return String(try #require(mail.firstMatch(of: /\n {4}([0-9]{6})\n/)).1)
  }
}
