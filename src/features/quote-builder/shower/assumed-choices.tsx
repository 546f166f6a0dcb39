'use client'

import { useTranslations } from 'next-intl'
import { insideSentence } from '@/domain/text/inside-sentence'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import type { PricingTables } from '@/domain/pricing/types'
import { useShowerWords } from './use-shower-words'

type Props = {
  draft: ShowerDraft
  /** The draft with what is usual in it, which the figure is of. */
  assumed: ShowerDraft
  tables: PricingTables
  total: string
  hasTax: boolean
  /** Takes over what was assumed up to a step, and opens it. */
  onChange: (step: number, choice: Partial<ShowerDraft>) => void
}

/** The figure of sizes alone, with what it takes for granted; each is a way to where it is chosen. */
export function AssumedChoices({ draft, assumed, tables, total, hasTax, onChange }: Props) {
  const t = useTranslations('quote.assumed')
  const words = useShowerWords(assumed, tables)
  const { thicknessMm, finishKey } = assumed
  const [region] = tables.regions
  const changes = (what: string | null | undefined) => ({
    type: 'button' as const,
    'aria-label': t('change', { what: what ?? '' }),
    className: 'inline-flex min-h-6 items-center text-link',
  })
  return (
    <p className="mt-6 border-t border-rule pt-4 fractions text-base text-text-second">
      <span className="mr-2 money text-h4 text-text">{total}</span>
      {t('with')}{' '}
      {draft.thicknessMm === null ? (
        <span>{words.steps.thickness.choice}</span>
      ) : (
        <button {...changes(words.steps.thickness.choice)} onClick={() => onChange(1, {})}>
          {words.steps.thickness.choice}
        </button>
      )}
      {', '}
      <button {...changes(words.finish)} onClick={() => onChange(2, { thicknessMm })}>
        {insideSentence(words.finish ?? '')}
      </button>
      {', '}
      <button
        {...changes(words.steps.panels.choice)}
        onClick={() => onChange(3, { thicknessMm, finishKey })}
      >
        {words.steps.panels.choice}
      </button>
      {', '}
      {t(hasTax ? 'taxIn' : 'noTax', { region: region?.name ?? '' })}
    </p>
  )
}
