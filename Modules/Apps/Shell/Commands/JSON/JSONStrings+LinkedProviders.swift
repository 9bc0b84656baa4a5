import AppScreens

extension JSONStrings {
  struct LinkedProvider: LocalizedStrings {
    let form, id, provider, name, email, emailOff, linkedAt, usedAt: String

    static let english = LinkedProvider(
      form: "linked provider (of “linked-providers”)", id: "for “linked-providers unlink”",
      provider: "a word such as google, for “linked-providers link”", name: "what it's called",
      email: "the address that it named last, or null",
      emailOff: "true if it no longer forwards email to that address",
      linkedAt: "time", usedAt: "time, or null if it hasn't been used since")

    static let japanese = LinkedProvider(
      form: "連携（linked-providers）", id: "linked-providers unlink に渡すID",
      provider: "google などの語。linked-providers link に渡す", name: "サービスの名前",
      email: "最後に伝えられたメールアドレス。なければ null", emailOff: "そのアドレスへのメールの転送が停止されていれば true",
      linkedAt: "連携した時刻", usedAt: "最後に使われた時刻。未使用なら null")
  }
}
