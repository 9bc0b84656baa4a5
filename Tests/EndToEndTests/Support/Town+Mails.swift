import Foundation
import Testing

extension Town {
  /// A program of the test's own, such as one that takes mails.
  func script(_ body: String) throws -> String { try Self.script(body, in: sandbox) }

  static func script(_ body: String, in sandbox: Sandbox) throws -> String {
    let file = sandbox.folder.appending(path: "mailer-\(UUID().uuidString)")
    try "#!/bin/sh\n\(body)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return file.path
  }

  /// The mails that lie in the outbox, the oldest first.
  func outbox() throws -> [String] {
    let folder = data.appending(path: "outbox").path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
  }
}

/// What is to be read in mails.
enum Mails {
  /// The six digits in a mail.
  static func code(_ mail: String) throws -> String {
    String(try #require(mail.firstMatch(of: /\n {4}([0-9]{6})\n/)).1)
  }

  /// Whom the mails of a text went to, in order.
  static func recipients(_ text: String) -> [String] {
    text.matches(of: /\nTo: (.*)\n/).map { String($0.1) }
  }
}
