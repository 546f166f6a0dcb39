const holdRefusals = ['taken', 'malformed'] as const

/** Why a time could not be held, as an address says it. */
export function isHoldRefusal(value: string): value is (typeof holdRefusals)[number] {
  return holdRefusals.some((kind) => kind === value)
}

const bookedRefusals = ['booked_and_off', 'booked_and_past'] as const

/** Why a form that was sent again books nothing, though it was a booking once, as an address says it. */
export function isBookedRefusal(value: string): value is (typeof bookedRefusals)[number] {
  return bookedRefusals.some((kind) => kind === value)
}

const changeRefusals = [
  'taken',
  'too_late',
  'called_off',
  'malformed',
  'booked_before',
  'booked_for_quote',
  ...bookedRefusals,
] as const

/** Why a visit was not changed, as an address says it. */
export function isChangeRefusal(value: string): value is (typeof changeRefusals)[number] {
  return changeRefusals.some((kind) => kind === value)
}
