export type Money = { minor: number; currency: string }

/** Whether two amounts are the same to the minor unit, in the same currency. */
export function sameMoney(one: Money, other: Money): boolean {
  return one.minor === other.minor && one.currency.toLowerCase() === other.currency.toLowerCase()
}
