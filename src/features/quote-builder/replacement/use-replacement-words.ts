'use client'

import { useTranslations } from 'next-intl'
import { formatInches } from '@/domain/measure/format-length'
import { readSizes, thicknessesOf } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'

/** What was chosen so far, in words. */
export function useReplacementWords(draft: ReplacementDraft) {
  const t = useTranslations('quote.replacement')
  const { category, thickness } = draft
  const option = category && thicknessesOf(category).find(({ mm }) => mm === thickness)
  const thicknessWords =
    thickness === 'other'
      ? t('thickness.other')
      : option
        ? t('words.thickness', { inches: option.inches })
        : undefined
  const { width, height } = readSizes(draft)
  const size =
    width.ok && height.ok
      ? t('words.size', {
          width: formatInches(width.inches),
          height: formatInches(height.inches),
        })
      : undefined
  const glass = category ? t(`category.${category}.title`) : undefined
  return {
    steps: {
      category: { label: t('steps.category'), choice: glass },
      thickness: { label: t('steps.thickness'), choice: thicknessWords },
      size: { label: t('steps.size'), choice: size },
      quote: { label: t('steps.quote') },
    },
    glass: glass ?? null,
    thickness: thicknessWords ?? null,
    size: size ?? null,
  }
}
