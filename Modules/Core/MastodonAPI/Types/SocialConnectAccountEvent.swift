public import AppValues

/// Something that happened to the user's account.
public struct SocialConnectAccountEvent: WireValue, Hashable {
  /// The position in the log.
  public var id: String
  /// What happened: `signedIn`, `passwordChanged` and others. Later servers may know more.
  public var kind: String
  /// When.
  public var createdAt: Timestamp
  /// What the device or browser calls itself, the address that it called from, and a name or an address by the kind; each
  /// is empty where it isn't known.
  public var device, address, detail: String

  /// Something that happened; nothing more is known of it by default.
  public init(
    id: String, kind: String, createdAt: Timestamp, device: String = "", address: String = "",
    detail: String = ""
  ) {
    self.id = id
    self.kind = kind
    self.createdAt = createdAt
    self.device = device
    self.address = address
    self.detail = detail
  }

  enum CodingKeys: String, CodingKey {
    case id, kind
    case createdAt = "created_at"
    case device, address, detail
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.required(.id), kind: values.text(.kind),
      createdAt: values.instant(.createdAt) ?? .unknown, device: values.text(.device),
      address: values.text(.address), detail: values.text(.detail))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.id, id)
      members.write(.kind, kind)
      members.write(.createdAt, createdAt)
      members.write(.device, device)
      members.write(.address, address)
      members.write(.detail, detail)
    }
  }
}
