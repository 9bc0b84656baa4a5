import Foundation
import SocialTestSupport
import Testing

/// A server whose certificate a private authority issued, and accounts there.
@Suite("A private certificate authority")
struct PrivateAuthorityTests {
  private let device: Sandbox

  init() throws {
    device = try Sandbox()
  }

  private func server(_ certificate: IssuedCertificate) async throws -> RunningServer {
    let town = try await Town()
    let files = try certificate.write(to: town.sandbox.folder)
    return try await RunningServer(town, "--tls-certificate", files.certificate, "--tls-key", files.key)
  }

  private func signIn(_ server: RunningServer, _ options: String...) async throws -> Outcome {
    try await device.run(
      [
        "sign-in", "--server", "https://127.0.0.1:\(server.port)", "--email", "mia@example.org",
        "--password-stdin", "--data", device.data.path,
      ] + options, input: Town.password + "\n")
  }

  private func run(_ arguments: String...) async throws -> Outcome {
    try await device.run(arguments + ["--data", device.data.path])
  }

  @Test("is trusted where its file was given, from then on")
  func remembered() async throws {
    let server = try await server(.right)
    let refused = try await signIn(server)
    #expect(
      refused
        == Outcome(
          stdout: "",
          stderr:
            "The server's certificate can't be verified, so nothing was sent. If it comes from a private certificate authority, sign in with --certificate-authority and the authority's file.\n",
          exitCode: 1))

    let authority = try IssuedCertificate.writeAuthority(to: device.folder)
    let signedIn = try await signIn(server, "--certificate-authority", authority)
    #expect(
      signedIn == Outcome(stdout: "@mia@127.0.0.1:\(server.port)  Mia Tanaka\n", stderr: "", exitCode: 0))

    let posted = try await run("post", "In confidence")
    #expect(posted.exitCode == 0, "\(posted)")
    let shell = try device.start(["--data", device.data.path])
    shell.enter("q")
    let conversation = try await shell.finish()
    #expect(conversation.stdout.contains("In confidence"), "\(conversation)")
    // Named as a server, it's reached in the same way.
    let read = try await run("timeline", "home", "--server", "https://127.0.0.1:\(server.port)")
    #expect(read.stdout.contains("In confidence"), "\(read)")

    // Nothing goes to a server that can't be verified any more.
    try FileManager.default.removeItem(atPath: authority)
    let unverified = try await run("timeline", "public")
    #expect(unverified.exitCode == 1 && unverified.stderr.contains("can't be read"), "\(unverified)")
  }

  @Test("vouches for its servers by their names")
  func otherName() async throws {
    let server = try await server(.wrong)
    let authority = try IssuedCertificate.writeAuthority(to: device.folder)
    let refused = try await signIn(server, "--certificate-authority", authority)
    #expect(
      refused
        == Outcome(
          stdout: "",
          stderr:
            "The certificate of 127.0.0.1 was issued for a different name, so nothing was sent. Check the address: another server may be answering in its place.\n",
          exitCode: 1))
    let japanese = try await signIn(server, "--certificate-authority", authority, "--lang", "ja")
    #expect(japanese.stderr.hasPrefix("127.0.0.1 の証明書は別の名前に対して発行されているため、何も送信していません。"), "\(japanese)")
    #expect(try await run("whoami").exitCode == 3)
  }
}
