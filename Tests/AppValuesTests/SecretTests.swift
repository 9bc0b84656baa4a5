import AppValues
import Foundation
import Testing

struct SecretTests {
  private struct Kept: Codable, Equatable {
    var name = "mia"
    var key: Secret = "swordfish"
    var former: Secret? = "marlin"
  }

  private enum Entered {
    case password(Secret)
  }

  @Test func showsItselfInNoWay() {
    let (secret, kept) = ("swordfish" as Secret, Kept())
    var (printed, dumped) = ("", "")
    print(secret, kept, [secret], [1: secret], Entered.password(secret), to: &printed)
    dump(kept, to: &dumped)
    dump(secret, to: &dumped)
    let texts = [
      printed, dumped, "\(secret)", "\(kept)", String(describing: kept), String(reflecting: kept),
      String(reflecting: secret), String(reflecting: Entered.password(secret)),
    ]
    for text in texts {
      #expect(!text.contains("swordfish") && !text.contains("marlin") && text.contains("•••"))
    }
    #expect(printed.contains("mia") && dumped.contains("mia"), "the rest is shown")
    #expect(Mirror(reflecting: secret).children.isEmpty)
  }

  @Test func isStoredAndComparedAsItsText() throws {
    let bytes = try JSONEncoder().encode(Kept())
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""key":"swordfish""#))
    #expect(try JSONDecoder().decode(Kept.self, from: bytes) == Kept())
    #expect(Secret("a").value == "a" && Secret("a") == "a" && Secret("a") != "b" && Secret("").isEmpty)
  }
}
