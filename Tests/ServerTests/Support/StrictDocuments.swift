import Foundation

/// What a server says of itself, read by someone for whom all that Mastodon promises has to be there.
enum StrictDocuments {
  static func read<Document: Decodable>(_ type: Document.Type, from reply: Reply) throws -> Document {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(type, from: Data(reply.bytes))
  }

  struct Limits: Decodable {
    struct Accounts: Decodable {
      let maxFeaturedTags, maxPinnedStatuses, maxProfileFields, maxDisplayNameLength: Int
      let maxNoteLength, profileFieldNameLimit, profileFieldValueLimit: Int
    }

    struct Statuses: Decodable {
      let maxCharacters, maxMediaAttachments, charactersReservedPerUrl: Int
    }

    struct Media: Decodable {
      let supportedMimeTypes: StrictList<StrictText>
      let descriptionLimit, imageSizeLimit, imageMatrixLimit: Int
      let videoSizeLimit, videoFrameRateLimit, videoMatrixLimit: Int
    }

    struct Polls: Decodable {
      let maxOptions, maxCharactersPerOption, minExpiration, maxExpiration: Int
    }

    let accounts: Accounts
    let statuses: Statuses
    let mediaAttachments: Media
    let polls: Polls
  }

  struct Enabled: Decodable {
    let enabled: Bool
  }

  struct Rule: Decodable {
    let id, text: StrictText
    let hint: String
  }

  struct InstanceV1: Decodable {
    struct Addresses: Decodable {
      let streamingApi: StrictAddress
    }

    struct Numbers: Decodable {
      let userCount, statusCount, domainCount: Int
    }

    let uri, title, shortDescription, description: StrictText
    let email: StrictMailbox
    let version: StrictVersion
    let urls: Addresses
    let stats: Numbers
    let thumbnail: StrictAddress
    let languages: StrictList<StrictText>
    let registrations, approvalRequired, invitesEnabled: Bool
    let configuration: Limits
    let rules: [Rule]
  }

  struct InstanceV2: Decodable {
    struct Usage: Decodable {
      struct Users: Decodable {
        let activeMonth: Int
      }

      let users: Users
    }

    struct Thumbnail: Decodable {
      let url: StrictAddress
    }

    struct Icon: Decodable {
      let src: StrictAddress
      let size: StrictText
    }

    struct Configuration: Decodable {
      struct Addresses: Decodable {
        let streaming, about: StrictAddress
        let status, privacyPolicy, termsOfService: StrictAddress?
      }

      struct Key: Decodable {
        let publicKey: StrictText
      }

      let urls: Addresses
      let vapid: Key
      let translation: Enabled
    }

    struct Registrations: Decodable {
      let enabled, approvalRequired, reasonRequired: Bool
      let message: StrictText?
      let minAge: Int?
      let url: StrictAddress
    }

    struct Contact: Decodable {
      let email: StrictMailbox
    }

    let domain, title, description: StrictText
    let version: StrictVersion
    let sourceUrl: StrictAddress
    let usage: Usage
    let thumbnail: Thumbnail
    let icon: StrictList<Icon>
    let languages: StrictList<StrictText>
    let configuration: Configuration
    let registrations: Registrations
    let contact: Contact
    let rules: [Rule]
  }

  /// The limits of version 2.
  struct InstanceV2Limits: Decodable {
    let configuration: Limits
  }

  struct Document: Decodable {
    let updatedAt: StrictInstant
    let content: String
  }

  struct Language: Decodable {
    let code, name: StrictText
  }

  struct Week: Decodable {
    let week, statuses, logins, registrations: StrictNumberText
  }

  struct NodeInfoLinks: Decodable {
    struct Link: Decodable {
      let rel: StrictText
      let href: StrictAddress
    }

    let links: StrictList<Link>
  }

  struct NodeInfo: Decodable {
    struct Software: Decodable {
      let name: StrictText
      let version: StrictVersion
    }

    struct Services: Decodable {
      let inbound, outbound: [String]
    }

    struct Usage: Decodable {
      struct Users: Decodable {
        let total, activeMonth: Int
      }

      let users: Users
      let localPosts: Int
    }

    let version: StrictText
    let software: Software
    let protocols: [String]
    let services: Services
    let usage: Usage
    let openRegistrations: Bool
    let metadata: [String: String]
  }

  struct Discovery: Decodable {
    let issuer, authorizationEndpoint, tokenEndpoint, revocationEndpoint: StrictAddress
    let userinfoEndpoint, appRegistrationEndpoint: StrictAddress
    let scopesSupported, responseTypesSupported, responseModesSupported: StrictList<StrictText>
    let grantTypesSupported, codeChallengeMethodsSupported: StrictList<StrictText>
    let tokenEndpointAuthMethodsSupported: StrictList<StrictText>
  }

  struct Application: Decodable {
    let id, name, redirectUri, vapidKey, clientId, clientSecret: StrictText
    let scopes, redirectUris: StrictList<StrictText>
    let clientSecretExpiresAt: Int
  }

  struct Token: Decodable {
    let accessToken, tokenType, scope: StrictText
    let createdAt: Int
  }
}
