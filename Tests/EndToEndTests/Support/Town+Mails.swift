import Foundation
import SocialTestSupport
import Testing

extension Town {
  /// A program of the test's own, such as one that takes mails.
  func script(_ body: String) throws -> String { try Self.script(body, in: sandbox) }

  static func script(_ body: String, in sandbox: Sandbox) throws -> String {
    let path = sandbox.folder.appending(path: "mailer-\(UUID().uuidString)").path
    try SocialTestSupport.Program.write("#!/bin/sh\n\(body)\n", to: path)
    return path
  }

  /// The mails that a program has put into one file, once it has sent so many.
  func mails(_ count: Int, in file: URL, sentBy mailer: String) async throws -> String {
    try await Mails.arrived(count, in: file) {
      _ = try await run("whoami", environment: ["SOCIALCONNECT_SENDMAIL": mailer])
    }
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

  /// The mails that a program has put into one file, once there are so many.
  ///
  /// - Parameter sends: Runs something that sends what is due: a program that waits for mails to go does not wait for
  ///   long, and on a busy machine it ends before.
  static func arrived(_ count: Int, in file: URL, sending sends: () async throws -> Void) async throws
    -> String
  {
    var text = ""
    let haveArrived = try await eventually {
      // None has arrived where there is no file.
      text = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
      if recipients(text).count >= count { return true }
      try await sends()
      return false
    }
    try #require(haveArrived, "\(text)")
    return text
  }
}
