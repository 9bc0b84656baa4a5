import AppScreens

/// What the help says of the commands about accounts.
struct AccountHelpStrings: LocalizedStrings {
  let signUp, newEmail, handle, ownName, birthday, signIn, accountEmail, signInEmail, emailOrServer, provider,
    newHandle,
    providerAlone, choosingHandle, discard,
    signOut, whoAmI, accounts, use: String
  let changePassword, keepOthers, passwordsInput, signIns, signInList, log, logNeeded, revoke, sessionID,
    others,
    idOrOthers,
    deleteAccount, deleteAccountRemark: String
  let changeEmail, changedEmail, code: String
  let restoreEmail, restoreEmailRemark, restoringCode: String
  let resetPassword: String
  let passwordInput: String
  let tokenCommand, tokenStoreCommand, tokenEraseCommand, tokenCommandNeeded, tokenServerNeeded,
    tokenStoreNeeded: String

  static let english = AccountHelpStrings(
    signUp: "Create an account and sign in.", newEmail: "The email address to sign in with.",
    handle: "The name after the @: a to z, digits and _.", ownName: "Your name, up to 30 characters.",
    birthday: "Your birthday, YYYY-MM-DD; optional.", signIn: "Sign in to an account.",
    accountEmail: "The email address of the account.",
    signInEmail:
      "The email address of the account. Without it, you sign in at --server in your browser.",
    emailOrServer: "Give --email or --provider, or --server to sign in there.",
    provider: """
      Sign in on this device with an account elsewhere, such as google. The environment has its settings, as for a server: \
      see “Run a server”. Apple isn't among them, since it returns only to https addresses.
      """,
    newHandle: "With --provider: the handle of the account to create if you have none yet.",
    providerAlone: "--provider needs neither --email nor --server, and --handle needs --provider.",
    choosingHandle: "No account here belongs to it yet. To create one, add --handle.",
    discard: "Sign out even if something you wrote hasn't been sent yet; it's removed.",
    signOut: "Sign out of the current account, or the one given with --as.",
    whoAmI: "Show the current account.",
    accounts: "List the accounts signed in on this device, or switch between them.",
    use: "Switch to this account.",
    changePassword: "Change your password and sign out everywhere else.",
    keepOthers: "Stay signed in everywhere else.",
    passwordsInput: "Read the current and the new password from the first two lines of standard input.",
    signIns: "List and end the sessions of your account.",
    signInList: "List the sessions of your account, newest first.",
    log: "List what happened to your account instead: who signed in, and changes of what you sign in with.",
    logNeeded: "--limit and --before need --log.",
    revoke: "End a session, or all but this one.", sessionID: "The session's ID.",
    others: "All but the session on this device.", idOrOthers: "Give a session ID, or --others.",
    deleteAccount:
      "Permanently delete the current account, or the one given with --as, and everything in it.",
    deleteAccountRemark: "To keep a copy, run “socialconnect export” first.",
    changeEmail: "Change your email address: request a code, then confirm with --code.",
    changedEmail: "The new email address.", code: "The six-digit code from the email.",
    restoreEmail: "Undo a change of your email address, within 7 days.",
    restoreEmailRemark:
      "Everyone is signed out; then choose a new password with “socialconnect reset-password”.",
    restoringCode: "The code from the email to the previous address.",
    resetPassword: "Reset a forgotten password: request a code, then set a new password with --code.",
    passwordInput: """
      Read the password from the first line of standard input instead of asking for it, and the code of an account with \
      two factors from the next.
      """,
    tokenCommand: """
      Keep no token on this device: this command prints it whenever it's needed. Alone, it signs in with the token that \
      it prints now. Without it, SOCIALCONNECT_TOKEN_COMMAND counts, if it's set.
      """,
    tokenStoreCommand: """
      With --token-command: sign in as usual, and give the new token to this command on standard input \
      (SOCIALCONNECT_TOKEN_STORE_COMMAND).
      """,
    tokenEraseCommand:
      "With --token-command: remove the token with this command when you sign out (SOCIALCONNECT_TOKEN_ERASE_COMMAND).",
    tokenCommandNeeded: "Give --token-command too.", tokenServerNeeded: "--token-command needs --server.",
    tokenStoreNeeded:
      "--token-command alone signs in with the token that it prints. Leave out --email, or give --token-store-command."
  )

