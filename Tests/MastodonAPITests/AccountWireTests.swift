import AppValues
import MastodonAPI
import Testing

@Suite("Accounts on the wire")
struct AccountWireTests {
  @Test("have every key, and null for what isn't there")
  func account() throws {
    try expectWire(MastodonAccount.aiko, MastodonAccount.aikoJSON)
  }

  @Test("have all that people say of themselves")
  func full() throws {
    let account = MastodonAccount(
      id: "2", username: "ben", acct: "ben@b.example", displayName: "Ben", note: "<p>“x”</p>",
      url: "https://b.example/@ben", uri: "https://b.example/users/ben", avatar: "https://b.example/a.gif",
      avatarStatic: "https://b.example/a.png", header: "https://b.example/h.gif",
      headerStatic: "https://b.example/h.png", locked: true, bot: true, group: true, discoverable: true,
      hideCollections: false, indexable: true, createdAt: .sampleMidnight,
      lastStatusAt: CalendarDate("2026-08-01"), statusesCount: 3, followersCount: 4, followingCount: 5,
      fields: [MastodonField(name: "Web", value: "x", verifiedAt: .sample)],
      emojis: [MastodonCustomEmoji(shortcode: "cat", url: "https://b.example/cat.png")],
      roles: [MastodonAccountRole(id: "3", name: "Owner", color: "#ff3838")], suspended: true, limited: true,
      memorial: true, noindex: true, moved: .aiko)
    try expectWire(
      account,
      """
      {"id":"2","username":"ben","acct":"ben@b.example","display_name":"Ben","locked":true,"bot":true,
      "discoverable":true,"indexable":true,"group":true,"created_at":"2026-08-01T00:00:00.000Z",
      "note":"<p>“x”</p>","url":"https://b.example/@ben","uri":"https://b.example/users/ben",
      "avatar":"https://b.example/a.gif","avatar_static":"https://b.example/a.png",
      "header":"https://b.example/h.gif","header_static":"https://b.example/h.png",
      "followers_count":4,"following_count":5,"statuses_count":3,"last_status_at":"2026-08-01",
      "hide_collections":false,"noindex":true,"suspended":true,"limited":true,"memorial":true,
      "moved":\(MastodonAccount.aikoJSON),
      "emojis":[{"shortcode":"cat","url":"https://b.example/cat.png",
      "static_url":"https://b.example/cat.png","visible_in_picker":true,"category":null}],
      "roles":[{"id":"3","name":"Owner","color":"#ff3838"}],
      "fields":[{"name":"Web","value":"x","verified_at":"2026-08-01T13:49:42.878Z"}]}
      """)
  }

  @Test("were made at midnight, whenever that was")
  func midnight() {
    var account = MastodonAccount.aiko
    account.createdAt = .sample
    #expect(wire(account) == joined(MastodonAccount.aikoJSON))
  }

  @Test("of one's own have what one set, and one's role")
  func credentials() throws {
    try expectWire(
      MastodonCredentialAccount(account: .aiko),
      """
      \(MastodonAccount.aikoJSON.dropLast()),"source":{"privacy":"public","sensitive":false,"language":null,
      "note":"","fields":[],"follow_requests_count":0,"hide_collections":null,"discoverable":null,
      "indexable":false,"attribution_domains":[]},
      "role":{"id":"-99","name":"","permissions":"0","color":"","highlighted":false}}
      """)
  }

  @Test("that are muted say until when")
  func muted() throws {
    try expectWire(
      MastodonMutedAccount(account: .aiko),
      "\(MastodonAccount.aikoJSON.dropLast()),\"mute_expires_at\":null}")
    try expectWire(
      MastodonMutedAccount(account: .aiko, muteExpiresAt: .sample),
      "\(MastodonAccount.aikoJSON.dropLast()),\"mute_expires_at\":\"2026-08-01T13:49:42.878Z\"}")
  }

  @Test("of other servers are read with what little they have")
  func little() throws {
    let account = try read(
      MastodonAccount.self, #"{"id":7,"username":"x","followers_count":"12","bot":null}"#)
    #expect(account.id == "7")
    #expect(account.acct == "x")
    #expect(account.followersCount == 12)
    #expect(!account.bot)
    #expect(account.createdAt.milliseconds == 0)
    #expect(throws: DecodingError.self) { try read(MastodonAccount.self, #"{"username":"x"}"#) }
  }

  @Test("are related in every way there is")
  func relationship() throws {
    try expectWire(
      MastodonRelationship(id: "1"),
      """
      {"id":"1","following":false,"showing_reblogs":false,"notifying":false,"languages":null,
      "followed_by":false,"blocking":false,"blocked_by":false,"muting":false,"muting_notifications":false,
      "muting_expires_at":null,"requested":false,"requested_by":false,"domain_blocking":false,
      "endorsed":false,"note":""}
      """)
    try expectWire(
      MastodonRelationship(
        id: "1", following: true, showingReblogs: true, notifying: true, languages: ["ja"], followedBy: true,
        blocking: true, blockedBy: true, muting: true, mutingNotifications: true, mutingExpiresAt: .sample,
        requested: true, requestedBy: true, domainBlocking: true, endorsed: true, note: "x"),
      """
      {"id":"1","following":true,"showing_reblogs":true,"notifying":true,"languages":["ja"],
      "followed_by":true,"blocking":true,"blocked_by":true,"muting":true,"muting_notifications":true,
      "muting_expires_at":"2026-08-01T13:49:42.878Z","requested":true,"requested_by":true,
      "domain_blocking":true,"endorsed":true,"note":"x"}
      """)
  }

  @Test("are suggested with a reason, and followed by people one knows")
  func suggestions() throws {
    try expectWire(
      MastodonSuggestion(source: "staff", sources: ["featured"], account: .aiko),
      #"{"source":"staff","sources":["featured"],"account":"# + MastodonAccount.aikoJSON + "}")
    try expectWire(MastodonFamiliarFollowers(id: "9"), #"{"id":"9","accounts":[]}"#)
    try expectWire(
      MastodonFamiliarFollowers(id: "9", accounts: [.aiko]),
      #"{"id":"9","accounts":["# + MastodonAccount.aikoJSON + "]}")
  }

  @Test("are reported")
  func report() throws {
    try expectWire(
      MastodonReport(id: "5", createdAt: .sample, targetAccount: .aiko),
      """
      {"id":"5","action_taken":false,"action_taken_at":null,"category":"other","comment":"","forwarded":false,
      "created_at":"2026-08-01T13:49:42.878Z","status_ids":[],"rule_ids":[],
      "target_account":\(MastodonAccount.aikoJSON)}
      """)
  }
}
