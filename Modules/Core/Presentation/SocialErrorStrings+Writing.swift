import AppScreens
import AppValues
import Entities

extension SocialErrorStrings {
  public struct Writing: Sendable {
    public var empty, notUTF8: String
    /// - Parameter name: The name of the text, one of the ``Fields``.
    public var tooLarge: @Sendable (_ name: String, _ maximum: Int, _ excess: Int) -> String
    public var malformedLink, malformedHashtag, malformedLanguage: String
    public var tooManyHashtags, tooManyFeaturedHashtags, tooManyPins: @Sendable (_ maximum: Int) -> String
    public var malformedPlace, malformedCoordinates, latitudeOutOfRange, longitudeOutOfRange: String
    public var commentTooVisible: String
    public var malformedDuration, durationOutOfRange, malformedHours: String
    public var noFilterContext: String
    public var tooManyFilters, tooManyFilterEntries: @Sendable (_ maximum: Int) -> String
    public var malformedPoll, optionTwice, pollDurationOutOfRange, photosWithPoll, noSuchOption, noChoice,
      oneChoice, pollEnded, ownPoll, votedBefore: String
    public var malformedTime, timeTooSoon: String
    public var tooManyScheduled, tooManyThatDay: @Sendable (_ maximum: Int) -> String
    public var tooFewOptions, tooManyOptions: @Sendable (_ limit: Int) -> String
  }

  func explainWriting(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.text, .empty): writing.empty
    case (.text, .malformed): writing.notUTF8
    case (.text, .tooLarge(let maximum, let excess)), (.textWithWarning, .tooLarge(let maximum, let excess)),
      (.bio, .tooLarge(let maximum, let excess)):
      writing.tooLarge(fields.name(of: field) ?? "", maximum, excess)
    case (.link, .malformed): writing.malformedLink
    case (.hashtag, .malformed): writing.malformedHashtag
    case (.hashtags, .outOfRange): writing.tooManyHashtags(Hashtag.maximumFollowed)
    case (.hashtags, .tooLong(let maximum, _)): writing.tooManyFeaturedHashtags(maximum)
    case (.pins, .tooLong(let maximum, _)): writing.tooManyPins(maximum)
    case (.duration, .malformed): writing.malformedDuration
    case (.duration, .outOfRange): writing.durationOutOfRange
    case (.hours, .malformed): writing.malformedHours
    case (.scheduledAt, .malformed), (.startTime, .malformed), (.endTime, .malformed): writing.malformedTime
    case (.scheduledAt, .outOfRange): writing.timeTooSoon
    case (.scheduledPosts, .tooLong(let maximum, _)): writing.tooManyScheduled(maximum)
    case (.scheduledDay, .tooLong(let maximum, _)): writing.tooManyThatDay(maximum)
    case (.filterContexts, .empty): writing.noFilterContext
    case (.filters, .outOfRange): writing.tooManyFilters(PostFilter.maximumCount)
    case (.filterEntries, .outOfRange): writing.tooManyFilterEntries(PostFilter.maximumEntries)
    default: explainPoll(field, rule)
    }
  }

  private func explainPoll(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.poll, .malformed): writing.malformedPoll
    case (.pollOption, .taken): writing.optionTwice
    case (.pollOptions, .tooShort(let minimum)): writing.tooFewOptions(minimum)
    case (.pollOptions, .tooLong(let maximum, _)): writing.tooManyOptions(maximum)
    case (.pollDuration, .outOfRange): writing.pollDurationOutOfRange
    case (.photos, .unsupported): writing.photosWithPoll
    case (.vote, .missing): writing.noSuchOption
    case (.vote, .empty): writing.noChoice
    case (.vote, .tooLong): writing.oneChoice
    case (.vote, .outOfRange): writing.pollEnded
    case (.vote, .unsupported): writing.ownPoll
    case (.vote, .unchanged): writing.votedBefore
    default: nil
    }
  }

  /// Describes errors about settings of a post, of a profile and for sending email.
  func explainSetting(_ field: InputField, _ rule: InputRule) -> String? {
    switch (field, rule) {
    case (.language, .malformed): writing.malformedLanguage
    case (.place, .malformed): writing.malformedPlace
    case (.latitude, .outOfRange): writing.latitudeOutOfRange
    case (.longitude, .outOfRange): writing.longitudeOutOfRange
    case (.latitude, .empty), (.longitude, .empty): writing.malformedCoordinates
    case (.visibility, .outOfRange): writing.commentTooVisible
    case (.fields, .tooLong(let maximum, _)): profile.tooManyFields(maximum)
    case (.fields, .malformed): profile.malformedField
    case (.attributionDomain, .malformed): profile.malformedDomain
    case (.attributionDomains, .tooLong(let maximum, _)): profile.tooManyDomains(maximum)
    case (.visibility, .unsupported): profile.directByDefault
    case (.mail, .missing): mail.noSender
    case (.mail, .toolMissing(let package)): mail.toolMissing(package)
    default: nil
    }
  }
}

