import AppValues
import MastodonAPI
import Testing

/// Statuses as other servers send them, with all that we have no use for.
@Suite("Statuses as other servers send them")
struct ForeignServerTests {
  @Test("Mastodon's")
  func mastodon() throws {
    let status = try read(
      MastodonStatus.self,
      """
      {"id":"115012345678901234","created_at":"2026-07-30T08:15:02.113Z","in_reply_to_id":null,
      "in_reply_to_account_id":null,"sensitive":false,"spoiler_text":"","visibility":"public","language":"de",
      "uri":"https://m.example/users/ida/statuses/115012345678901234","url":"https://m.example/@ida/115012345678901234",
      "replies_count":1,"reblogs_count":0,"favourites_count":4,"quotes_count":2,"edited_at":"2026-07-30T08:16:00.000Z",
      "quote_approval":{"automatic":["public"],"manual":[],"current_user":"automatic"},
      "favourited":false,"reblogged":false,"muted":false,"bookmarked":true,"pinned":false,
      "content":"<p>Reife <a href=\\"https://m.example/tags/tomaten\\" class=\\"mention hashtag\\" rel=\\"tag\\">#<span>Tomaten</span></a></p>",
      "filtered":[],"reblog":null,"application":{"name":"Web","website":null},
      "account":{"id":"109012345678901234","username":"ida","acct":"ida","display_name":"Ida 🍅","locked":false,
      "bot":false,"discoverable":true,"indexable":true,"group":false,"created_at":"2022-10-01T00:00:00.000Z",
      "note":"<p>Garten</p>","url":"https://m.example/@ida","uri":"https://m.example/users/ida",
      "avatar":"https://files.m.example/a.png","avatar_static":"https://files.m.example/a.png","avatar_description":"",
      "header":"https://files.m.example/h.png","header_static":"https://files.m.example/h.png",
      "followers_count":812,"following_count":77,"statuses_count":2310,"last_status_at":"2026-07-30",
      "hide_collections":false,"emojis":[],"roles":[{"id":"3","name":"Team","color":"#ff0000"}],
      "fields":[{"name":"Web","value":"<a href=\\"https://ida.example\\">ida.example</a>","verified_at":"2023-01-02T03:04:05.678+00:00"}]},
      "media_attachments":[{"id":"115000000000000001","type":"video","url":"https://files.m.example/v.mp4",
      "preview_url":"https://files.m.example/v.png","remote_url":null,"preview_remote_url":null,"text_url":null,
      "meta":{"length":"0:00:05.01","duration":5.01,"fps":30,"size":"720x1280","width":720,"height":1280,"aspect":0.5625,
      "audio_encode":"aac","audio_bitrate":"44100 Hz","audio_channels":"stereo",
      "original":{"width":720,"height":1280,"frame_rate":"30/1","duration":5.01,"bitrate":2101000},
      "small":{"width":360,"height":640,"size":"360x640","aspect":0.5625}},"description":"Eine Tomate","blurhash":"UX"}],
      "mentions":[{"id":"9","username":"ben","url":"https://b.example/@ben","acct":"ben@b.example"}],
      "tags":[{"name":"tomaten","url":"https://m.example/tags/tomaten"}],"emojis":[],
      "card":{"url":"https://news.example/x","title":"X","description":"","language":"de","type":"link",
      "author_name":"","author_url":"","provider_name":"News","provider_url":"","html":"","width":1200,"height":630,
      "image":"https://files.m.example/c.jpg","image_description":"","embed_url":"","blurhash":"UY",
      "published_at":"2026-07-29T22:00:00.000Z","authors":[{"name":"Eva","url":"https://e.example/@eva","account":null}]},
      "poll":{"id":"77","expires_at":"2026-08-01T08:15:02.113Z","expired":false,"multiple":false,"votes_count":3,
      "voters_count":3,"voted":true,"own_votes":[1],"options":[{"title":"Ja","votes_count":1},{"title":"Nein",
      "votes_count":2}],"emojis":[]},
      "quote":{"state":"accepted","quoted_status":{"id":"114","account":{"id":"9"},"content":"<p>x</p>",
      "quote":{"state":"accepted","quoted_status_id":"113"}}}}
      """)
    #expect(status.account.displayName == "Ida 🍅" && status.account.fields.first?.verifiedAt != nil)
    #expect(status.account.roles.map(\.name) == ["Team"])
    #expect(status.mediaAttachments.first?.meta.length == "0:00:05.01")
    #expect(status.mediaAttachments.first?.meta.original?.bitrate == 2_101_000)
    #expect(status.card?.width == 1200 && status.card?.authors.map(\.name) == ["Eva"])
    #expect(status.poll?.ownVotes == [1] && status.poll?.voted == true)
    #expect(status.quotesCount == 2 && status.quote?.quotedStatus?.id == "114")
    #expect(status.quote?.quotedStatus?.quote?.quotedStatusID == "113")
    #expect(status.marks?.bookmarked == true && status.pinned == false && status.editedAt != nil)
    #expect(try read(MastodonStatus.self, wire(status)) == status, "nothing is lost on the way")
  }

