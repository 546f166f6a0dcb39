/**
 * An exact fraction. Prices are multiplied and divided as fractions and rounded once at the end,
 * so no half cent is ever lost to a division that does not end (an area is `in² / 144`).
 * Invariant: `d` is positive. It is not kept in lowest terms; formulas here are short.
 */
export type Ratio = { readonly n: bigint; readonly d: bigint }

export const zero: Ratio = { n: 0n, d: 1n }
export const one: Ratio = { n: 1n, d: 1n }

const million = 1_000_000n
/** Below this, a whole number of millionths is the shortest decimal of its float. */
const fewDigits = 1e15

/**
 * The decimal that a float is written as: 0.1 is one tenth, not the binary fraction near it.
 * Throws a RangeError for NaN and the infinities.
 */
export function ratioOf(value: number): Ratio {
  if (Number.isSafeInteger(value)) return { n: BigInt(value), d: 1n }
  const millionths = Math.round(value * 1e6)
  if (Math.abs(millionths) < fewDigits && millionths / 1e6 === value) {
    return { n: BigInt(millionths), d: million }
  }
  return ratioOfDigits(value)
}

function ratioOfDigits(value: number): Ratio {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no exact value`)
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', decimals = ''] = mantissa.split('.')
  const digits = BigInt(whole + decimals)
  const power = Number(exponent) - decimals.length
  return power >= 0
    ? { n: digits * 10n ** BigInt(power), d: 1n }
    : { n: digits, d: 10n ** BigInt(-power) }
}

export function add(a: Ratio, b: Ratio): Ratio {
  return a.d === b.d ? { n: a.n + b.n, d: a.d } : { n: a.n * b.d + b.n * a.d, d: a.d * b.d }
}

export function subtract(a: Ratio, b: Ratio): Ratio {
  return add(a, { n: -b.n, d: b.d })
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return { n: a.n * b.n, d: a.d * b.d }
}

/** Divides by a whole number above zero. */
export function divideBy(a: Ratio, divisor: bigint): Ratio {
  return { n: a.n, d: a.d * divisor }
}

/** Throws a RangeError when the divisor is zero. */
export function divide(a: Ratio, b: Ratio): Ratio {
  if (b.n === 0n) throw new RangeError('A fraction cannot be divided by zero')
  return b.n > 0n ? { n: a.n * b.d, d: a.d * b.n } : { n: -a.n * b.d, d: a.d * -b.n }
}

export function isGreater(a: Ratio, b: Ratio): boolean {
  return a.n * b.d > b.n * a.d
}

/** `1 + percent / 100` */
export function percentMore(percent: number): Ratio {
  return add(one, divideBy(ratioOf(percent), 100n))
}

const powersOfTen = Array.from({ length: 13 }, (_, power) => 10n ** BigInt(power))

/** The whole number nearest to `value × 10^digits`, a half going away from zero. */
export function roundHalfUp(value: Ratio, digits: number): bigint {
  const doubled = value.n * 2n * (powersOfTen[digits] ?? 10n ** BigInt(digits))
  const divisor = value.d * 2n
  return doubled >= 0n ? (doubled + value.d) / divisor : -((value.d - doubled) / divisor)
}

/** The float for showing a fraction, right to 10 decimals. */
export function toNumber(value: Ratio): number {
  return Number(roundHalfUp(value, 10)) / 1e10
}
