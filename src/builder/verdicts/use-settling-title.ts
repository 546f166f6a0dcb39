'use client'

import { useTranslations } from 'next-intl'
import type { VerdictWords } from './use-verdicts'

/** The heading of a step that has something to be settled; what it asks where it has nothing. */
export function useSettlingTitle(shown: readonly VerdictWords[], question: string): string {
  const t = useTranslations('quote.verdicts')
  const count = (level: VerdictWords['level']) =>
    shown.filter((verdict) => verdict.level === level).length
  const [blocks, approvals] = [count('block'), count('approval')]
  if (blocks === 0 && approvals === 0) return question
  if (approvals === 0) return t('toFix', { blocks })
  return blocks === 0 ? t('toCheck', { approvals }) : t('toFixAndCheck', { blocks, approvals })
}
