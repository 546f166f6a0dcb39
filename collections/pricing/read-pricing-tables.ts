import type { PayloadRequest } from 'payload'
import { rowsInLanguage } from '@/domain/pricing/rows-in-language'
import { tablesFromRows } from '@/domain/pricing/tables-from-rows'
import type { PricingRows } from '@/domain/pricing/tables-from-rows'
import type { PricingTables } from '@/domain/pricing/types'
import { defaultLocale } from '../../src/config/locales'
import type { Locale } from '../../src/config/locales'
import { readPricingRowsWithin } from './read-pricing-rows'

/** The tables that prices are made from, in the office's language, as the transaction of `req` sees them. */
export async function readPricingTables(req: PayloadRequest): Promise<PricingTables> {
  return tablesInLanguage(await readPricingRowsWithin(req), defaultLocale)
}

/** Price rules read the office's names, so a translation comes beside them. */
export function tablesInLanguage(rows: PricingRows, reader: Locale): PricingTables {
  const languages = { reader, office: defaultLocale }
  return tablesFromRows({
    regions: rowsInLanguage(rows.regions, languages),
    glassTypes: rowsInLanguage(rows.glassTypes, languages),
    glassFinishes: rowsInLanguage(rows.glassFinishes, languages),
    hardware: rowsInLanguage(rows.hardware, languages),
    installationFactors: rowsInLanguage(rows.installationFactors, languages),
    taxRules: rowsInLanguage(rows.taxRules, languages),
    glassRules: rowsInLanguage(rows.glassRules, languages),
    pricingSettings: rows.pricingSettings,
  })
}
