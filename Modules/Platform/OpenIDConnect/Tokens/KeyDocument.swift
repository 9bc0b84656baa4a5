/// A set of keys as a provider publishes it.
struct KeyDocument: Decodable {
  /// A key in a set; nil if it's none.
  struct Element: Decodable {
    let key: Key?

    init(from decoder: any Decoder) throws {
      // One that can't be read must not hide the others.
      key = try? Key(from: decoder)
    }
  }

  /// What we need of a key. What is secret of one isn't read, even if it's published.
  struct Key: Decodable {
    let type: String
    let id: String?
    let algorithm: String?
    let use: String?
    let curve: String?
    let modulus: String?
    let exponent: String?
    let x: String?
    let y: String?

    private enum CodingKeys: String, CodingKey {
      case type = "kty"
      case id = "kid"
      case algorithm = "alg"
      case use
      case curve = "crv"
      case modulus = "n"
      case exponent = "e"
      case x, y
    }

    /// What it signs with: what its type allows, and what it says itself.
    var signs: SignatureAlgorithm? {
      let allowed: SignatureAlgorithm? =
        switch (type, curve) {
        case ("RSA", _): .rs256
        case ("EC", "P-256"): .es256
        case ("OKP", "Ed25519"): .edDSA
        default: nil
        }
      guard let allowed else { return nil }
      return algorithm.map { SignatureAlgorithm(name: $0) == allowed } ?? true ? allowed : nil
    }
  }

  let keys: [Element]
}
