import { defaultLocale } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { rowsInLanguage } from '@/domain/pricing/rows-in-language'
import { tablesFromRows } from '@/domain/pricing/tables-from-rows'
import type { PricingTables } from '@/domain/pricing/types'
import { askRest, docsOf } from './rest-list'

export type FailedTable = { table: string; message: string }

export type LoadedTables = { tables: PricingTables; failed: FailedTable[] }

const lists = {
  regions: { slug: 'regions', table: 'regions', active: 'active' },
  glassTypes: { slug: 'glass-types', table: 'glass_types', active: 'active' },
  glassFinishes: { slug: 'glass-finishes', table: 'glass_finishes', active: 'active' },
  hardware: { slug: 'hardware', table: 'hardware', active: 'active' },
  installationFactors: {
    slug: 'installation-factors',
    table: 'installation_factors',
    active: 'active',
  },
  taxRules: { slug: 'tax-rules', table: 'tax_rules', active: 'isActive' },
} as const

type ListName = keyof typeof lists

const most = 200

/**
 * Fetches what prices are made from, its names in the reader's language. A list that fails stays
 * empty, and is named.
 */
export async function loadTables(locale: Locale): Promise<LoadedTables> {
  const names = Object.keys(lists).filter(isListName)
  const failed: FailedTable[] = []
  const [rows, settings] = await Promise.all([
    Promise.all(names.map((name) => loadList(name, locale))),
    askRest('/api/globals/pricing-settings?depth=0', (body) => body),
  ])
  const loaded = new Map(rows.map((answer, index) => [names[index], answer] as const))
  const rowsOf = (name: ListName): unknown[] => {
    const answer = loaded.get(name)
    if (!answer) return []
    if (answer.ok) return answer.value
    failed.push({ table: lists[name].table, message: answer.message })
    return []
  }
  const tables = tablesFromRows({
    regions: rowsOf('regions'),
    glassTypes: rowsOf('glassTypes'),
    glassFinishes: rowsOf('glassFinishes'),
    hardware: rowsOf('hardware'),
    installationFactors: rowsOf('installationFactors'),
    taxRules: rowsOf('taxRules'),
    pricingSettings: settings.ok ? settings.value : {},
  })
  if (!settings.ok) failed.push({ table: 'pricing_settings', message: settings.message })
  return { tables, failed }
}

function loadList(name: ListName, locale: Locale) {
  const { slug, active } = lists[name]
  const query = new URLSearchParams({ limit: String(most), depth: '0', sort: 'id' })
  query.set(`where[${active}][equals]`, 'true')
  if (locale === defaultLocale) return askRest(`/api/${slug}?${query.toString()}`, docsOf)
  // Price rules read the office's names, so a translation comes beside them.
  query.set('locale', 'all')
  return askRest(`/api/${slug}?${query.toString()}`, (body) =>
    rowsInLanguage(docsOf(body), { reader: locale, office: defaultLocale }),
  )
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(lists, name)
}
