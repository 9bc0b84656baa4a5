public import AppValues
import Entities
import PostText

extension Registration {
  /// What was entered in a form, checked.
  ///
  /// - Parameters:
  ///   - form: What was entered.
  ///   - language: The language to address the account's owner in, an ISO 639-1 code.
  ///   - today: The day, to check birthdays.
  ///   - conditions: What the account has to wait for.
  ///
  /// Throws `invalid` with the first field that is not acceptable.
  public init(
    _ form: SignUpForm, language: String, today: CalendarDate, conditions: SignUpConditions = .none
  ) throws(AppError) {
    self.init(
      email: try EmailRule.normalised(form.email), password: form.password.value,
      handle: try Handle(ownServer: form.handle).text, name: try NameRule.normalised(form.name),
      birthday: try BirthdayRule.parsed(form.birthday, today: today), language: language,
      reason: try TextLimit.reason.kept(form.reason, lines: true), conditions: conditions)
    try PasswordRule.check(password.value, email: email, handle: handle)
  }
}
