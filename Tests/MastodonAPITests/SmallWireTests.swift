import AppValues
import MastodonAPI
import Testing

@Suite("Smaller things on the wire")
struct SmallWireTests {
  @Test("Hashtags leave out what isn't known")
  func tags() throws {
    try expectWire(MastodonTag(name: "cats", url: "t"), #"{"id":"cats","name":"cats","url":"t"}"#)
    try expectWire(
      MastodonTag(
        id: "8", name: "cats", url: "t", history: [MastodonTagDay(day: 1_785_542_400, uses: 3, accounts: 2)],
        following: false, featuring: true),
      """
      {"id":"8","name":"cats","url":"t","history":[{"day":"1785542400","uses":"3","accounts":"2"}],
      "following":false,"featuring":true}
      """)
    try expectWire(
      MastodonFeaturedTag(
        id: "1", name: "cats", url: "t", statusesCount: 4, lastStatusAt: CalendarDate("2026-08-01")),
      #"{"id":"1","name":"cats","url":"t","statuses_count":"4","last_status_at":"2026-08-01"}"#)
    try expectWire(
      MastodonFeaturedTag(id: "1", name: "cats", url: "t"),
      #"{"id":"1","name":"cats","url":"t","statuses_count":"0","last_status_at":null}"#)
  }

  @Test("A search always answers with all three kinds")
  func search() throws {
    try expectWire(MastodonSearchResults(), #"{"accounts":[],"statuses":[],"hashtags":[]}"#)
  }

  @Test("Lists have their settings")
  func lists() throws {
    try expectWire(
      MastodonUserList(id: "1", title: "Friends"),
      #"{"id":"1","title":"Friends","replies_policy":"list","exclusive":false}"#)
    #expect(try read(MastodonUserList.self, #"{"id":"1","title":"F"}"#).repliesPolicy == .list)
  }

  @Test("Announcements leave out what depends on a user where there's none")
  func announcements() throws {
    let announcement = MastodonAnnouncement(id: "1", content: "<p>Hi</p>", publishedAt: .sample)
    try expectWire(
      announcement,
      """
      {"id":"1","content":"<p>Hi</p>","starts_at":null,"ends_at":null,"all_day":false,
      "published_at":"2026-08-01T13:49:42.878Z","updated_at":"2026-08-01T13:49:42.878Z","mentions":[],
      "statuses":[],"tags":[],"emojis":[],"reactions":[]}
      """)
    var full = announcement
    (full.startsAt, full.endsAt, full.allDay, full.read) = (.sampleMidnight, .sample, true, false)
    full.updatedAt = .sampleMidnight
    full.mentions = [MastodonMention(id: "2", username: "aiko", url: "u")]
    full.statuses = [MastodonAnnouncedStatus(id: "3", url: "s")]
    full.tags = [MastodonStatusTag(name: "cats", url: "t")]
    full.reactions = [
      MastodonReaction(name: "🎉", count: 2, me: true),
      MastodonReaction(name: "cat", count: 1, me: false, url: "c", staticURL: "d"),
    ]
    try expectWire(
      full,
      """
      {"id":"1","content":"<p>Hi</p>","starts_at":"2026-08-01T00:00:00.000Z",
      "ends_at":"2026-08-01T13:49:42.878Z","all_day":true,"published_at":"2026-08-01T13:49:42.878Z",
      "updated_at":"2026-08-01T00:00:00.000Z","read":false,
      "mentions":[{"id":"2","username":"aiko","url":"u","acct":"aiko"}],"statuses":[{"id":"3","url":"s"}],
      "tags":[{"name":"cats","url":"t"}],"emojis":[],"reactions":[{"name":"🎉","count":2,"me":true},
      {"name":"cat","count":1,"me":false,"url":"c","static_url":"d"}]}
      """)
    try expectWire(
      MastodonReaction(name: "🎉", count: 0, announcementID: "1"),
      #"{"name":"🎉","count":0,"announcement_id":"1"}"#)
  }

  @Test("Terms of service say from when on they count")
  func terms() throws {
    try expectWire(
      MastodonTermsOfService(effectiveDate: CalendarDate("2026-08-01"), content: "<p>Be kind.</p>"),
      #"{"effective_date":"2026-08-01","effective":true,"content":"<p>Be kind.</p>","succeeded_by":null}"#)
  }

  @Test("Preferences have colons in their keys")
  func preferences() throws {
    try expectWire(
      MastodonPreferences(),
      """
      {"posting:default:visibility":"public","posting:default:sensitive":false,
      "posting:default:language":null,"reading:expand:media":"default","reading:expand:spoilers":false}
      """)
  }

  @Test("Markers that weren't asked for are left out")
  func markers() throws {
    try expectWire(MastodonMarkers(), "{}")
    try expectWire(
      MastodonMarkers(notifications: MastodonMarker(lastReadID: "9", version: 2, updatedAt: .sample)),
      #"{"notifications":{"last_read_id":"9","version":2,"updated_at":"2026-08-01T13:49:42.878Z"}}"#)
  }

  @Test("Apps hold their secrets only once")
  func applications() throws {
    let application = MastodonApplication(
      id: "1", name: "App", scopes: ["read", "write"], redirectURIs: ["app://x", "https://a.example"],
      vapidKey: "K")
    let json = """
      {"id":"1","name":"App","website":null,"scopes":["read","write"],
      "redirect_uris":["app://x","https://a.example"],"redirect_uri":"app://x\\nhttps://a.example",
      "vapid_key":"K"
      """
    try expectWire(application, json + "}")
    try expectWire(
      MastodonCreatedApplication(application: application, clientID: "c", clientSecret: "s"),
      json + #","client_id":"c","client_secret":"s","client_secret_expires_at":0}"#)
    let old = try read(MastodonApplication.self, #"{"name":"App","redirect_uri":"a://b\nc://d"}"#)
    #expect(old.redirectURIs == ["a://b", "c://d"])
  }

  @Test("Tokens count in seconds")
  func token() throws {
    try expectWire(
      MastodonToken(
        accessToken: "t", scope: "read write", createdAt: Timestamp(milliseconds: 1_785_592_182_000)),
      #"{"access_token":"t","token_type":"Bearer","scope":"read write","created_at":1785592182}"#)
    #expect(throws: DecodingError.self) { try read(MastodonToken.self, #"{"error":"invalid_grant"}"#) }
  }

  @Test("What signs someone in isn't shown when it's printed")
  func secrets() {
    let (key, now) = ("swordfish", Timestamp(milliseconds: 0))
    let application = MastodonApplication(id: "1", name: "App", redirectURIs: [], vapidKey: "K")
    let values: [any Sendable] = [
      MastodonToken(accessToken: Secret(key), scope: "read", createdAt: now),
      MastodonCreatedApplication(application: application, clientID: "c", clientSecret: Secret(key)),
      MastodonPushMessage(
        accessToken: Secret(key), preferredLocale: "en", notificationID: 1, notificationType: .mention,
        icon: "", title: "", body: ""),
      MastodonTokenRequest(code: key, codeVerifier: key, clientSecret: key, password: key),
      MastodonRevocation(clientSecret: key, token: key), MastodonRegistration(password: key),
      MastodonStreamQuery(accessToken: key), MastodonStreamFilters(accessToken: key),
      SocialConnectSignInForm(email: "", password: key), SocialConnectResetCode(email: "", code: key),
      SocialConnectReset(email: "", code: key, password: key),
      SocialConnectPassword(password: key), SocialConnectEmailCode(email: "", code: key),
      SocialConnectProof(password: Secret(key)), SocialConnectProof(mailedCode: Secret(key)),
    ]
    for value in values {
      var shown = "\(value) \(String(reflecting: value))"
      dump(value, to: &shown)
      #expect(shown.contains("•••") && !shown.contains(key))
    }
  }

  @Test("Subscriptions say of every kind whether it's told")
  func push() throws {
    try expectWire(
      MastodonWebPushSubscription(
        id: 4, endpoint: "https://p.example", alerts: .init([.mention, .init(rawValue: "admin.sign_up")]),
        policy: .followed, serverKey: "K"),
      """
      {"id":4,"endpoint":"https://p.example","standard":false,"alerts":{"mention":true,"status":false,
      "reblog":false,"follow":false,"follow_request":false,"favourite":false,"poll":false,"update":false,
      "admin.sign_up":true,"admin.report":false,"quote":false,"quoted_update":false},"server_key":"K",
      "policy":"followed"}
      """)
    #expect(try read(MastodonPushAlerts.self, #"{"mention":"1","poll":false}"#).types == [.mention])
    let other = try read(MastodonPushAlerts.self, #"{"gift":true}"#)
    #expect(wire(other).hasSuffix(#""quoted_update":false,"gift":true}"#))
  }

  @Test("Errors have what there is to say")
  func errors() throws {
    try expectWire(MastodonError(error: "Record not found"), #"{"error":"Record not found"}"#)
    try expectWire(
      MastodonError(error: "invalid_grant", errorDescription: "No."),
      #"{"error":"invalid_grant","error_description":"No."}"#)
    try expectWire(
      MastodonError(
        error: "Validation failed", details: ["email": [.init(error: "ERR_BLANK", description: "x")]]),
      """
      {"error":"Validation failed","details":{"email":[{"error":"ERR_BLANK","description":"x"}]}}
      """)
  }

  @Test("Streams say where something happened")
  func streams() throws {
    try expectWire(
      MastodonStreamMessage(stream: ["hashtag", "cats"], event: .update, payload: #"{"id":"1"}"#),
      #"{"stream":["hashtag","cats"],"event":"update","payload":"{\"id\":\"1\"}"}"#)
    try expectWire(
      MastodonStreamMessage(stream: ["user"], event: .filtersChanged),
      #"{"stream":["user"],"event":"filters_changed"}"#)
    try expectWire(
      MastodonStreamMessage(stream: ["user"], event: .notificationsMerged, payload: "1"),
      #"{"stream":["user"],"event":"notifications_merged","payload":"1"}"#)
    try expectWire(
      MastodonStreamRequest(stream: "hashtag", tag: "cats"),
      #"{"type":"subscribe","stream":"hashtag","tag":"cats"}"#)
    try expectWire(
      MastodonStreamError(error: "Unknown stream type"), #"{"error":"Unknown stream type","status":400}"#)
  }
}
