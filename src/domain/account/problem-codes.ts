/** What can be wrong with a field of an account form; the words for each stand in the catalogues. */
export const accountProblemCodes = [
  'fullNameRequired',
  'fullNameTooLong',
  'emailRequired',
  'emailInvalid',
  'emailUnchanged',
  'passwordRequired',
  'passwordTooShort',
  'staffPasswordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'passwordUnchanged',
  'passwordWrong',
  'passwordsDiffer',
  'confirmRequired',
  'phoneInvalid',
  'phoneTooLong',
  'addressTooLong',
  'tokenRequired',
  'invalid',
] as const

export type AccountProblemCode = (typeof accountProblemCodes)[number]

export type FieldProblem<Code extends string = AccountProblemCode> = { field: string; code: Code }

/** The code of a schema's message; anything a schema did not word itself is `invalid`. */
export function accountProblemCode(message: string): AccountProblemCode {
  return accountProblemCodes.find((code) => code === message) ?? 'invalid'
}
