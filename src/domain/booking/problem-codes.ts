/** What can be wrong with a field of a booking; the words for each stand in the catalogues. */
const bookingProblemCodes = [
  'required',
  'zipInvalid',
  'zipNowhere',
  'nameRequired',
  'emailInvalid',
  'emailManyVisits',
  'phoneInvalid',
  'addressRequired',
  'addressOtherZip',
  'aboutRequired',
  'tooLong',
  'invalid',
] as const

export type BookingProblemCode = (typeof bookingProblemCodes)[number]

/** The code of a schema's message; anything a schema did not word itself is `invalid`. */
export function bookingProblemCode(message: string): BookingProblemCode {
  return bookingProblemCodes.find((code) => code === message) ?? 'invalid'
}
