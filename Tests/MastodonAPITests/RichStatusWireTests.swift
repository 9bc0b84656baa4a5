import AppValues
import MastodonAPI
import Testing

/// What our server doesn't have yet, and others do.
@Suite("Statuses of other servers on the wire")
struct RichStatusWireTests {
  @Test("have polls with the user's own votes")
  func polls() throws {
    try expectWire(
      MastodonPoll(
        id: "6", expiresAt: .sample, expired: true, multiple: true, votesCount: 3, votersCount: 2,
        voted: true,
        ownVotes: [0, 1],
        options: [MastodonPollOption(title: "Yes :cat:", votesCount: 2), MastodonPollOption(title: "No")],
        emojis: [MastodonCustomEmoji(shortcode: "cat", url: "c")]),
      """
      {"id":"6","expires_at":"2026-08-01T13:49:42.878Z","expired":true,"multiple":true,"votes_count":3,
      "voters_count":2,"voted":true,"own_votes":[0,1],
      "options":[{"title":"Yes :cat:","votes_count":2},{"title":"No","votes_count":null}],
      "emojis":[{"shortcode":"cat","url":"c","static_url":"c","visible_in_picker":true,"category":null}]}
      """)
    let loose = try read(
      MastodonPoll.self,
      #"{"id":34,"multiple":"false","votes_count":"12","own_votes":["1"],"options":[{"title":"A","votes_count":"7"}]}"#
    )
    #expect(loose.id == "34" && loose.ownVotes == [1] && loose.options.map(\.votesCount) == [7])
    #expect(loose.voted == nil && loose.votesCount == 12)
  }

  @Test("have whole previews of links")
  func cards() throws {
    try expectWire(
      MastodonPreviewCard(
        url: "l", title: "L", description: "D", type: "video", authorName: "A", authorURL: "au",
        providerName: "P",
        providerURL: "pu", html: "<iframe></iframe>", embedURL: "e", width: 640, height: 480, image: "i",
        imageDescription: "A cat", blurhash: "UBL", language: "en", publishedAt: .sample,
        authors: [MastodonCardAuthor(name: "A", url: "au")],
        history: [MastodonTagDay(day: 1, uses: 2, accounts: 3)]),
      """
      {"url":"l","title":"L","description":"D","language":"en","type":"video","author_name":"A","author_url":"au",
      "provider_name":"P","provider_url":"pu","html":"<iframe></iframe>","width":640,"height":480,"image":"i",
      "image_description":"A cat","embed_url":"e","blurhash":"UBL","published_at":"2026-08-01T13:49:42.878Z",
      "authors":[{"name":"A","url":"au","account":null}],"history":[{"day":"1","uses":"2","accounts":"3"}]}
      """)
  }

