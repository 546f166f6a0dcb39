import { nearestSixteenth, sixteenthIn } from './sixteenths'

/** 36.625 as `36 5/8`; a length between the marks of a tape is written in decimals. */
export function formatInches(inches: number): string {
  // a hair beside a mark is what came out of feet
  const sixteenths = Number((inches / sixteenthIn).toFixed(3))
  return Number.isInteger(sixteenths) ? formatSixteenths(sixteenths) : formatInchesDecimal(inches)
}

/** As one reads it off a tape: 36 5/7 is `36 11/16`. For what is looked at; what is priced stays what was typed. */
export function formatOnTape(inches: number): string {
  return formatInches(nearestSixteenth(inches))
}

/** A length that was worked out, without what binary sums leave behind it: 16.8 + 0.1 is `16.9`. */
export function formatWorkedOut(inches: number): string {
  return formatInches(Number(inches.toFixed(6)))
}

/** 36.625 as `36.625`, with at most four decimals and no idle zeros. */
export function formatInchesDecimal(inches: number): string {
  return String(Number(inches.toFixed(4)))
}

/** 36.625 as 3 feet and `0 5/8` inches. */
export function feetAndInches(inches: number): { feet: number; rest: string } {
  const rounded = Number(inches.toFixed(4))
  const feet = Math.floor(rounded / 12)
  const rest = Number((rounded - feet * 12).toFixed(4))
  const written = formatInches(rest)
  const isBareFraction = rest < 1 && written.includes('/')
  return { feet, rest: `${isBareFraction ? '0 ' : ''}${written}` }
}

function formatSixteenths(sixteenths: number): string {
  if (sixteenths < 0) return `-${formatSixteenths(-sixteenths)}`
  const whole = Math.floor(sixteenths / 16)
  let [top, bottom] = [sixteenths % 16, 16]
  if (top === 0) return String(whole)
  while (top % 2 === 0) [top, bottom] = [top / 2, bottom / 2]
  return whole === 0 ? `${top}/${bottom}` : `${whole} ${top}/${bottom}`
}

/** 242.5 inches as `20′ 2 1/2″`, to the nearest sixteenth. */
export function writeFeet(inches: number): string {
  const { feet, rest } = feetAndInches(nearestSixteenth(inches))
  return `${feet}′ ${rest}″`
}
