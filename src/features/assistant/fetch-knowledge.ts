import { callApi } from '@/client/api'
import type { Locale } from '@/config/locales'
import { companyProfileKey } from '@/domain/assistant/company-profile-key'

export type Knowledge = { ok: true } | { ok: false; why: 'trouble' | 'unexpected' }

/**
 * Whether the published entry can be read: she answers from it on the server, and says before the first question
 * if she can't. `trouble` is an answer without it, `unexpected` no answer at all.
 */
export async function fetchKnowledge(locale: Locale): Promise<Knowledge> {
  const query = new URLSearchParams({
    'where[entryKey][equals]': companyProfileKey,
    limit: '1',
    depth: '0',
    locale,
  })
  const answer = await callApi('GET', `/api/knowledge-base?${query.toString()}`)
  if (answer.ok) return { ok: true }
  return { ok: false, why: answer.kind === 'offline' ? 'unexpected' : 'trouble' }
}
