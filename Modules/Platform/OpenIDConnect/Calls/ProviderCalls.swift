import Foundation

/// Calls of a provider, and what they answer, read.
struct ProviderCalls: Sendable {
  /// How often a document may have moved.
  private static let moves = 3

  let transport: any IdentityTransport

  /// Reads a document. It may have moved, but not to another origin.
  ///
  /// Throws `unavailable` for any status but 200, `redirected`, `malformed`; what the transport throws.
  func document<Value: Decodable>(
    _ address: ProviderAddress, as type: Value.Type, authorization: String? = nil
  ) async throws(IdentityError) -> Value {
    let answer = try await get(address, authorization)
    guard answer.status == 200 else { throw .unavailable(status: answer.status) }
    return try Self.read(answer, as: type, from: address)
  }

  private func get(
    _ address: ProviderAddress, _ authorization: String?
  ) async throws(IdentityError) -> ProviderAnswer {
    var address = address
    for _ in 0...Self.moves {
      let answer = try await transport.send(
        ProviderCall(address: address.text, authorization: authorization))
      guard (300..<400).contains(answer.status) else { return answer }
      guard let location = answer.location,
        let moved = URL(string: location, relativeTo: URL(string: address.text))?.absoluteString,
        let next = ProviderAddress(moved), next.origin == address.origin
      else { throw .redirected }
      address = next
    }
    throw .redirected
  }

  /// Posts a form.
  ///
  /// Throws `refused` with what the provider says of it; `unavailable` if it says nothing; `redirected`, `malformed`; what
  /// the transport throws.
  func post<Value: Decodable>(
    _ form: [FormField], to address: ProviderAddress, authorization: String?, as type: Value.Type
  ) async throws(IdentityError) -> Value {
    try Self.read(try await post(form, to: address, authorization: authorization), as: type, from: address)
  }

  /// Posts a form whose answer says nothing else than that it was accepted.
  ///
  /// Throws what the other `post` throws, but for `malformed`.
  @discardableResult
  func post(
    _ form: [FormField], to address: ProviderAddress, authorization: String?
  ) async throws(IdentityError) -> ProviderAnswer {
    let answer = try await transport.send(
      ProviderCall(address: address.text, form: FormField.encode(form), authorization: authorization))
    switch answer.status {
    case 200..<300: return answer
    case 300..<400: throw .redirected
    case 400..<500:
      // Not every answer says more than its status.
      if answer.status != 429, let refusal = try? JSONDecoder().decode(Refusal.self, from: Data(answer.body))
      {
        throw .refused(
          code: String(refusal.code.prefix(80)), description: String((refusal.text ?? "").prefix(200)))
      }
      throw .unavailable(status: answer.status)
    default: throw .unavailable(status: answer.status)
    }
  }

  private static func read<Value: Decodable>(
    _ answer: ProviderAnswer, as type: Value.Type, from address: ProviderAddress
  ) throws(IdentityError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(answer.body))
    } catch {
      throw .malformed("the answer of \(address.text)")
    }
  }

  /// An error of OAuth (RFC 6749, section 5.2).
  private struct Refusal: Decodable {
    let code: String
    let text: String?

    private enum CodingKeys: String, CodingKey {
      case code = "error"
      case text = "error_description"
    }
  }
}
