import AppValues
import Foundation

/// What a notice of Apple claims.
struct NoticeClaims: Decodable {
  /// What happened, as Apple writes it: an object, or the same as a string.
  struct Event: Decodable {
    let type: String
    let subject: String
    let email: String?
    let time: Double?

    private enum CodingKeys: String, CodingKey {
      case type
      case subject = "sub"
      case email
      case time = "event_time"
    }

    /// When it happened. The documentation says seconds; what comes is milliseconds.
    var at: Timestamp? {
      guard let time, time >= 0, time < 32_503_680_000_000 else { return nil }
      return Timestamp(milliseconds: Int64(time < 32_503_680_000 ? time * 1000 : time))
    }
  }

  let issuer: String?
  let audience: Audience?
  let issuedAt: ClaimedTime?
  let expiresAt: ClaimedTime?
  let id: String?
  let event: Event

  private enum CodingKeys: String, CodingKey {
    case issuer = "iss"
    case audience = "aud"
    case issuedAt = "iat"
    case expiresAt = "exp"
    case id = "jti"
    case event = "events"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    issuer = try container.decodeIfPresent(String.self, forKey: .issuer)
    audience = try container.decodeIfPresent(Audience.self, forKey: .audience)
    issuedAt = try container.decodeIfPresent(ClaimedTime.self, forKey: .issuedAt)
    expiresAt = try container.decodeIfPresent(ClaimedTime.self, forKey: .expiresAt)
    id = try container.decodeIfPresent(String.self, forKey: .id)
    // Either form is allowed.
    if let text = try? container.decode(String.self, forKey: .event) {
      event = try JSONDecoder().decode(Event.self, from: Data(text.utf8))
    } else {
      event = try container.decode(Event.self, forKey: .event)
    }
  }
}
