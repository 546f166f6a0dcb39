import { callApi } from '@/client/api'
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
  const answer = await callApi('GET', `/api/knowledge-base?${query.toString()}`)
  if (!answer.ok) return { ok: false, why: answer.kind === 'offline' ? 'unexpected' : 'trouble' }
  const body = answer.body as { docs: { entryData: KnowledgeEntry }[] } | null
  const entry = body?.docs[0]?.entryData
  return entry === undefined ? { ok: false, why: 'trouble' } : { ok: true, entry }
}
