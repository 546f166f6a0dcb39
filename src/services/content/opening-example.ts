import 'server-only'
import type { Locale } from '@/config/locales'
import { priceOpening } from '@/domain/glass-rules/price-opening'
import type { OpeningPrice } from '@/domain/glass-rules/price-opening'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { currentPricing } from '../catalogue/current-pricing'
import { cachedRead, retrySoon } from './cached-read'

const readExample = cachedRead(
  'opening-example',
  async (payload, locale: Locale, asked: string): Promise<OpeningPrice> => {
    const { work, size } = JSON.parse(asked) as { work: OpeningWork; size: OpeningSize }
    const { tables } = await currentPricing({ payload })
    return priceOpening(work, size, tables[locale])
  },
)

/**
 * What an opening costs today, for a page that shows a price before anybody typed a size; money in major
 * units. None while the prices cannot be read: a page is whole without it.
 */
export async function readOpeningExample(
  locale: Locale,
  work: OpeningWork,
  size: OpeningSize,
): Promise<OpeningPrice> {
  try {
    return await readExample(locale, JSON.stringify({ work, size }))
  } catch (error) {
    console.error('A price for example could not be read', error)
    await retrySoon()
    return { kind: 'none' }
  }
}

/** The finishes of the price list, by name in the reader’s language. */
const readFinishes = cachedRead(
  'opening-example',
  async (payload, locale: Locale, _list: 'finishes') => {
    const { tables } = await currentPricing({ payload })
    return tables[locale].finishes.map(({ key, name }) => ({ key, name }))
  },
)

/** None while the prices cannot be read. */
export async function readFinishNames(locale: Locale): Promise<{ key: string; name: string }[]> {
  try {
    return await readFinishes(locale, 'finishes')
  } catch (error) {
    console.error('The finishes could not be read', error)
    await retrySoon()
    return []
  }
}
