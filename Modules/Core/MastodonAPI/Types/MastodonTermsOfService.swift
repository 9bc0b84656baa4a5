public import AppValues

/// The terms of service of a server.
public struct MastodonTermsOfService: WireValue, Hashable {
  /// The day from which on they count.
  public var effectiveDate: CalendarDate?
  /// Whether they count already.
  public var effective: Bool
  /// The text as HTML.
  public var content: String
  /// The day from which on later terms count; nil if there are none.
  public var succeededBy: CalendarDate?

  /// Terms; by default the latest, which count.
  public init(
    effectiveDate: CalendarDate?, effective: Bool = true, content: String, succeededBy: CalendarDate? = nil
  ) {
    self.effectiveDate = effectiveDate
    self.effective = effective
    self.content = content
    self.succeededBy = succeededBy
  }

  enum CodingKeys: String, CodingKey {
    case effectiveDate = "effective_date"
    case effective, content
    case succeededBy = "succeeded_by"
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      effectiveDate: values.day(.effectiveDate), effective: values.flag(.effective),
      content: values.text(.content), succeededBy: values.day(.succeededBy))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.effectiveDate, effectiveDate)
      members.write(.effective, effective)
      members.write(.content, content)
      members.write(.succeededBy, succeededBy)
    }
  }
}
