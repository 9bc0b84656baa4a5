import SocialFiles
import SocialMail
import SocialTestSupport
import Testing

@Suite("The key of the folder that sends mails")
struct SenderKeyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is made once, and kept for the folder's owner alone")
  func making() throws {
    let key = SenderKey(in: PrivateFolder(folder.path("data")))
    #expect(try key.hash() == nil)
    let hash = try key.make()
    #expect(try key.make() == hash)
    #expect(try SenderKey(in: PrivateFolder(folder.path("data"))).hash() == hash)
    #expect(try mode(of: folder.path("data/mail-sender")) == 0o600)
  }

  @Test("is a secret that its hash does not tell, another for each folder")
  func secrecy() throws {
    let hashes = try ["a", "b"].map { try SenderKey(in: PrivateFolder(folder.path($0))).make() }
    #expect(hashes[0] != hashes[1])
    #expect(try folder.text(of: "a/mail-sender") != hashes[0])
  }

  @Test("tells people where it is")
  func place() {
    #expect(SenderKey(in: PrivateFolder("/srv/data")).location.hasSuffix("/srv/data"))
  }
}
