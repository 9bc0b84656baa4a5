/// The answer to a request that failed.
public struct MastodonError: WireValue, Hashable, Error {
  /// What went wrong: a sentence, or a code of OAuth. It's in English, since clients compare it.
  public var error: String
  /// A description of the code. Left out if nil.
  public var errorDescription: String?
  /// The faults of each field of a form. Left out if nil.
  public var details: [String: [MastodonErrorDetail]]?
  /// The accounts that a status mentions but isn't allowed to. Left out if nil.
  public var unexpectedAccounts: [MastodonAccount]?
  /// Someone to make an account for, whom a provider's token identifies. Left out if nil.
  public var registration: SocialConnectRegistration?

  /// An error; without details by default.
  public init(
    error: String, errorDescription: String? = nil, details: [String: [MastodonErrorDetail]]? = nil,
    unexpectedAccounts: [MastodonAccount]? = nil, registration: SocialConnectRegistration? = nil
  ) {
    self.error = error
    self.errorDescription = errorDescription
    self.details = details
    self.unexpectedAccounts = unexpectedAccounts
    self.registration = registration
  }

  enum CodingKeys: String, CodingKey {
    case error
    case errorDescription = "error_description"
    case details
    case unexpectedAccounts = "unexpected_accounts"
    case registration
    // Where other servers say it.
    case message, errors, detail
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      error: try values.optionalText(.error) ?? Self.message(in: values),
      errorDescription: values.optionalText(.errorDescription),
      details: values.part(.details), unexpectedAccounts: values.part(.unexpectedAccounts),
      registration: values.part(.registration))
  }

  private static func message(in values: KeyedDecodingContainer<CodingKeys>) throws -> String {
    if let message = values.optionalText(.message) { return message }
    // Where it's missing, there's no error to be read.
    return try values.nestedContainer(keyedBy: CodingKeys.self, forKey: .errors).required(.detail)
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.error, error)
      members.writeIfPresent(.errorDescription, errorDescription)
      members.writeIfPresent(.details, details)
      members.writeIfPresent(.unexpectedAccounts, unexpectedAccounts)
      members.writeIfPresent(.registration, registration)
    }
  }
}

/// A fault of a field of a form.
public struct MastodonErrorDetail: WireValue, Hashable {
  /// A code such as `ERR_BLANK`, and a sentence in the person's language.
  public var error, description: String

  /// A fault, for the app and for the person.
  public init(error: String, description: String) {
    self.error = error
    self.description = description
  }

  enum CodingKeys: String, CodingKey {
    case error, description
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(error: values.text(.error), description: values.text(.description))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.error, error)
      members.write(.description, description)
    }
  }
}

/// An empty answer to an action: `{}`.
public struct MastodonNothing: WireValue, Hashable {
  /// Nothing.
  public init() {}

  public init(from decoder: any Decoder) throws {}

  public func write(to json: inout JSONWriter) {
    json.braces { _ in }
  }
}

/// A type that isn't modelled here: a list of it is always empty, whatever a server sends.
public enum MastodonUnmodelled: WireValue, Hashable {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "not read"))
  }

  public func write(to json: inout JSONWriter) {}
}
