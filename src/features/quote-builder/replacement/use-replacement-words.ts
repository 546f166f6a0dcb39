'use client'

import { useTranslations } from 'next-intl'
import { formatOnTape } from '@/domain/measure/format-length'
import { measuredPanes, panesOf } from '@/builder/replacement/panes'
import { thicknessesOf } from '@/builder/replacement/replacement-draft'
import type { ReplacementDraft } from '@/builder/replacement/replacement-draft'
import type { BuiltReplacement } from '@/builder/replacement/replacement-request'

/** What was chosen so far, in words. */
export function useReplacementWords(draft: ReplacementDraft, built: BuiltReplacement) {
  const t = useTranslations('quote.replacement')
  const { category, thickness } = draft
  const option = category && thicknessesOf(category).find(({ mm }) => mm === thickness)
  const thicknessWords =
    thickness === 'other'
      ? t('thickness.other')
      : option
        ? t('words.thickness', { inches: option.inches })
        : undefined
  const measured = measuredPanes(draft)
  const isMeasured = measured.length === panesOf(draft).length
  const size = isMeasured
    ? measured
        .map(({ widthIn, heightIn }) =>
          t('words.size', { width: formatOnTape(widthIn), height: formatOnTape(heightIn) }),
        )
        .join(', ')
    : undefined
  const glass = category ? t(`category.${category}.title`) : undefined
  const safety = built.ok ? built.resolved.glassType.safety : null
  return {
    steps: {
      category: { label: t('steps.category'), choice: glass },
      thickness: { label: t('steps.thickness'), choice: thicknessWords },
      size: { label: t('steps.size'), choice: size },
      quote: { label: t('steps.quote') },
    },
    glass: glass && safety ? t(`words.${safety}`, { glass }) : (glass ?? null),
    thickness: thicknessWords ?? null,
    size: size ?? null,
  }
}
