/** Noon of a day such as `2027-01-12`: the same day wherever the company is. */
export function noonOf(day: string): Date {
  return new Date(`${day}T18:00:00Z`)
}
