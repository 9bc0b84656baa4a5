import Foundation

/// Where a new credential comes from (Web Authentication, section 6.5). Nothing is asked for, so nothing has to be proved:
/// what a statement signs is verified, and no chain of certificates.
struct Attestation {
  let data: AuthenticatorData
  private let format: String
  private let statement: CBORItem

  /// - Parameter bytes: The attestation object.
  init(_ bytes: [UInt8]) throws(PasskeyFault) {
    let object: CBORItem
    do {
      object = try CBORReader.whole(bytes[...])
    } catch {
      throw .malformedAttestation(error)
    }
    guard let format = object["fmt"]?.text, let data = object["authData"]?.bytes,
      let statement = object["attStmt"], case .map = statement
    else { throw .incompleteAttestation }
    self.format = format
    self.statement = statement
    self.data = try AuthenticatorData(data)
  }

  /// Makes sure that the statement is true of this key, and of what the authenticator and the client say.
  func verify(_ key: CredentialKey, _ client: ClientData) throws(PasskeyFault) {
    switch format {
    case "none":
      guard statement == .map([:]) else { throw .attestationStatement }
    case "packed":
      try verifyPacked(key, Data(data.bytes) + Data(client.hash))
    default: throw .attestationFormat(format)
    }
  }

  /// Section 8.2.
  private func verifyPacked(_ key: CredentialKey, _ signed: Data) throws(PasskeyFault) {
    let number = statement["alg"]?.number
    guard let number, let algorithm = SignatureAlgorithm(rawValue: number) else { throw .algorithm(number) }
    guard let signature = statement["sig"]?.bytes else { throw .attestationStatement }
    guard let chain = statement["x5c"] else {
      guard algorithm == key.algorithm else { throw .attestationStatement }
      guard key.verifies(signature, over: signed) else { throw .signature }
      return
    }
    guard case .array(let certificates) = chain, let first = certificates.first?.bytes,
      let subject = CertificateReader.subjectKey(of: first),
      let attesting = VerifyingKey(subject: subject, algorithm)
    else { throw .attestationStatement }
    guard attesting.verifies(signature, over: signed) else { throw .signature }
  }
}

/// Reads as much of a certificate (RFC 5280) as it takes to find its key.
enum CertificateReader {
  private static let sequence: UInt8 = 0x30
  private static let version: UInt8 = 0xA0

  /// The SubjectPublicKeyInfo, with its head; nil if the bytes are no certificate.
  static func subjectKey(of certificate: [UInt8]) -> [UInt8]? {
    guard let whole = element(certificate[...]), whole.tag == sequence,
      let signed = element(whole.content), signed.tag == sequence
    else { return nil }
    var rest = signed.content
    if rest.first == version {
      guard let element = element(rest) else { return nil }
      rest = element.rest
    }
    // The serial number, the algorithm, the issuer, the validity and the subject.
    for _ in 0..<5 {
      guard let element = element(rest) else { return nil }
      rest = element.rest
    }
    guard let key = element(rest), key.tag == sequence else { return nil }
    return Array(rest.prefix(rest.count - key.rest.count))
  }

  /// The first element of DER: its tag, its content, and what follows.
  private static func element(
    _ bytes: ArraySlice<UInt8>
  ) -> (tag: UInt8, content: ArraySlice<UInt8>, rest: ArraySlice<UInt8>)? {
    guard let tag = bytes.first, let first = bytes.dropFirst().first else { return nil }
    var rest = bytes.dropFirst(2)
    var length = Int(first)
    if first >= 0x80 {
      let size = Int(first & 0x7F)
      guard (1...3).contains(size), rest.count >= size else { return nil }
      length = rest.prefix(size).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(size)
    }
    guard length <= rest.count else { return nil }
    return (tag, rest.prefix(length), rest.dropFirst(length))
  }
}
