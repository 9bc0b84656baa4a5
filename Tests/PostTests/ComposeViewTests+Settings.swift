import AppScreens
import AppValues
import Entities
import SocialTestSupport
import Testing

@testable import Post

/// What goes with a text, on the screen.
extension ComposeViewTests {
  @Test("previews all that goes with the text, down to the narrowest terminal")
  func everything() {
    var state = state(.preview)
    state.ready = ready(
      "Boats at last!", .followers, warning: "long story", language: "ja",
      place: Place(name: "Lake Biwa", latitude: 35.25, longitude: 136.1), remaining: 476)
    #expect(
      render(state) == """
        New post

        Preview

        Alice @alice · just now · followers only
        Warning: long story
        Boats at last!
        At Lake Biwa

        476 characters left

        1.  Publish (y)
        2.  Keep writing (e)
        3.  Photos: none
        4.  Who can see it: followers only
        5.  Warning: long story
        6.  Place: Lake Biwa@35.25,136.1
        7.  Poll: none
        8.  Language: Japanese (ja)
        9.  Save as draft (b)
        10. Discard (d)

        """)
    #expect(
      render(state, .japanese, width: 20) == """
        新規投稿

        投稿するとこのように
        表示されます

        Alice @alice · たっ
        た今 · フォロワー限
        定
        閲覧注意: long story
        Boats at last!
        場所: Lake Biwa

        あと476文字

        1.  投稿する (y)
        2.  続きを書く (e)
        3.  写真: なし
        4.  公開範囲: フォロ
            ワー限定
        5.  閲覧注意: long
            story
        6.  場所: Lake
            Biwa@35.25,136.1
        7.  アンケート: なし
        8.  言語: 日本語
            (ja)
        9.  下書きに保存して
            戻る (b)
        10. 破棄 (d)

        """)
  }

  @Test("switches whether the photos are sensitive, where there are some", arguments: [false, true])
  func sensitivity(isSensitive: Bool) {
    let photo = Photo(id: ID("p"), alt: "A wound", width: 1, height: 1, location: "/p", thumbnail: "/p")
    var state = state(.preview)
    let content = PostContent("x", photos: [photo.id], isSensitive: isSensitive)
    state.ready = ComposeState.ReadyPost(content: content, visibility: .everyone, remaining: 499)
    #expect(screen(state).menu.allSatisfy { $0.action != .setSensitive(!isSensitive) })
    state.photos = [photo]
    let item = screen(state).menu.first { $0.action == .setSensitive(!isSensitive) }
    #expect(
      item?.label
        == (isSensitive ? "Sensitive photos: yes, hidden until the post is opened" : "Sensitive photos: no"))
    let japanese = screen(state, .japanese).menu.first { $0.action == item?.action }
    #expect(japanese?.label == (isSensitive ? "刺激の強い写真: はい（投稿を開くまで表示しません）" : "刺激の強い写真: いいえ"))
    #expect(render(state).contains("Sensitive photos\n[Photo: A wound]") == isSensitive)
  }

  @Test("asks who can see it")
  func visibility() {
    let state = state(.setting(.visibility))
    #expect(
      render(state) == """
        New post

        Who can see it?

        1. Public: everyone; shown in the public timeline, hashtags
           and search
        2. Unlisted: anyone who finds it; not shown in the public
           timeline, hashtags or search
        3. Followers only: your followers and people it mentions
        4. Direct: only people it mentions as @handle
        5. Keep as is (b)

        """)
  }

  @Test("says why a comment cannot be for more people")
  func narrowed() {
    var state = state(.setting(.visibility), commentOn: post("9"))
    state.visibilities = [.direct]
    #expect(
      render(state, .japanese) == """
        コメントの作成

        公開範囲を選んでください

        コメントの公開範囲は、元の投稿より広くできません。

        1. ダイレクト: @ユーザー名 でメンションした人だけが見られま
           す
        2. 変更しない (b)

        """)
  }

  @Test("asks for a place, beginning with what is there or was entered")
  func place() throws {
    var state = state(.setting(.place))
    state.form.content.place = Place(name: "Pier", latitude: nil, longitude: nil)
    var field = try #require(screen(state).field)
    #expect(field.label == "Place" && field.value == "Pier")
    #expect(field.submit("x") == .enter(.place, "x") && field.cancel == .keep)
    state.entry = "Pier@95,1"
    state.action = ActionState(outcome: .failed(.invalid(.latitude, .outOfRange)))
    field = try #require(screen(state, .japanese).field)
    #expect(field.label == "場所" && field.value == "Pier@95,1")
    #expect(render(state, .japanese).contains("! 緯度は-90から90までの数で入力してください。"))
  }

  @Test("offers drafts")
  func drafts() {
    var state = state(.choosingDraft)
    state.drafts = [
      draft("Half a thou\nand more", "1", named: "a", secondsAgo: 120),
      draft(PostForm(PostContent(warning: "w"), visibility: .direct), "2", named: "b", secondsAgo: 7200),
    ]
    #expect(
      render(state) == """
        New post

        You have drafts. Choose one to continue, or write something
        new.

        1. Post · 2 min ago
           Half a thou
           and more

        2. Post · 2 h ago · direct
           No text yet.

        3. Write something new (n)
        4. All drafts

        """)
    #expect(screen(state).entries[1].open == .openDraft(ID("b")))
  }

  @Test("shows an edit below the current version, when that was edited elsewhere")
  func conflict() {
    var state = ComposeStepsState(
      page: ComposeState(author: alice, writing: .edit(of: ID("9"))), step: .preview)
    state.ready = ready("Mine", .unlisted, remaining: 496)
    state.subject = Post(
      id: ID("9"), author: alice, content: PostContent("Theirs"), createdAt: noon.adding(seconds: -3600),
      editedAt: noon.adding(seconds: -60), visibility: .unlisted)
    #expect(
      render(state) == """
        Edit post
        ! This post was edited elsewhere. Your text is safe. Saving
          it replaces the current version, which stays in the edit
          history.

        Current version

        Alice @alice · 1 h ago · edited · unlisted
        Theirs

        Preview

        Alice @alice · 1 h ago · edited · unlisted
        Mine

        496 characters left

        1. Save (y)
        2. Keep writing (e)
        3. Photos: none
        4. Warning: none
        5. Place: none
        6. Poll: none
        7. Language: English (en)
        8. Save as draft (b)
        9. Discard (d)

        """)
    state.basedOn = noon.adding(seconds: -60)
  }
}
