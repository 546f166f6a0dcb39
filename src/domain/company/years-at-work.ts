import type { CompanyFacts } from './company-facts'

/** Years at work in steps that are said with a plus. */
const step = 5

/** How many years a company has been at work, as they stand before a plus; null in its first ones. */
export function yearsAtWork(foundedYear: number, thisYear: number): number | null {
  const years = Math.floor((thisYear - foundedYear) / step) * step
  return years < step ? null : years
}

/** Puts the years and the founding year where staff wrote `{years}` and `{year}`; null where it has none. */
export function withYears(
  text: string,
  foundedYear: CompanyFacts['foundedYear'],
  thisYear: number,
): string | null {
  const years = foundedYear === null ? null : yearsAtWork(foundedYear, thisYear)
  const figures: Record<string, number | null> = { years, year: foundedYear }
  let isSaid = true
  const said = text.replace(/\{(years?)\}/g, (_, name: string) => {
    const figure = figures[name] ?? null
    isSaid &&= figure !== null
    return String(figure)
  })
  return isSaid ? said : null
}
