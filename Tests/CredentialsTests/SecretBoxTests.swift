import AppValues
import Foundation
import SocialCredentials
import SocialFiles
import SocialTestSupport
import Testing

@Suite("Secrets that are kept sealed") struct SecretBoxTests {
  private let folder: TemporaryFolder
  private let place = SecretBox.Place("table.column", row: "1")

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ name: String = "keys") -> PrivateFile { PrivateFile(folder.path(name)) }

  @Test("What is sealed opens again, looks different each time, and doesn't contain the secret")
  func sealing() async throws {
    let box = SecretBox(in: file())
    let sealed = try await box.seal("sésame", for: place)
    #expect(try SecretBox(in: file()).open(sealed, for: place) == "sésame")
    #expect(try await box.seal("sésame", for: place) != sealed)
    #expect(!sealed.contains("sésame"))
  }

  @Test("It opens only where it was sealed for")
  func place() async throws {
    let box = SecretBox(in: file())
    let sealed = try await box.seal("secret", for: place)
    for other in [SecretBox.Place("table.column", row: "2"), SecretBox.Place("table.other", row: "1")] {
      #expect(throws: AppError.storage(.damaged)) { try box.open(sealed, for: other) }
    }
  }

  @Test("What was changed is damage")
  func damage() async throws {
    let box = SecretBox(in: file())
    let sealed = try await box.seal("secret", for: place)
    var letters = Array(sealed)
    letters[20] = letters[20] == "A" ? "B" : "A"
    for text in [String(letters), String(sealed.dropLast(5)), "", "abc", String(sealed.prefix(9))] {
      #expect(throws: AppError.storage(.damaged), "\(text)") { try box.open(text, for: place) }
    }
  }

  @Test("Two that begin at once make one key, which only its owner can read")
  func oneKey() async throws {
    async let first = SecretBox(in: file()).seal("one", for: place)
    async let second = SecretBox(in: file()).seal("two", for: place)
    let sealed = try await [first, second]
    #expect(try sealed.map { try SecretBox(in: file()).open($0, for: place).value } == ["one", "two"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("keys"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("Another file's key doesn't open it, until its line is added; the first line seals")
  func severalKeys() async throws {
    let (here, there) = (SecretBox(in: file("here")), SecretBox(in: file("there")))
    let sealed = try await there.seal("secret", for: place)
    #expect(throws: AppError.unexpected(reference: "sealed-elsewhere")) { try here.open(sealed, for: place) }
    let own = try await here.seal("own", for: place)
    #expect(throws: AppError.unexpected(reference: "sealed-elsewhere")) { try here.open(sealed, for: place) }
    let keys = try #require(try file("here").read()) + #require(try file("there").read())
    try file("here").replace(with: keys)
    #expect(try here.open(sealed, for: place) == "secret")
    #expect(try here.open(own, for: place) == "own")
    #expect(try await here.seal("next", for: place).prefix(8) == own.prefix(8))
  }

  @Test("A file with anything else isn't used, and stays as it is")
  func nonsense() async throws {
    let box = SecretBox(in: file())
    let sealed = try await box.seal("secret", for: place)
    try file().replace(with: Array("nonsense\n".utf8))
    await #expect(throws: AppError.storage(.damaged)) { try await box.seal("secret", for: place) }
    #expect(throws: AppError.storage(.damaged)) { try box.open(sealed, for: place) }
    #expect(try file().read() == Array("nonsense\n".utf8))
  }
}
