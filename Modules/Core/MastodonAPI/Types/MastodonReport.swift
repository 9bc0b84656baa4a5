public import AppValues

/// A report to the moderators.
public struct MastodonReport: WireValue, Hashable {
  /// The id.
  public var id: String
  /// Whether the moderators have acted on it.
  public var actionTaken: Bool
  /// When they acted.
  public var actionTakenAt: Timestamp?
  /// The category.
  public var category: MastodonReportCategory
  /// The reason.
  public var comment: String
  /// Whether it was sent to another server.
  public var forwarded: Bool
  /// When it was sent.
  public var createdAt: Timestamp
  /// The reported statuses, and the rules they break.
  public var statusIDs, ruleIDs: [String]
  /// The reported account.
  public var targetAccount: MastodonAccount

  /// A report; not acted on by default.
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
