/** An amount in major units as people read it; an unknown currency is named by its code. */
export function moneyText(amount: number, currencyCode: string): string {
  const currency = currencyCode.toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return `${amount} ${currencyCode}`.trim()
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount)
}

/** The same without its sign, for columns whose heading names the currency. */
export function bareMoneyText(amount: number, currencyCode: string): string {
  const currency = currencyCode.toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return String(amount)
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency })
  return format
    .formatToParts(amount)
    .filter(({ type }) => type !== 'currency' && type !== 'literal')
    .map(({ value }) => value)
    .join('')
}

export function dateText(value: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeZone: 'America/Chicago',
  }).format(date)
}

/** The same with the time of day, for what happens within hours. */
export function timeText(value: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return value
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'America/Chicago',
  }).format(date)
}
