/** How many rows of each list there are. */
export type ShopSize = {
  customers: number
  /** Customers who can sign in, the first of them; each owns what is quoted to them. */
  accounts: number
  quotes: number
  /** At most one a quote; those of paid quotes come first. */
  payments: number
  inquiries: number
  works: number
}

/** A shop after years of work. */
export const years: ShopSize = {
  customers: 20_000,
  accounts: 0,
  quotes: 50_000,
  payments: 30_000,
  inquiries: 20_000,
  works: 0,
}

/** A chain of shops after as many years. */
const chain: ShopSize = {
  customers: 200_000,
  accounts: 200_000,
  quotes: 1_000_000,
  payments: 1_000_000,
  inquiries: 200_000,
  works: 5_000,
}

/** The chain, or a part of it. */
export function shopOfPart(part: number): ShopSize {
  const sizes = Object.entries(chain).map(([what, count]) => [what, Math.round(count * part)])
  return Object.fromEntries(sizes) as ShopSize
}