  @Test("GoToSocial's, with ULIDs")
  func goToSocial() throws {
    let status = try read(
      MastodonStatus.self,
      """
      {"id":"01J4ZJ9V2T8X6Q0Y3N5KH7M1RB","created_at":"2026-07-30T08:15:02.000Z","edited_at":null,
      "in_reply_to_id":"01J4ZJ0000000000000000000A","in_reply_to_account_id":"01F8MH1H7YV1Z7D2C8K2730QBF",
      "sensitive":true,"spoiler_text":"Essen","visibility":"mutuals_only","local_only":false,"language":"en",
      "uri":"https://g.example/users/zork/statuses/01J4","url":"https://g.example/@zork/statuses/01J4","replies_count":0,
      "reblogs_count":0,"favourites_count":0,"favourited":false,"reblogged":false,"muted":false,"bookmarked":false,
      "pinned":false,"content":"<p>Hi</p>","reblog":null,"account":{"id":"01F8MH1H7YV1Z7D2C8K2730QBF",
      "username":"zork","acct":"zork","display_name":"","locked":false,"discoverable":true,"bot":false,
      "created_at":"2022-05-20T11:09:18.000Z","note":"","url":"https://g.example/@zork","avatar":"","avatar_static":"",
      "header":"https://g.example/h.webp","header_static":"https://g.example/h.webp","header_media_id":"01PF",
      "followers_count":2,"following_count":2,"statuses_count":8,"last_status_at":"2026-07-01T10:40:37.000Z","emojis":[],
      "fields":[],"enable_rss":true,"group":false},"media_attachments":[{"id":"01CDR64G398ADCHXK08WWTHEZ5",
      "type":"unknown","url":null,"text_url":null,"preview_url":null,"remote_url":"https://b.example/x.tiff",
      "preview_remote_url":null,"meta":{"original":null,"small":null},"description":null,"blurhash":null}],"mentions":[],
      "tags":[],"emojis":[],"card":null,"poll":null,"text":"Hi","content_type":"text/plain","interaction_policy":
      {"can_favourite":{"always":["public"],"with_approval":[]},"can_reply":{"always":["public"],"with_approval":[]}}}
      """)
    #expect(status.id == "01J4ZJ9V2T8X6Q0Y3N5KH7M1RB" && status.inReplyToID == "01J4ZJ0000000000000000000A")
    #expect(status.visibility.rawValue == "mutuals_only" && status.text == "Hi")
    #expect(status.account.lastStatusAt == CalendarDate(year: 2026, month: 7, day: 1))
    #expect(status.mediaAttachments.map(\.type) == [.unknown])
    #expect(status.mediaAttachments.first?.remoteURL == "https://b.example/x.tiff")
    #expect(status.account.createdAt == MastodonDate.instant("2022-05-20T11:09:18Z"))
  }

