/** What can be wrong with a field of an inquiry; the words for each stand in the catalogues. */
export const inquiryProblemCodes = [
  'required',
  'nameRequired',
  'emailInvalid',
  'phoneInvalid',
  'contactRequired',
  'tooLong',
  'invalid',
] as const

export type InquiryProblemCode = (typeof inquiryProblemCodes)[number]

/** The code of a schema's message; anything a schema did not word itself is `invalid`. */
export function inquiryProblemCode(message: string): InquiryProblemCode {
  return inquiryProblemCodes.find((code) => code === message) ?? 'invalid'
}
