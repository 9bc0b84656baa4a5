import AppValues
import Foundation
import SocialFiles
import SocialTestSupport
import SocialWebPush
import Testing

@Suite("The key of push notifications") struct PushKeyTests {
  @Test("It stays the same, also for two servers that begin at once, and is an uncompressed point")
  func stays() async throws {
    let folder = try TemporaryFolder()
    let file = PrivateFile(folder.path("push-key"))
    async let first = PushKey(in: file)
    async let second = PushKey(in: file)
    let keys = [try await first.publicKey, try await second.publicKey, try await PushKey(in: file).publicKey]
    #expect(Set(keys).count == 1)
    let point = try #require(Data(base64URL: keys[0]))
    #expect(point.count == 65 && point.first == 4)
  }

  @Test("Only the key that sealed a secret opens it, and only whole")
  func sealing() async throws {
    let folder = try TemporaryFolder()
    let key = try await PushKey(in: PrivateFile(folder.path("one")))
    let sealed = key.seal("secret")
    #expect(key.open(sealed) == "secret")
    #expect(key.seal("secret") != sealed, "no two look the same")
    #expect(key.open(String(sealed.dropLast())) == nil && key.open("") == nil && key.open("!") == nil)
    #expect(try await PushKey(in: PrivateFile(folder.path("two"))).open(sealed) == nil)
  }

  @Test("What isn't a key is damage, and stays as it is")
  func damage() async throws {
    let folder = try TemporaryFolder()
    let file = PrivateFile(folder.path("push-key"))
    try file.replace(with: Array("nonsense".utf8))
    await #expect(throws: AppError.storage(.damaged)) { try await PushKey(in: file) }
    #expect(try file.read() == Array("nonsense".utf8))
  }
}
