/// The links to a server's node info.
public struct MastodonNodeInfoLinks: WireValue, Hashable {
  /// The address of version 2.0.
  public var href: String

  static let schema = "http://nodeinfo.diaspora.software/ns/schema/2.0"

  /// - Parameter href: The address of version 2.0.
  public init(href: String) {
    self.href = href
  }

  enum CodingKeys: String, CodingKey {
    case links
  }

  private struct Link: WireValue {
    let rel: String
    let href: String

    enum CodingKeys: String, CodingKey {
      case rel, href
    }

    func write(to json: inout JSONWriter) {
      json.object(CodingKeys.self) { members in
        members.write(.rel, rel)
        members.write(.href, href)
      }
    }
  }

  public init(from decoder: any Decoder) throws {
    let links: [Link] = try decoder.container(keyedBy: CodingKeys.self).list(.links)
    // Later versions have the same keys.
    let link = links.first { $0.rel == Self.schema } ?? links.last
    self.init(href: link?.href ?? "")
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { $0.write(.links, [Link(rel: Self.schema, href: href)]) }
  }
}

/// A server's node info, version 2.0.
public struct MastodonNodeInfo: WireValue, Hashable {
  /// The name of the program, and its version in three parts.
  public var softwareName, softwareVersion: String
  /// The protocols it uses with other servers.
  public var protocols: [String]
  /// The number of users.
  public var totalUsers: Int
  /// The numbers of active users in the past month, and in the past half year. Left out if nil.
  public var activeMonth, activeHalfyear: Int?
  /// The number of posts.
  public var localPosts: Int
  /// Whether anyone can sign up.
  public var openRegistrations: Bool

  /// A server of this program, without other servers by default.
  public init(
    softwareName: String = "socialconnect", softwareVersion: String, protocols: [String] = [],
    totalUsers: Int = 0, activeMonth: Int? = nil, activeHalfyear: Int? = nil, localPosts: Int = 0,
    openRegistrations: Bool
  ) {
    self.softwareName = softwareName
    self.softwareVersion = softwareVersion
    self.protocols = protocols
    self.totalUsers = totalUsers
    self.activeMonth = activeMonth
    self.activeHalfyear = activeHalfyear
    self.localPosts = localPosts
    self.openRegistrations = openRegistrations
  }

  enum CodingKeys: String, CodingKey {
    case version, software, protocols, services, usage, openRegistrations, metadata
  }

  private enum SoftwareKeys: String, CodingKey {
    case name, version
  }

  private enum ServiceKeys: String, CodingKey {
    case inbound, outbound
  }

  private enum UsageKeys: String, CodingKey {
    case users, localPosts
  }

  private enum UserKeys: String, CodingKey {
    case total, activeMonth, activeHalfyear
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let software = try values.nestedContainer(keyedBy: SoftwareKeys.self, forKey: .software)
    // Each of these is missing with some servers.
    let usage = try? values.nestedContainer(keyedBy: UsageKeys.self, forKey: .usage)
    let users = try? usage?.nestedContainer(keyedBy: UserKeys.self, forKey: .users)  // As above.
    self.init(
      softwareName: try software.required(.name), softwareVersion: software.text(.version),
      protocols: values.list(.protocols), totalUsers: users?.count(.total) ?? 0,
      activeMonth: users?.optionalCount(.activeMonth),
      activeHalfyear: users?.optionalCount(.activeHalfyear),
      localPosts: usage?.count(.localPosts) ?? 0, openRegistrations: values.flag(.openRegistrations))
  }

  public func write(to json: inout JSONWriter) {
    json.object(CodingKeys.self) { members in
      members.write(.version, "2.0")
      members.object(.software, SoftwareKeys.self) { members in
        members.write(.name, softwareName)
        members.write(.version, softwareVersion)
      }
      members.write(.protocols, protocols)
      members.object(.services, ServiceKeys.self) { members in
        members.write(.inbound, [String]())
        members.write(.outbound, [String]())
      }
      members.object(.usage, UsageKeys.self) { members in
        members.object(.users, UserKeys.self) { members in
          members.write(.total, totalUsers)
          members.writeIfPresent(.activeMonth, activeMonth)
          members.writeIfPresent(.activeHalfyear, activeHalfyear)
        }
        members.write(.localPosts, localPosts)
      }
      members.write(.openRegistrations, openRegistrations)
      members.write(.metadata, MastodonNothing())
    }
  }
}
