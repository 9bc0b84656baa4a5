import AppScreens

/// What the help says of the command about providers by which one signs in.
struct LinkedProvidersHelpStrings: LocalizedStrings {
  let linkedProviders, remark, list, link, unlink, id, provider: String

  static let english = LinkedProvidersHelpStrings(
    linkedProviders: "List, link and unlink accounts elsewhere by which you sign in.",
    remark: "For an account at a server, others are linked on a page of the server, which the list names.",
    list: "List them, the first linked first.",
    link: "Link one to the account on this device.",
    unlink: "Unlink one: it no longer signs you in.", id: "The ID in the list.",
    provider: "Its word, such as google.")

  static let japanese = LinkedProvidersHelpStrings(
    linkedProviders: "サインインに使うほかのサービスのアカウントを表示し、連携や連携の解除をします。",
    remark: "サーバーのアカウントの場合、連携の追加は一覧に表示されるサーバーのページで行います。",
    list: "連携を古い順に表示します。", link: "この端末のネットワークのアカウントに連携を追加します。",
    unlink: "連携を解除します。以後、そのサービスではサインインできません。", id: "一覧に表示されるID。",
    provider: "google などの語。")
}
