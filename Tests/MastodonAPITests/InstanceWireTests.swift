import AppValues
import MastodonAPI
import Testing

@Suite("What a server says of itself")
struct InstanceWireTests {
  private let limits = """
    "accounts":{"max_display_name_length":30,"max_note_length":500,"max_avatar_description_length":150,
    "max_header_description_length":150,"max_featured_tags":10,"max_pinned_statuses":5,
    "max_profile_fields":4,"profile_field_name_limit":255,"profile_field_value_limit":255},
    "statuses":{"max_characters":500,"max_media_attachments":4,"characters_reserved_per_url":23},
    "media_attachments":{"supported_mime_types":["image/jpeg"],"description_limit":1500,
    "image_size_limit":16777216,"image_matrix_limit":33177600,"video_size_limit":103809024,
    "video_frame_rate_limit":120,"video_matrix_limit":8294400},
    "polls":{"max_options":4,"max_characters_per_option":50,"min_expiration":300,"max_expiration":2629746}
    """

  @Test("is complete in version 2")
  func second() throws {
    var instance = MastodonInstance(
      domain: "s.example", title: "S", version: "4.2.0 (compatible; SocialConnect 1.0)", sourceURL: "src",
      description: "A place", activeMonth: 7, thumbnail: MastodonInstanceThumbnail(url: "t.png"),
      icon: [MastodonInstanceIcon(src: "i.png", size: "48x48")], languages: ["en", "ja"],
      configuration: MastodonConfiguration(
        urls: MastodonInstanceURLs(streaming: "wss://s.example", about: "https://s.example/about"),
        vapidPublicKey: "K", mediaAttachments: MastodonMediaLimits(supportedMIMETypes: ["image/jpeg"])),
      registrations: MastodonRegistrations(message: "<p>Hi</p>"), contactEmail: "a@s.example",
      rules: [
        MastodonRule(id: "1", text: "Be kind", translations: ["ja": MastodonRuleText(text: "親切に", hint: "h")])
      ])
    let start = """
      {"domain":"s.example","title":"S","version":"4.2.0 (compatible; SocialConnect 1.0)","source_url":"src",
      "description":"A place","usage":{"users":{"active_month":7}},
      "thumbnail":{"url":"t.png","description":"","blurhash":null,"versions":null},
      "icon":[{"src":"i.png","size":"48x48"}],"languages":["en","ja"],
      "configuration":{"urls":{"streaming":"wss://s.example","status":null,"about":"https://s.example/about",
      "privacy_policy":null,"terms_of_service":null},"vapid":{"public_key":"K"},
      \(limits),
      "translation":{"enabled":false},
      "timelines_access":{"live_feeds":{"local":"public","remote":"public"},
      "hashtag_feeds":{"local":"public","remote":"public"},
      "trending_link_feeds":{"local":"public","remote":"public"}}},
      "registrations":{"enabled":true,"approval_required":false,"reason_required":false,
      "message":"<p>Hi</p>","min_age":null,"url":null},
      """
    let end = """
      "contact":{"email":"a@s.example","account":null},
      "rules":[{"id":"1","text":"Be kind","hint":"","translations":{"ja":{"text":"親切に","hint":"h"}}}]}
      """
    try expectWire(instance, start + end)
    instance.apiVersions = ["mastodon": 6]
    try expectWire(instance, start + #""api_versions":{"mastodon":6},"# + end)
  }

  @Test("is complete in version 1")
  func first() throws {
    try expectWire(
      MastodonInstanceV1(
        uri: "s.example", title: "S", email: "a@s.example", version: "4.2.0", streamingAPI: "wss://s.example",
        userCount: 1, statusCount: 2, domainCount: 3,
        mediaAttachments: MastodonMediaLimits(supportedMIMETypes: ["image/jpeg"])),
      """
      {"uri":"s.example","title":"S","short_description":"","description":"","email":"a@s.example",
      "version":"4.2.0","urls":{"streaming_api":"wss://s.example"},
      "stats":{"user_count":1,"status_count":2,"domain_count":3},"thumbnail":null,"languages":["en"],
      "registrations":true,"approval_required":false,"invites_enabled":false,"configuration":{\(limits)},
      "contact_account":null,"rules":[],"translation":{"enabled":false}}
      """)
  }

  @Test("is read from servers that say little")
  func little() throws {
    let instance = try read(MastodonInstance.self, #"{"domain":"x.example","version":"1"}"#)
    #expect(instance.configuration.statuses.maxCharacters == 500)
    #expect(instance.registrations == .init())
    let first = try read(
      MastodonInstanceV1.self, #"{"uri":"x.example","configuration":{"statuses":{"max_characters":5000}}}"#)
    #expect(first.statuses.maxCharacters == 5000)
    #expect(first.statuses.maxMediaAttachments == 4)
  }

  @Test("includes texts, languages and numbers")
  func documents() throws {
    try expectWire(MastodonDocument(), #"{"updated_at":null,"content":""}"#)
    try expectWire(
      MastodonDocument(updatedAt: .sample, content: "<p>x</p>"),
      #"{"updated_at":"2026-08-01T13:49:42.878Z","content":"<p>x</p>"}"#)
    try expectWire(MastodonLanguage(code: "ja", name: "Japanese"), #"{"code":"ja","name":"Japanese"}"#)
    try expectWire(
      MastodonActivityWeek(week: 1_785_542_400, statuses: 1, logins: 2, registrations: 3),
      #"{"week":"1785542400","statuses":"1","logins":"2","registrations":"3"}"#)
  }

  @Test("includes NodeInfo")
  func nodeInfo() throws {
    try expectWire(
      MastodonNodeInfoLinks(href: "https://s.example/nodeinfo/2.0"),
      """
      {"links":[{"rel":"http://nodeinfo.diaspora.software/ns/schema/2.0",
      "href":"https://s.example/nodeinfo/2.0"}]}
      """)
    try expectWire(
      MastodonNodeInfo(
        softwareVersion: "1.0.0", totalUsers: 3, activeMonth: 2, activeHalfyear: 3, localPosts: 9,
        openRegistrations: true),
      """
      {"version":"2.0","software":{"name":"socialconnect","version":"1.0.0"},"protocols":[],
      "services":{"inbound":[],"outbound":[]},
      "usage":{"users":{"total":3,"activeMonth":2,"activeHalfyear":3},"localPosts":9},
      "openRegistrations":true,"metadata":{}}
      """)
    try expectWire(
      MastodonNodeInfo(softwareVersion: "1.0.0", totalUsers: 3, openRegistrations: false),
      """
      {"version":"2.0","software":{"name":"socialconnect","version":"1.0.0"},"protocols":[],
      "services":{"inbound":[],"outbound":[]},"usage":{"users":{"total":3},"localPosts":0},
      "openRegistrations":false,"metadata":{}}
      """)
  }

  @Test("includes where apps sign people in")
  func authorization() throws {
    try expectWire(
      MastodonAuthorizationServer(
        issuer: "https://s.example/", authorizationEndpoint: "a", tokenEndpoint: "t", revocationEndpoint: "r",
        userInfoEndpoint: "u", appRegistrationEndpoint: "p", scopesSupported: ["read", "write"]),
      """
      {"issuer":"https://s.example/","authorization_endpoint":"a","token_endpoint":"t",
      "app_registration_endpoint":"p","revocation_endpoint":"r","userinfo_endpoint":"u",
      "scopes_supported":["read","write"],"response_types_supported":["code"],
      "response_modes_supported":["query"],"code_challenge_methods_supported":["S256"],
      "grant_types_supported":["authorization_code","client_credentials"],
      "token_endpoint_auth_methods_supported":["client_secret_basic","client_secret_post"]}
      """)
    try expectWire(
      MastodonUserInfo(iss: "i", sub: "s", name: "N", preferredUsername: "n", profile: "p", picture: "q"),
      #"{"iss":"i","sub":"s","name":"N","preferred_username":"n","profile":"p","picture":"q"}"#)
  }
}
