/// A status that another one quotes.
public struct MastodonQuote: WireValue, Hashable {
  /// Whether the quoted status can be seen.
  public var state: MastodonQuoteState
  /// The id of the quoted status; nil if it can't be seen.
  public var quotedStatusID: String?
  private var quoted: [MastodonStatus]

  /// The quoted status; nil if it can't be seen, or was left out because it's quoted in turn.
  public var quotedStatus: MastodonStatus? {
    get { quoted.first }
    set { quoted = newValue.map { [$0] } ?? [] }
  }

  /// - Parameters:
  ///   - state: Whether the quoted status can be seen.
  ///   - quotedStatus: The quoted status, if it's included.
  ///   - quotedStatusID: Its id; by default that of `quotedStatus`.
  public init(
    state: MastodonQuoteState = .accepted, quotedStatus: MastodonStatus? = nil, quotedStatusID: String? = nil
  ) {
    self.state = state
    self.quotedStatusID = quotedStatusID ?? quotedStatus?.id
    quoted = quotedStatus.map { [$0] } ?? []
  }

  enum CodingKeys: String, CodingKey {
    case state
    case quotedStatus = "quoted_status"
    case quotedStatusID = "quoted_status_id"
  }

  /// Some servers have the quoted status in the place of the quote.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    guard let state = values.optionalText(.state) else {
      self.init(quotedStatus: try MastodonStatus(from: decoder))
      return
    }
    self.init(
      state: .init(rawValue: state), quotedStatus: values.part(.quotedStatus),
      quotedStatusID: values.optionalText(.quotedStatusID))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.state, state)
      if quotedStatus == nil, quotedStatusID != nil {
        members.write(.quotedStatusID, quotedStatusID)
      } else {
        members.write(.quotedStatus, quotedStatus)
      }
    }
  }
}

/// Whether a quoted status can be seen.
public struct MastodonQuoteState: MastodonWord {
  /// The word on the wire.
  public let rawValue: String

  /// Any word; it isn't checked.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its author hasn't answered yet.
  public static let pending = MastodonQuoteState(rawValue: "pending")
  /// Its author permits the quote.
  public static let accepted = MastodonQuoteState(rawValue: "accepted")
  /// Its author has refused the quote.
  public static let rejected = MastodonQuoteState(rawValue: "rejected")
  /// Its author no longer permits the quote.
  public static let revoked = MastodonQuoteState(rawValue: "revoked")
  /// It was deleted.
  public static let deleted = MastodonQuoteState(rawValue: "deleted")
  /// The user isn't allowed to see it.
  public static let unauthorized = MastodonQuoteState(rawValue: "unauthorized")
}
