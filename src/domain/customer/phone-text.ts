import { digitsOfPhone } from './phone-digits'

/** A number of ten digits as people here read it, however it was typed; any other as it stands. */
export function phoneText(phone: string): string {
  const isPlain = /^[+\d\s().-]*$/.test(phone)
  const parts = isPlain ? /^([2-9]\d\d)(\d{3})(\d{4})$/.exec(digitsOfPhone(phone)) : null
  if (parts === null) return phone.trim()
  const [, area, exchange, line] = parts
  return `(${area}) ${exchange}-${line}`
}