  @Test("have quotes, in each server's way")
  func quotes() throws {
    let quoted = #"{"id":"7","account":\#(MastodonAccount.aikoJSON)}"#
    func quote(_ members: String) throws -> MastodonQuote? {
      try read(MastodonStatus.self, #"{"id":"8","account":{"id":"1"},\#(members)}"#).quote
    }
    let whole = try #require(try quote(#""quote":{"state":"accepted","quoted_status":\#(quoted)}"#))
    #expect(whole.state == .accepted && whole.quotedStatus?.id == "7" && whole.quotedStatusID == "7")
    let shallow = try #require(try quote(#""quote":{"state":"accepted","quoted_status_id":7}"#))
    #expect(shallow == MastodonQuote(quotedStatusID: "7"))
    let gone = try #require(try quote(#""quote":{"state":"vanished","quoted_status":null}"#))
    #expect(gone.state.rawValue == "vanished" && gone.quotedStatus == nil && gone.quotedStatusID == nil)
    #expect(try quote(#""quote":\#(quoted),"quote_id":"7""#)?.quotedStatus?.id == "7")
    #expect(try quote(#""quote":null,"quote_id":"7""#) == MastodonQuote(quotedStatusID: "7"))
    #expect(try quote(#""pleroma":{"quote":\#(quoted),"quote_id":"7"}"#)?.quotedStatus?.id == "7")
    #expect(try quote(#""pleroma":{"local":true}"#) == nil)
    #expect(try quote(#""quote":null"#) == nil)
    for quote in [whole, shallow, gone] { #expect(try read(MastodonQuote.self, wire(quote)) == quote) }
  }

  @Test("say which of the user's filters apply")
  func filters() throws {
    let status = try read(
      MastodonStatus.self,
      """
      {"id":"8","account":{"id":"1"},"favourited":true,"filtered":[{"filter":{"id":3,"title":"Cats","context":["home",
      "notes"],"expires_at":null,"filter_action":"melt"},"keyword_matches":["cat"],"status_matches":null},{}]}
      """)
    let filter = MastodonFilter(
      id: "3", title: "Cats", context: ["home", "notes"], filterAction: .init(rawValue: "melt"))
    #expect(status.filtered == [MastodonFilterResult(filter: filter, keywordMatches: ["cat"])])
    #expect(try read(MastodonStatus.self, wire(status)) == status)
    try expectWire(
      MastodonFilter(
        id: "3", title: "Cats", context: ["home"], expiresAt: .sample, filterAction: .hide,
        keywords: [MastodonFilterKeyword(id: "4", keyword: "cat", wholeWord: true)],
        statuses: [MastodonFilterStatus(id: "5", statusID: "8")]),
      """
      {"id":"3","title":"Cats","context":["home"],"expires_at":"2026-08-01T13:49:42.878Z","filter_action":"hide",
      "keywords":[{"id":"4","keyword":"cat","whole_word":true}],"statuses":[{"id":"5","status_id":"8"}]}
      """)
  }

  @Test("have films and sounds, with their lengths")
  func media() throws {
    let film = MastodonMediaAttachment(
      id: "5", type: .video, url: "a", previewURL: "b", previewRemoteURL: "d",
      meta: MastodonMediaMeta(
        original: MastodonMediaSize(
          width: 640, height: 320, frameRate: "30000/1001", duration: 88.65, bitrate: 1_000_000),
        duration: 88.65, length: "0:01:28.65", fps: 30, width: 640, height: 320, audioEncode: "aac (LC)",
        audioBitrate: "44100 Hz", audioChannels: "stereo",
        colors: MastodonMediaColors(background: "#191b22", accent: "#ffffff")))
    try expectWire(
      film,
      """
      {"id":"5","type":"video","url":"a","preview_url":"b","remote_url":null,"preview_remote_url":"d",
      "meta":{"length":"0:01:28.65","duration":88.65,"fps":30.0,"width":640,"height":320,"audio_encode":"aac (LC)",
      "audio_bitrate":"44100 Hz","audio_channels":"stereo","colors":{"background":"#191b22","accent":"#ffffff"},
      "original":{"width":640,"height":320,"size":"640x320","aspect":2.0,"frame_rate":"30000/1001",
      "duration":88.65,"bitrate":1000000}},"description":null,"blurhash":null}
      """)
    let sound = try read(
      MastodonMediaAttachment.self,
      """
      {"id":"6","type":"audio","url":"a","meta":{"length":"0:06:42.86","duration":"402.86","audio_bitrate":44100,
      "original":{"duration":402.86,"bitrate":96000}}}
      """)
    #expect(sound.type == .audio && sound.meta.duration == 402.86 && sound.meta.audioBitrate == "44100")
    #expect(sound.meta.original == MastodonMediaSize(width: 0, height: 0, duration: 402.86, bitrate: 96000))
    let loop = try read(
      MastodonMediaAttachment.self, #"{"id":"7","type":"gifv","meta":{"fps":10,"size":"1x1"}}"#)
    #expect(loop.type == .gifv && loop.meta.fps == 10)
  }

  @Test("have earlier versions with the options of polls")
  func edits() throws {
    let edit = try read(
      MastodonStatusEdit.self,
      #"{"content":"<p>?</p>","account":{"id":"1"},"poll":{"options":[{"title":"Yes"},{"title":"No"}]}}"#)
    #expect(edit.pollOptions == ["Yes", "No"])
    #expect(try read(MastodonStatusEdit.self, wire(edit)) == edit)
  }
}
