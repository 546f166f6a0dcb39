import 'server-only'
import { globalSlugs } from '@collections/slugs'
import type { Payload } from 'payload'
import { defaultLocale } from '@/config/locales'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import { priceOfficeDraft } from '@/domain/quote/price-office-draft'
import type { PricedDraft } from '@/domain/quote/price-office-draft'
import type { TaxTreatmentRow } from '@/domain/quote/tax-treatment'
import { currentPricing } from '../catalogue/current-pricing'
import type { Pricing } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'

export type DraftPrices = Pricing & { taxRows: TaxTreatmentRow[] }

/** The prices of now and the shop's rules of what is taxed. */
export async function draftPrices(ctx: Pick<ServiceContext, 'payload'>): Promise<DraftPrices> {
  const [pricing, taxRows] = await Promise.all([currentPricing(ctx), taxRowsOf(ctx.payload)])
  return { ...pricing, taxRows }
}

/** Prices a draft of the office; throws where the shop has no region to price in. */
export function priceDraft(draft: OfficeDraft, { tables, taxRows }: DraftPrices): PricedDraft {
  const priced = priceOfficeDraft(draft, { tables: tables[defaultLocale], taxRows })
  if (priced === null) throw new Error('There is no region to price in.')
  return priced
}

type Sentence = Partial<TaxTreatmentRow['sentence']> | null | undefined

async function taxRowsOf(payload: Payload): Promise<TaxTreatmentRow[]> {
  const { taxTreatments } = await payload.findGlobal({
    slug: globalSlugs.pricingSettings,
    depth: 0,
    locale: 'all',
    overrideAccess: true, // how the server prices, whoever asks
  })
  return (taxTreatments ?? []).map(({ use, job, contract, base, sentence }) => {
    // In every language at once it is an object, which the generated type does not know.
    const said = sentence as unknown as Sentence
    return {
      use: use ?? null,
      job: job ?? null,
      contract: contract ?? null,
      base,
      sentence: { en: said?.en ?? '', es: said?.es ?? '' },
    }
  })
}
