/** The phone number in the answer about one's own profile; read by hand, which weighs least. */
export function profileIn(answer: unknown): { phoneNumber: string } | null {
  const profile = propertyOf(answer, 'profile')
  const phoneNumber = propertyOf(profile, 'phoneNumber')
  return typeof phoneNumber === 'string' ? { phoneNumber } : null
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
