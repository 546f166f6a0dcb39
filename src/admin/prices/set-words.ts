import type { useTranslations } from 'next-intl'
import { countInForce, standingOf } from '@/domain/price-change/standing'
import type { PriceCell } from '@/domain/price-change/price-cell'
import type { ShownSet } from '@/services/price-changes/sets'
import { timeText } from '../money-text'

type Words = ReturnType<typeof useTranslations<'officePrices'>>

/** What a set is called: one that takes back is named by that, since it has the title of the other. */
export function setName(t: Words, { title, takesBack }: ShownSet): string {
  return takesBack === null ? title || t('untitled') : t('sets.pricesOfBefore', { id: takesBack })
}

/** Whether its prices are in force, and since when. */
export function setStanding(t: Words, set: ShownSet, cells: readonly PriceCell[]): string {
  const moment = set.takenBackAt ?? set.publishedAt ?? set.holdsFrom
  return t(`standing.${standingOf(set, cells)}`, {
    date: moment === null ? '' : timeText(moment),
    count: countInForce(set.changes, cells),
    all: set.changes.length,
  })
}
