import { useTranslations } from 'next-intl'
import type { HardwareLine, PricingTables } from '@/domain/pricing/types'
import type { PaidFacts } from '@/domain/quote/resumed-quote'
import { insideSentence } from '@/domain/text/inside-sentence'
import { rowOfNames } from '@/domain/text/row-of-names'

type Paid = {
  work: PaidFacts['work']
  areSizesFinal: boolean
  lines: HardwareLine[]
  nameOf: (line: HardwareLine) => string
}

/** All the hardware of a paid shower in words, the hinges first, as its estimate named it; by what was saved, not by what is sold now. */
export function usePaidHardware(tables: PricingTables | null) {
  const t = useTranslations('quote.shower.partNames')
  const e = useTranslations('quote.estimate.drawingCells')
  return ({ work, areSizesFinal, lines, nameOf }: Paid): string | null => {
    if (work?.drawn !== 'enclosure') return null
    const has = (role: 'door' | 'fixed') => work.panels.some((panel) => panel.role === role)
    const rowOf = ({ id }: HardwareLine) => tables?.hardware.find((row) => row.id === id)
    const hinges = lines.filter((line) => (rowOf(line)?.carries ?? null) !== null)
    const others = lines.filter((line) => !hinges.includes(line))
    const counted = (line: HardwareLine) =>
      line.quantity > 1 && !['linear_ft', 'psf'].includes(line.unitOfMeasure)
        ? `${line.quantity}\u00a0×\u00a0${insideSentence(nameOf(line))}`
        : nameOf(line)
    const isMetalKnown =
      (work.look?.metal ?? null) !== null ||
      lines.some((line) => (rowOf(line)?.metal ?? null) !== null)
    return rowOfNames([
      ...(hinges.length > 0 ? hinges.map(nameOf) : has('door') ? [t('standardHinges')] : []),
      ...(has('fixed') ? [t('channel')] : []),
      ...others.map(counted),
      ...(isMetalKnown || areSizesFinal ? [] : [e('metalOpen')]),
    ])
  }
}
