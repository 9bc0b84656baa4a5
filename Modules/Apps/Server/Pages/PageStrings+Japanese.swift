import AppScreens

extension PageStrings {
  static let japanese = PageStrings(
    signIn: "サインイン", signOut: "サインアウト", signUp: "アカウントを作成", email: "メールアドレス",
    password: "パスワード", forgot: "パスワードをお忘れですか？", haveAccount: "アカウントをお持ちの方",
    signInForApp: { "\($0)で続けるには、サインインしてください。" }, tryNow: "今すぐ試す",
    consent: { "\($0)にアカウントの利用を許可しますか？" },
    asks: { "\($0)は次のことができるようになります。" },
    signedInAs: { "@\($0) としてサインインしています。" },
    allow: "許可", deny: "許可しない", otherAccount: "別のアカウントを使う",
    code: "確認コード", codeForApp: "この確認コードをアプリに貼り付けてください。10分以内に1回だけ使えます。",
    handle: "ユーザー名", handleHint: "半角の英字、数字、_ が使えます。後から変更できません。", name: "名前",
    nameHint: { "\($0, in: .japanese)文字まで。" }, passwordHint: { "\($0, in: .japanese)文字以上。" },
    resetTitle: "パスワードの再設定", newPassword: "新しいパスワード", setPassword: "パスワードを設定",
    resetRemoves:
      "新しいパスワードを設定すると、すべての端末でサインアウトします。このアドレスの確認より前に追加されたパスキーと、ほかのサインイン方法は削除されます。",
    confirmTitle: "メールアドレスの確認", confirm: "確認",
    mailed: Codes(
      reset: "アカウントのメールアドレスを入力してください。確認コードを送信します。",
      requested: "このアドレスのアカウントがあれば、確認コードが届きます。有効期限は15分です。",
      confirm: "このアドレスに送信した確認コードを入力してください。有効期限は15分です。",
      waiting: "アカウントは承認待ちです。サインインできるようになったら、メールで通知します。",
      request: "確認コードを送信", requestAgain: "確認コードをもう一度送信"),
    saved: { whom in
      Codes(
        reset: "このサーバーはメールを送信できません。アカウントのメールアドレスを入力してから、\(whom)に確認コードをお問い合わせください。",
        requested:
          "このサーバーはメールを送信できません。このアドレスのアカウントがあれば、確認コードを発行しました。\(whom)にお問い合わせください。有効期限は15分です。",
        confirm: "このサーバーはメールを送信できません。\(whom)に確認コードをお問い合わせのうえ、入力してください。有効期限は15分です。",
        waiting: "アカウントは承認待ちです。このサーバーはメールを送信できないため、あとでサインインを試すか、\(whom)にお問い合わせください。",
        request: "確認コードを発行", requestAgain: "確認コードをもう一度発行")
    },
    unmailed: { "このサーバーはメールを送信できないため、確認コードを送信できません。\($0)にお問い合わせください。" },
    administrator: "サーバーの管理者",
    reason: "参加したい理由", reasonHint: { "管理者がアカウントを承認するときに読みます。\($0, in: .japanese)文字まで。" },
    waiting: "承認をお待ちください", welcome: "ようこそ", welcomeText: { "アカウント \($0) ができました。" },
    welcomeAnyone: "アカウントができました。",
    getApp: "アプリを用意する", anyApp: "スマートフォンでもパソコンでも、Mastodon対応のアプリならどれでも使えます。たとえば:",
    onIPhone: "iPhone・iPad", onAndroid: "Android", inBrowser: "ブラウザー", moreApps: "ほかのアプリ",
    enterServer: "サーバーを入力する",
    enterServerText: "アプリでサーバーを聞かれたら、次のとおり入力します。続けてサインインし、アプリの利用を許可してください。",
    begin: "始める", beginText: "最初の投稿を書いて、気になる人をフォローしましょう。",
    whoIsHere: "みんなの投稿を見る", yourProfile: "自分のプロフィールを見る", useApp: "アプリで使う",
    footer: "SocialConnectで動いています", runBy: "運営:", about: "みんなのためのSNSです。",
    aboutServer: "このサーバーについて", privacy: "プライバシーポリシー", terms: "利用規約", rules: "サーバーのルール",
    agreesToBoth: "アカウントを作成すると、サーバーのルールと利用規約に同意したことになります。",
    agreesToRules: "アカウントを作成すると、サーバーのルールに同意したことになります。",
    agreesToTerms: "アカウントを作成すると、利用規約に同意したことになります。",
    latest: "最新の投稿", posts: "投稿", comments: "コメント", older: "以前の投稿", newest: "最新の投稿",
    noPosts: "まだ何もありません。",
    post: { "\($0)さんの投稿" }, postTitle: { "\($0)さん「\($1)」" }, time: { "\($0)（UTC）" },
    notFound: "ページが見つかりません", notFoundText: "存在しないか、公開されていません。",
    failed: "問題が起きました", failedText: "サーバーで処理できませんでした。しばらくしてからもう一度お試しください。",
    expired: "もう一度お試しください", expiredText: "ページを開いてから時間が経ちました。戻って再読み込みしてください。",
    unknownApp: "不明なアプリ",
    unknownAppText: "このアプリは登録されていないか、登録されていないアドレスに戻ろうとしました。",
    tooMany: { "アクセスが多すぎます。\($0, in: .japanese)秒後にもう一度お試しください。" },
    closed: "新規登録は停止中です", closedText: "このサーバーは現在、新しいアカウントを受け付けていません。",
    suspended: "停止されたアカウント",
    suspendedText: "このアカウントは管理者によって停止されています。プロフィールと投稿は表示されません。",
    account: .japanese,
    passkeys: .japanese, providers: .japanese)
}