  @Test("Akkoma's, with flakes and reactions")
  func akkoma() throws {
    let page = try read(
      [MastodonStatus].self,
      """
      [{"account":{"acct":"lain@a.example","akkoma":{"instance":null},"avatar":"https://a.example/a.png","bot":false,
      "created_at":"2019-01-01T00:00:00.000Z","display_name":"lain :cat:","emojis":[{"shortcode":"cat","static_url":"s",
      "url":"u","visible_in_picker":false}],"fields":null,"followers_count":0,"fqn":"lain@a.example","id":"9umDrYheeY451cQnEe",
      "note":null,"pleroma":{"is_admin":false},"source":{"fields":[],"note":"","sensitive":false},"username":"lain",
      "url":"https://a.example/users/lain"},"application":null,"bookmarked":false,"card":null,"content":"x",
      "created_at":"2026-07-30T08:15:02.000Z","emoji_reactions":[{"count":1,"me":false,"name":"☕"}],"emojis":[],
      "favourited":false,"id":"AxX4ZbCcDdEeFfGgHh","in_reply_to_id":null,"language":null,"media_attachments":[
      {"id":"-1234567","type":"audio","url":"https://a.example/s.ogg","preview_url":"https://a.example/s.ogg",
      "remote_url":"https://a.example/s.ogg","pleroma":{"mime_type":"audio/ogg"},"description":""}],"mentions":[],
      "muted":false,"pinned":false,"pleroma":{"content":{"text/plain":"x"},"conversation_id":42,"local":false},
      "poll":null,"quote_id":"AxQuoted","reblogged":false,"sensitive":false,"spoiler_text":"","tags":[],
      "uri":"https://a.example/objects/1","url":null,"visibility":"local"},{"error":"not a status"}]
      """)
    let status = try #require(page.first)
    #expect(page.count == 1 && status.id == "AxX4ZbCcDdEeFfGgHh" && status.visibility.rawValue == "local")
    #expect(
      status.account.acct == "lain@a.example" && status.account.note == "" && status.account.fields == [])
    #expect(status.mediaAttachments.map(\.type) == [.audio] && status.url == nil)
    #expect(status.quote == MastodonQuote(quotedStatusID: "AxQuoted"))
    #expect(try read(MastodonStatus.self, wire(status)) == status)
  }

  @Test("Pixelfed's, with places and ids of either kind")
  func pixelfed() throws {
    let status = try read(
      MastodonStatus.self,
      """
      {"id":512345678901234567,"shortcode":"Ab-c","uri":"https://pix.example/p/ida/5","url":"https://pix.example/p/ida/5",
      "in_reply_to_id":null,"reblog":null,"content":null,"created_at":"2026-07-30T08:15:02.000000Z","emojis":[],
      "reblogs_count":0,"favourites_count":"3","reblogged":null,"favourited":null,"muted":null,"sensitive":0,
      "spoiler_text":null,"visibility":"unlisted","application":{"name":"web","website":null},"language":null,"pinned":null,
      "replies_count":0,"comments_disabled":false,"pf_type":"photo:album","reply_count":0,"parent":[],
      "place":{"id":"77","slug":"kyoto","name":"Kyoto","country":"Japan"},"liked_by":{"username":null},
      "account":{"id":"4","username":"ida","acct":"ida","display_name":"Ida","locked":false,"note":"","note_text":"",
      "url":"https://pix.example/ida","avatar":"https://pix.example/a.jpg","website":null,"local":true,"is_admin":false,
      "created_at":"2020-01-01T00:00:00.000000Z","header_bg":null,"followers_count":1},
      "media_attachments":[{"id":"8","type":"image","url":"https://pix.example/1.jpg","remote_url":null,
      "preview_url":"https://pix.example/1t.jpg","optimized_url":null,"description":null,"license":{},"is_nsfw":0,
      "orientation":"landscape","filter_name":null,"mime":"image/jpeg","blurhash":"U5",
      "meta":{"original":{"width":1440,"height":1080,"size":"1440x1080","aspect":1.3333},"focus":{"x":0,"y":"0"}}}],
      "mentions":[],"tags":[{"name":"kyoto","url":"https://pix.example/discover/tags/kyoto"}],"poll":null}
      """)
    #expect(status.id == "512345678901234567" && status.favouritesCount == 3 && !status.sensitive)
    #expect(status.content == "" && status.place?.name == "Kyoto")
    #expect(status.createdAt == MastodonDate.instant("2026-07-30T08:15:02Z"))
    #expect(status.mediaAttachments.first?.meta.original?.size == "1440x1080")
    #expect(status.mediaAttachments.first?.meta.focus == MastodonFocus(x: 0, y: 0))
    #expect(try read(MastodonStatus.self, wire(status)) == status)
  }

  @Test("Accounts and relationships of those servers")
  func people() throws {
    let own = try read(
      MastodonCredentialAccount.self,
      """
      {"id":"01F8","username":"zork","source":{"privacy":"mutuals_only","web_layout":"","sensitive":false,"language":"en",
      "status_content_type":"text/markdown","note":"hey","fields":null,"follow_requests_count":"1"},"role":{"name":"user"}}
      """)
    #expect(own.source.privacy.rawValue == "mutuals_only" && own.source.followRequestsCount == 1)
    #expect(own.role.name == "user" && own.role.permissions == "0")
    let relationship = try read(
      MastodonRelationship.self,
      #"{"id":7,"following":true,"subscribing":false,"note":null,"languages":null}"#)
    #expect(relationship.id == "7" && relationship.following && relationship.note == "")
    let app = try read(
      MastodonCreatedApplication.self,
      #"{"id":563419,"name":"x","client_id":"c","client_secret":"s","redirect_uri":"a\nb","vapid_key":null}"#)
    #expect(app.application.id == "563419" && app.application.redirectURIs == ["a", "b"])
    let token = try read(
      MastodonToken.self,
      #"{"access_token":"t","token_type":"Bearer","scope":"read","created_at":1785592182,"me":"https://a.example/users/x"}"#
    )
    #expect(token.createdAt.milliseconds == 1_785_592_182_000)
  }
}
