import type { Count } from '@/domain/report/course'
import { moneyText } from '../money-text'

/** Each currency's amount on its own: `$1,294.70 · MX$400.00`. */
export function sumText(sums: Count['sums']): string {
  return sums.map(({ currency, hundredths }) => moneyText(hundredths / 100, currency)).join(' · ')
}
