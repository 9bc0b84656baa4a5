public import AppValues

/// What someone told the moderators.
public struct MastodonReport: WireValue, Hashable {
  /// The id.
  public var id: String
  /// Whether the moderators have done something.
  public var actionTaken: Bool
  /// When they did.
  public var actionTakenAt: Timestamp?
  /// What it's about.
  public var category: MastodonReportCategory
  /// What is said about it.
  public var comment: String
  /// Whether it was passed on to another server.
  public var forwarded: Bool
  /// When it was told.
  public var createdAt: Timestamp
  /// The statuses that it's about, and the rules that they break.
  public var statusIDs, ruleIDs: [String]
  /// Whom it's about.
  public var targetAccount: MastodonAccount

  /// A report that no one has dealt with, unless it's said.
  public init(
    id: String, actionTaken: Bool = false, actionTakenAt: Timestamp? = nil,
    category: MastodonReportCategory = .other, comment: String = "", forwarded: Bool = false,
    createdAt: Timestamp, statusIDs: [String] = [], ruleIDs: [String] = [], targetAccount: MastodonAccount
  ) {
    self.id = id
    self.actionTaken = actionTaken
    self.actionTakenAt = actionTakenAt
    self.category = category
    self.comment = comment
    self.forwarded = forwarded
    self.createdAt = createdAt
    self.statusIDs = statusIDs
    self.ruleIDs = ruleIDs
    self.targetAccount = targetAccount
  }

  enum CodingKeys: String, CodingKey {
    case id
    case actionTaken = "action_taken"
    case actionTakenAt = "action_taken_at"
    case category, comment, forwarded
    case createdAt = "created_at"
    case statusIDs = "status_ids"
    case ruleIDs = "rule_ids"
    case targetAccount = "target_account"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), actionTaken: values.flag(.actionTaken),
      actionTakenAt: values.instant(.actionTakenAt), category: values.word(.category, or: .other),
      comment: values.text(.comment), forwarded: values.flag(.forwarded),
      createdAt: values.instant(.createdAt) ?? .unknown, statusIDs: values.list(.statusIDs),
      ruleIDs: values.list(.ruleIDs), targetAccount: try values.requiredPart(.targetAccount))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.actionTaken, actionTaken)
      members.write(.actionTakenAt, actionTakenAt)
      members.write(.category, category)
      members.write(.comment, comment)
      members.write(.forwarded, forwarded)
      members.write(.createdAt, createdAt)
      members.write(.statusIDs, statusIDs)
      members.write(.ruleIDs, ruleIDs)
      members.write(.targetAccount, targetAccount)
    }
  }
}
