import { useTranslations } from 'next-intl'
import { stillSold } from './hardware-choices'
import type { HardwareChoice } from './hardware-choices'

type Props = {
  chosen: readonly HardwareChoice[]
  tables: Parameters<typeof stillSold>[1]
}

/** That something chosen before has left the list, and the price with it. */
export function NotSoldNote({ chosen, tables }: Props) {
  const t = useTranslations('quote.hardware')
  const count = chosen.length - stillSold(chosen, tables).length
  if (count === 0) return null
  return <p className="mb-3 border-l-3 border-edge-mid pl-4 text-base">{t('notSold', { count })}</p>
}
