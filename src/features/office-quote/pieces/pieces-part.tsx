'use client'

import { useTranslations } from 'next-intl'
import { X } from 'lucide-react'
import type { PricingTables } from '@/domain/pricing/types'
import type { OfficeDraft } from '@/domain/quote/office-draft'
import type { QuotePaper } from '@/domain/quote/paper'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { useMoney } from '../use-money'
import { addPiece, changeLine, piecesOf, rebuilt, storedPiece } from '../state/office-form'
import { useFocusLater } from '../state/use-focus-later'
import { firstService, NewPiece } from './new-piece'
import { PieceFields } from './piece-fields'
import { newPiece, typedPieceOf } from './typed-piece'

type Props = {
  draft: OfficeDraft
  tables: PricingTables
  paper: QuotePaper | null
  /** The key of the piece that is open. */
  open: string | null
  /** Whether faults are named: somebody tried to send it. */
  showsFaults: boolean
  onOpen: (key: string | null) => void
  onChange: (draft: OfficeDraft) => void
  onRemove: (key: string) => void
  /** Puts another draft in the place of this one, with a way back. */
  onReplace: (draft: OfficeDraft) => void
}

/** The pieces of glass work, one of them open at a time. */
export function PiecesPart(props: Props) {
  const { draft, tables, paper, open, showsFaults, onOpen, onChange, onRemove, onReplace } = props
  const t = useTranslations('officeQuote.pieces')
  const names = useTranslations('serviceCatalogue.names')
  const money = useMoney(paper?.currency)
  const pieces = piecesOf(draft)
  const focusLater = useFocusLater()
  const current = pieces.find(({ key }) => key === open) ?? pieces.at(-1)
  const typed = current ? typedPieceOf(current, tables) : null

  const priceOf = (key: string) => {
    const lines = paper?.lines.filter((line) => line.key.startsWith(`${key}.`)) ?? []
    return lines.length === 0 ? null : lines.reduce((sum, { amount }) => sum + amount, 0)
  }
  const nameOf = (inputs: Record<string, unknown>) => {
    const { serviceType } = inputs
    const known = typeof serviceType === 'string' && names.has(serviceType as 'other')
    return names(known ? (serviceType as 'other') : 'other')
  }
  return (
    <section aria-labelledby="pieces-title" className="min-w-0">
      <h2 id="pieces-title" className="sr-only">
        {t('title')}
      </h2>
      <div className="flex flex-wrap items-end gap-x-1 gap-y-2 border-b border-field-edge">
        {pieces.map(({ key, inputs }) => {
          const price = priceOf(key)
          return (
            <button
              key={key}
              type="button"
              aria-pressed={key === current?.key}
              onClick={() => onOpen(key)}
              className={classNames(
                '-mb-px flex min-h-11 items-center gap-2 border px-3 text-small',
                key === current?.key
                  ? 'border-field-edge border-b-transparent bg-ground font-semibold'
                  : 'border-transparent text-text-second hover:text-text',
              )}
            >
              <span className="grid size-6 place-items-center bg-edge-tint font-semibold text-edge-ink">
                {key}
              </span>
              {nameOf(inputs)}
              {price === null ? null : (
                <span className="figures font-normal text-text-second">{money(price)}</span>
              )}
            </button>
          )
        })}
        <NewPiece
          onChoose={(service) => {
            const added = addPiece(draft, newPiece(service, tables), tables)
            onChange(added.draft)
            onOpen(added.key)
            // the sizes are what the caller is asked next
            if (service === firstService) focusLater('panel-1-width')
          }}
        />
      </div>
      {current ? (
        <div className="pt-4">
          {typed === null ? (
            <div className="grid justify-items-start gap-3 text-small">
              <p className="text-text-second">{t('notHere')}</p>
              <Button onClick={() => onReplace(rebuilt(draft, current, tables))}>
                {t('rebuild')}
              </Button>
            </div>
          ) : (
            <PieceFields
              key={current.key}
              piece={typed}
              tables={tables}
              showsFaults={showsFaults}
              onChange={(next) =>
                onChange(changeLine(draft, current.key, storedPiece(next, tables)))
              }
            />
          )}
          <div className="mt-3 flex flex-wrap items-center justify-between gap-4 text-small">
            <label className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                checked={current.option}
                onChange={(event) =>
                  onChange(changeLine(draft, current.key, { option: event.target.checked }))
                }
                className="size-5 accent-edge-ink"
              />
              {t('isOption')}
            </label>
            <button
              type="button"
              onClick={() => onRemove(current.key)}
              className="inline-flex min-h-11 items-center gap-1.5 text-text-second hover:text-text"
            >
              <X aria-hidden="true" className="size-4" />
              {t('remove', { key: current.key })}
            </button>
          </div>
        </div>
      ) : (
        <p className="py-8 text-text-second">{t('none')}</p>
      )}
    </section>
  )
}
