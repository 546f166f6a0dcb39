'use client'

import { useTranslations } from 'next-intl'
import { Plus } from 'lucide-react'
import type { PricingTables } from '@/domain/pricing/types'
import type { DraftLine, OfficeDraft } from '@/domain/quote/office-draft'
import type { QuotePaper } from '@/domain/quote/paper'
import { changeLine, piecesOf } from '../state/office-form'
import type { ExtraDraft, FreeDraft } from '../state/office-form'
import { AltKey } from './alt-key'
import { DiscountRow } from './discount-row'
import { ExtraRow } from './extra-row'
import { FreeRow } from './free-row'
import { PricedRows } from './priced-rows'

type Props = {
  draft: OfficeDraft
  tables: PricingTables
  paper: QuotePaper | null
  onChange: (draft: OfficeDraft) => void
  onRemove: (key: string) => void
  onAdd: (what: 'free' | 'option' | 'discount') => void
}

const isAdded = (line: DraftLine): line is FreeDraft | ExtraDraft => line.kind !== 'piece'

/** Every line of the quote: those of the pieces, which the calculator made, and those the shop adds. */
export function LinesPart({ draft, tables, paper, onChange, onRemove, onAdd }: Props) {
  const t = useTranslations('officeQuote.lines')
  const pieces = piecesOf(draft)
  const priced = (key: string) => paper?.lines.find((line) => line.key === key) ?? null
  const row = (key: string) => ({ priced: priced(key), currency: paper?.currency })
  return (
    <section aria-labelledby="lines-title" className="mt-8 min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-field-edge pb-1">
        <h2 id="lines-title" tabIndex={-1} className="flex-1 text-lead outline-none">
          {t('title')}
        </h2>
        <Add id="add-free" text={t('addFree')} keys="L" onAdd={() => onAdd('free')} />
        {pieces.length > 0 ? (
          <Add id="add-option" text={t('addOption')} keys="O" onAdd={() => onAdd('option')} />
        ) : null}
        {draft.discount === null ? (
          <Add id="add-discount" text={t('addDiscount')} keys="D" onAdd={() => onAdd('discount')} />
        ) : null}
      </div>
      <ul>
        {paper ? (
          <PricedRows paper={paper} own={draft.lines.filter(isAdded).map(({ key }) => key)} />
        ) : null}
        {draft.lines
          .filter(isAdded)
          .map((line) =>
            line.kind === 'free' ? (
              <FreeRow
                key={line.key}
                {...row(line.key)}
                line={line}
                onChange={(change) => onChange(changeLine(draft, line.key, change))}
                onRemove={() => onRemove(line.key)}
              />
            ) : (
              <ExtraRow
                key={line.key}
                {...row(line.key)}
                line={line}
                pieces={pieces.map(({ key }) => key)}
                hardware={tables.hardware}
                onChange={(change) => onChange(changeLine(draft, line.key, change))}
                onRemove={() => onRemove(line.key)}
              />
            ),
          )}
        {draft.discount ? (
          <DiscountRow
            {...row('discount')}
            discount={draft.discount}
            onChange={(discount) => onChange({ ...draft, discount })}
            onRemove={() => onChange({ ...draft, discount: null })}
          />
        ) : null}
      </ul>
      {draft.lines.length === 0 ? (
        <p className="py-4 text-small text-text-second">{t('none')}</p>
      ) : null}
    </section>
  )
}

type AddProps = { id: string; text: string; keys: string; onAdd: () => void }

function Add({ id, text, keys, onAdd }: AddProps) {
  return (
    <button
      type="button"
      id={id}
      onClick={onAdd}
      aria-keyshortcuts={`Alt+${keys}`}
      className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-edge-mid hover:text-edge-ink"
    >
      <Plus aria-hidden="true" className="size-4" />
      {text}
      <AltKey letter={keys} />
    </button>
  )
}