  static let japanese = AccountHelpStrings(
    signUp: "アカウントを作成し、サインインします。", newEmail: "サインインに使うメールアドレス。",
    handle: "@ に続くユーザー名。英字（a〜z）、数字、_。", ownName: "名前（30文字まで）。",
    birthday: "生年月日（YYYY-MM-DD）。省略できます。", signIn: "アカウントにサインインします。",
    accountEmail: "アカウントのメールアドレス。",
    signInEmail: "アカウントのメールアドレス。省略時は、--server のサーバーにブラウザーでサインインします。",
    emailOrServer: "--email か --provider を指定するか、--server でサインインするサーバーを指定してください。",
    provider: """
      google など、ほかのサービスのアカウントでこの端末のネットワークにサインインします。設定はサーバーと同じ環境変数で行います（「Run a server」を参照）。\
      Appleは、https のアドレスにしか戻れないため使えません。
      """,
    newHandle: "--provider と併用。まだアカウントがない場合に作成するアカウントのユーザー名。",
    providerAlone: "--provider は --email や --server と一緒には使えません。--handle は --provider と一緒に使ってください。",
    choosingHandle: "このサービスに対応するアカウントはまだありません。作成するには --handle を指定してください。",
    discard: "まだ送信されていないものがあっても、削除してサインアウトします。",
    signOut: "現在のアカウント、または --as で指定したアカウントからサインアウトします。",
    whoAmI: "現在のアカウントを表示します。",
    accounts: "この端末でサインイン中のアカウントを表示し、切り替えます。",
    use: "このアカウントに切り替えます。",
    changePassword: "パスワードを変更し、ほかの端末をすべてサインアウトします。",
    keepOthers: "ほかの端末をサインアウトしません。",
    passwordsInput: "現在のパスワードと新しいパスワードを、標準入力の最初の2行から読みます。",
    signIns: "サインイン中の端末を表示し、不要な端末をサインアウトします。",
    signInList: "サインイン中の端末を、新しい順に表示します。",
    log: "代わりに、サインインやサインイン方法の変更など、アカウントの履歴を表示します。",
    logNeeded: "--limit と --before は --log と一緒に使ってください。",
    revoke: "指定した端末、またはこの端末以外のすべてをサインアウトします。",
    sessionID: "端末のID。", others: "この端末以外のすべて。",
    idOrOthers: "端末のIDか --others を指定してください。",
    deleteAccount: "現在のアカウント、または --as で指定したアカウントを、内容ごと完全に削除します。",
    deleteAccountRemark: "データを残したい場合は、先に socialconnect export を実行してください。",
    changeEmail: "メールアドレスを変更します。まず確認コードを送信し、届いたコードを --code で指定します。",
    changedEmail: "新しいメールアドレス。", code: "メールに記載された6桁の数字。",
    restoreEmail: "メールアドレスの変更を取り消します（7日以内）。",
    restoreEmailRemark: "すべての端末がサインアウトされます。そのあと socialconnect reset-password で新しいパスワードを設定してください。",
    restoringCode: "変更前のアドレスに届いたメールのコード。",
    resetPassword: "忘れたパスワードを再設定します。まず確認コードを送信し、届いたコードを --code で指定します。",
    passwordInput: "パスワードを尋ねずに、標準入力の最初の行から読みます。2要素認証の認証コードが必要な場合は、次の行から読みます。",
    tokenCommand: """
      この端末にトークンを保存せず、必要なときにこのコマンドの出力から読みます。これだけを指定すると、今出力されるトークンで\
      サインインします。省略時は SOCIALCONNECT_TOKEN_COMMAND を使います。
      """,
    tokenStoreCommand: """
      --token-command と併用。通常どおりサインインし、新しいトークンをこのコマンドの標準入力に渡します\
      （SOCIALCONNECT_TOKEN_STORE_COMMAND）。
      """,
    tokenEraseCommand:
      "--token-command と併用。サインアウト時に、このコマンドでトークンを削除します（SOCIALCONNECT_TOKEN_ERASE_COMMAND）。",
    tokenCommandNeeded: "--token-command も指定してください。",
    tokenServerNeeded: "--token-command は --server と一緒に使ってください。",
    tokenStoreNeeded:
      "--token-command だけの場合は、出力されるトークンでサインインします。--email を省略するか、--token-store-command も指定してください。")
}
