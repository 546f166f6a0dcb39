import type { Locale } from '@/config/locales'
import { companyProfileKey } from '@/domain/assistant/company-profile-key'
import type { KnowledgeEntry } from '@/domain/assistant/knowledge-entry'

export type Knowledge =
  { ok: true; entry: KnowledgeEntry } | { ok: false; why: 'trouble' | 'unexpected' }

/** Reads the published entry. `trouble` is an answer without it, `unexpected` no answer at all. */
export async function fetchKnowledge(locale: Locale): Promise<Knowledge> {
  const query = new URLSearchParams({
    'where[entryKey][equals]': companyProfileKey,
    limit: '1',
    depth: '0',
    locale,
  })
  try {
    const response = await fetch(`/api/knowledge-base?${query.toString()}`)
    if (!response.ok) return { ok: false, why: 'trouble' }
    const { docs } = (await response.json()) as { docs: { entryData: KnowledgeEntry }[] }
    const entry = docs[0]?.entryData
    return entry === undefined ? { ok: false, why: 'trouble' } : { ok: true, entry }
  } catch {
    return { ok: false, why: 'unexpected' }
  }
}
