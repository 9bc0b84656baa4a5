import Foundation

/// The hash of a password as it's stored, in the PHC string format: `$scrypt$ln=15,r=8,p=3$<salt>$<key>`, with salt
/// and key in base64 without padding.
struct PasswordHash: Equatable {
  let cost: ScryptCost
  let salt: [UInt8]
  let key: [UInt8]

  init(cost: ScryptCost, salt: [UInt8], key: [UInt8]) {
    self.cost = cost
    self.salt = salt
    self.key = key
  }

  /// Reads the stored form. Nil for anything else, including costs that no hash of ours ever had, so that a tampered
  /// row can't keep the program busy for hours.
  init?(_ text: String) {
    let form = /\$scrypt\$ln=([0-9]{1,2}),r=([0-9]{1,2}),p=([0-9]{1,2})\$([A-Za-z0-9+\/]+)\$([A-Za-z0-9+\/]+)/
    guard let match = text.wholeMatch(of: form),
      let log2Rounds = Int(match.1), let blockSize = Int(match.2), let parallelism = Int(match.3),
      let salt = Self.bytes(match.4), let key = Self.bytes(match.5), salt.count >= 16, key.count >= 16
    else { return nil }
    let cost = ScryptCost(log2Rounds: log2Rounds, blockSize: blockSize, parallelism: parallelism)
    guard cost.log2Rounds == log2Rounds, cost.blockSize == blockSize, cost.parallelism == parallelism
    else { return nil }
    self.init(cost: cost, salt: salt, key: key)
  }

  /// The stored form.
  var text: String {
    let parameters = "ln=\(cost.log2Rounds),r=\(cost.blockSize),p=\(cost.parallelism)"
    return "$scrypt$\(parameters)$\(Self.base64(salt))$\(Self.base64(key))"
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString().replacing("=", with: "")
  }

  private static func bytes(_ base64: Substring) -> [UInt8]? {
    let padding = String(repeating: "=", count: (4 - base64.count % 4) % 4)
    return Data(base64Encoded: base64 + padding).map { [UInt8]($0) }
  }
}
