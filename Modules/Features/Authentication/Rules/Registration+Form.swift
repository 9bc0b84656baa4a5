import AppValues
import Entities
import PostText

extension Registration {
  /// What was entered in a form, checked.
  ///
  /// Throws `invalid` with the first field that is not acceptable.
  init(_ form: SignUpForm, language: String, today: CalendarDate) throws(AppError) {
    self.init(
      email: try EmailRule.normalised(form.email), password: form.password,
      handle: try Handle(ownServer: form.handle).text, name: try NameRule.normalised(form.name),
      birthday: try BirthdayRule.parsed(form.birthday, today: today), language: language)
    try PasswordRule.check(password, email: email, handle: handle)
  }
}
