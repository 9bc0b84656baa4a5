import AppValues
import Foundation
import SocialFiles
import SocialTestSupport
import Testing

@testable import SocialWebPush

@Suite("Where push messages may go") struct PushAddressTests {
  @Test(
    "Addresses that aren't of the whole internet",
    arguments: [
      "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1", "169.254.169.254",
      "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1", "198.18.0.1", "198.19.255.255", "224.0.0.1",
      "255.255.255.255", "::", "::1", "fe80::1", "febf::1", "fc00::1", "fd12::1", "ff02::1",
      "::ffff:127.0.0.1",
      "::ffff:10.0.0.1", "::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::1", "2001:db8::1",
      "2001::1", "fec0::1",
    ])
  func inside(text: String) throws {
    #expect(try #require(NetworkAddress(text)).isPublic == false)
  }

  @Test(
    "Addresses of the whole internet",
    arguments: [
      "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.255.255", "172.32.0.0",
      "192.167.0.1", "223.255.255.255", "2001:4860:4860::8888", "2a00:1450::1", "::ffff:1.1.1.1",
      "64:ff9b::1.1.1.1", "2002:101:101::1",
    ])
  func outside(text: String) throws {
    #expect(try #require(NetworkAddress(text)).isPublic)
  }

  @Test(
    "What is no address",
    arguments: ["", "1.1.1", "0x7f.1", "localhost", "fe80::1%eth0", "1.1.1.1 ", "[::1]"])
  func none(text: String) {
    #expect(NetworkAddress(text) == nil)
  }

  @Test("An endpoint is read once, so that what is checked is what is asked")
  func endpoints() throws {
    let usual = try #require(PushEndpoint("https://Push.Example:443/a%2Fb?c=d%20e#f"))
    #expect(usual.origin == "https://push.example" && usual.host == "push.example")
    #expect(usual.address == "https://push.example/a%2Fb?c=d%20e")
    let six = try #require(PushEndpoint("https://[2001:DB8::1]:8443/x"))
    #expect(six.origin == "https://[2001:db8::1]:8443" && six.host == "2001:db8::1")
    #expect(PushEndpoint("https://%31%32%37.0.0.1/")?.host ?? "127.0.0.1" == "127.0.0.1")
    #expect(PushEndpoint("http://push.example", allowsPlain: true)?.origin == "http://push.example")
    for address in [
      "", "http://push.example", "ftp://push.example", "https://", "https://me@push.example", "https:///x",
      "https://[fe80::1%25eth0]/", "unix:///tmp/socket", "https+unix://x/y",
    ] { #expect(PushEndpoint(address) == nil, "\(address)") }
  }

  @Test(
    "A host is refused for any one of its addresses",
    arguments: [["127.0.0.1"], ["1.1.1.1", "10.0.0.1"], ["2001:4860:4860::8888", "::1"]])
  func refused(addresses: [String]) async throws {
    let sender = PushSender(
      allowsPrivate: false,
      lookup: HostLookup { host in host == "push.example" ? addresses.compactMap { NetworkAddress($0) } : [] }
    )
    #expect(await sender.send(try await message("https://push.example/x")) == .refused)
    #expect(
      await sender.send(try await message("https://other.example/x")) == .failed(status: nil, retryAfter: nil)
    )
  }

  @Test("Hosts are looked up as the system does, also those that are written as numbers")
  func lookup() async throws {
    let sender = PushSender()
    for host in [
      "localhost", "127.0.0.1", "127.1", "2130706433", "0x7f.0.0.1", "[::1]", "[::ffff:127.0.0.1]",
    ] {
      #expect(await sender.send(try await message("https://\(host)/x")) == .refused, "\(host)")
    }
  }

  @Test("What push services answer")
  func outcomes() {
    for status in [200, 201, 202, 204] { #expect(PushOutcome(status: status, retryAfter: "9") == .taken) }
    for status in [400, 401, 403, 404, 410, 413] {
      #expect(PushOutcome(status: status, retryAfter: nil) == .ended(status: status))
    }
    for status in [301, 307, 308] { #expect(PushOutcome(status: status, retryAfter: nil) == .refused) }
    #expect(PushOutcome(status: 429, retryAfter: "30") == .failed(status: 429, retryAfter: .seconds(30)))
    #expect(PushOutcome(status: 503, retryAfter: "-1") == .failed(status: 503, retryAfter: .zero))
    #expect(PushOutcome(status: 408, retryAfter: "soon") == .failed(status: 408, retryAfter: nil))
    #expect(PushOutcome(status: 500, retryAfter: nil) == .failed(status: 500, retryAfter: nil))
  }

  private func message(_ address: String) async throws -> PushMessage {
    let folder = try TemporaryFolder()
    let key = try await PushKey(in: PrivateFile(folder.path("key")))
    let encryption = PushEncryption(
      recipient: PushRecipient(
        publicKey: PushEncryption(recipient: .init(publicKey: Data(), secret: Data(), isStandard: true))
          .publicKey,
        secret: Data(repeating: 1, count: 16), isStandard: true))
    let endpoint = try #require(PushEndpoint(address))
    return try #require(
      PushMessage(
        Data(), by: encryption, at: endpoint, from: key, contact: "mailto:a@b.example",
        now: Timestamp(milliseconds: 0)))
  }
}