extension SocialErrorStrings.Writing {
  static let english = Self(
    empty: "Write something or add a photo first.",
    notUTF8: "The text isn't valid UTF-8. Nothing was posted.",
    tooLarge: {
      "\($0) is too large: \($2, in: .english) bytes over the limit of \($1, in: .english). Use fewer long links and emoji."
    },
    malformedLink: "No such place. Try @handle, #hashtag or post/ID.",
    malformedHashtag: "A hashtag can have only letters, digits and _, and not only digits.",
    malformedLanguage: "Use the code of a language, like en, ja or zh-TW.",
    tooManyHashtags: { "You can follow up to \($0, in: .english) hashtags. Unfollow one first." },
    tooManyFeaturedHashtags: { "You can feature up to \($0, in: .english) hashtags. Remove one first." },
    tooManyPins: { "You can pin up to \($0, in: .english) posts. Unpin one first." },
    malformedPlace: "Enter a place as a name, with coordinates if you like: Lake Biwa@35.25,136.1",
    malformedCoordinates:
      "Enter coordinates as latitude,longitude: 35.25,136.1",
    latitudeOutOfRange: "The latitude must be a number from -90 to 90.",
    longitudeOutOfRange: "The longitude must be a number from -180 to 180.",
    commentTooVisible: "A comment can't be visible to more people than the post it replies to.",
    malformedDuration: "Enter a duration like 30m, 12h, 7d or 2w.",
    durationOutOfRange: "The duration must be between 1m and 365d.",
    malformedHours: "Enter hours like 22:00-07:00.",
    noFilterContext: "Choose at least one place where the filter applies.",
    tooManyFilters: { "You can have up to \($0, in: .english) filters. Delete one first." },
    tooManyFilterEntries: {
      "All your filters together can have up to \($0, in: .english) phrases, and as many posts. Remove some first."
    },
    malformedPoll: "Enter a poll like Tea / Coffee; 3d",
    optionTwice: "The options of a poll must differ.",
    pollDurationOutOfRange: "A poll can last from 5 minutes to a month.",
    photosWithPoll: "A post can have photos or a poll, not both.",
    noSuchOption: "The poll doesn't have that option.", noChoice: "Choose an option.",
    oneChoice: "You can choose only one option in this poll.", pollEnded: "The poll has ended.",
    ownPoll: "You can't vote in your own poll.",
    votedBefore: "You've voted in this poll. A vote can't be changed.",
    malformedTime: "Enter a time like tomorrow 9:00, fri 18:30, 2026-12-24 18:00 or 2h.",
    timeTooSoon: "Choose a time at least 5 minutes from now.",
    tooManyScheduled: { "You can have up to \($0, in: .english) scheduled posts. Delete one first." },
    tooManyThatDay: { "You can schedule up to \($0, in: .english) posts for one day. Choose another day." },
    tooFewOptions: { "A poll needs at least \($0, in: .english) options." },
    tooManyOptions: { "A poll can have up to \($0, in: .english) options." })

  static let japanese = Self(
    empty: "投稿する内容がありません。本文か写真を追加してください。", notUTF8: "本文がUTF-8のテキストではないため、投稿していません。文字コードを変換してください。",
    tooLarge: { "\($0)が大きすぎます。上限の\($1, in: .japanese)バイトを\($2, in: .japanese)バイト超えています。長いリンクや絵文字を減らしてください。" },
    malformedLink: "その移動先はありません。@ユーザー名、#ハッシュタグ、post/ID のように入力してください。",
    malformedHashtag: "ハッシュタグに使えるのは文字、数字、_ だけです。数字だけにはできません。",
    malformedLanguage: "言語は en、ja、zh-TW のような言語コードで指定してください。",
    tooManyHashtags: { "フォローできるハッシュタグは\($0, in: .japanese)個までです。先にほかのハッシュタグのフォローを解除してください。" },
    tooManyFeaturedHashtags: { "プロフィールに表示できるハッシュタグは\($0, in: .japanese)個までです。先にほかのハッシュタグを外してください。" },
    tooManyPins: { "固定できる投稿は\($0, in: .japanese)件までです。先にほかの投稿の固定を解除してください。" },
    malformedPlace: "場所は、名前と、必要なら座標を入力してください。例: 琵琶湖@35.25,136.1",
    malformedCoordinates: "座標は、緯度と経度をコンマで区切って入力してください。例: 35.25,136.1",
    latitudeOutOfRange: "緯度は-90から90までの数で入力してください。",
    longitudeOutOfRange: "経度は-180から180までの数で入力してください。",
    commentTooVisible: "コメントの公開範囲は、元の投稿より広くできません。",
    malformedDuration: "期間は 30m、12h、7d、2w のように入力してください。",
    durationOutOfRange: "期間は 1m から 365d までです。",
    malformedHours: "時間帯は 22:00-07:00 のように入力してください。",
    noFilterContext: "フィルターを適用する場所を1つ以上選んでください。",
    tooManyFilters: { "フィルターは\($0, in: .japanese)個までです。先にほかのフィルターを削除してください。" },
    tooManyFilterEntries: { "フィルター全体で、言葉と投稿はそれぞれ\($0, in: .japanese)個までです。先にいくつか外してください。" },
    malformedPoll: "アンケートは お茶 / コーヒー; 3d のように入力してください。",
    optionTwice: "同じ選択肢が複数あります。", pollDurationOutOfRange: "投票期間は5分から1か月までです。",
    photosWithPoll: "写真とアンケートを同じ投稿に付けることはできません。",
    noSuchOption: "その選択肢はありません。", noChoice: "選択肢を選んでください。",
    oneChoice: "このアンケートで選べるのは1つだけです。", pollEnded: "このアンケートは終了しました。",
    ownPoll: "自分のアンケートには投票できません。", votedBefore: "このアンケートには投票済みです。投票は変更できません。",
    malformedTime: "日時は 明日 9:00、金曜 18:30、2026-12-24 18:00、2h のように入力してください。",
    timeTooSoon: "5分以上先の日時を指定してください。",
    tooManyScheduled: { "予約できる投稿は\($0, in: .japanese)件までです。先にほかの予約を削除してください。" },
    tooManyThatDay: { "1日に予約できる投稿は\($0, in: .japanese)件までです。別の日を指定してください。" },
    tooFewOptions: { "選択肢は\($0, in: .japanese)個以上必要です。" },
    tooManyOptions: { "選択肢は\($0, in: .japanese)個までです。" })
}
