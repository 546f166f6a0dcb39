'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { changesOf } from '@/domain/price-change/draft-changes'
import { flagsOf } from '@/domain/price-change/flags'
import { flagsStill, nextOf, openFlags, pastedPrices } from '@/domain/price-change/list-steps'
import { keyOf, priceTables } from '@/domain/price-change/price-cell'
import type { PriceCell, PriceKey, PriceTable } from '@/domain/price-change/price-cell'
import type { Shown } from '@/domain/price-change/shown-rows'
import { KeyLegend } from './key-legend'
import { PriceRow } from './price-row'
import type { DraftSetState } from './use-draft-set'
import { usePriceKeys } from './use-price-keys'

type Props = {
  state: DraftSetState
  all: PriceCell[]
  cells: PriceCell[]
  shown: Shown
  onShow: (table: PriceTable) => void
}

/** Rows of the price list with what they cost now and then; a tick follows the rule, a typed price doesn't. */
export function PriceList({ state, all, cells, shown, onShow }: Props) {
  const t = useTranslations('officePrices')
  const { draft, change, said } = state
  const keys = cells.map(keyOf)
  const isAllTicked = keys.length > 0 && keys.every((key) => draft.ticked.includes(key))
  const changed = changesOf(all, draft)
  const hasSizes = cells.some(({ thicknessMm }) => thicknessMm !== null)
  const hasSuppliers = cells.some(({ supplier }) => supplier !== '')
  const flags = flagsStill(said.judged.flags, flagsOf(all, changed))
  const open = openFlags(all, flags, draft.meant)
  const list = useRef<HTMLElement>(null)
  const last = useRef<PriceKey | null>(null)

  function nextFlag() {
    const next = nextOf(all, open, rowIn(list.current) ?? last.current)
    if (next === null) return
    last.current = keyOf(next)
    // a filter must not hide what is looked for
    if (!keys.includes(keyOf(next))) flushSync(() => onShow(next.table))
    const line = list.current?.querySelector<HTMLElement>(`[data-flag="${keyOf(next)}"]`)
    line?.querySelector('button')?.focus()
    line?.scrollIntoView({ block: 'nearest' })
  }

  const hasKeys = usePriceKeys(list, { undo: state.undo, nextFlag })
  return (
    <section aria-labelledby="prices-list" ref={list}>
      <div className="prices-list-head">
        <h2 id="prices-list">{t('list.title')}</h2>
        <p>
          {priceTables.map((table) => (
            <button
              key={table}
              type="button"
              aria-pressed={table === shown.table}
              onClick={() => onShow(table)}
            >
              {t(`tables.${table}`)} {changed.filter((each) => each.table === table).length}
            </button>
          ))}
        </p>
      </div>
      <KeyLegend hasKeys={hasKeys} flags={open.length} onFlag={nextFlag} />
      {cells.length === 0 ? <p className="office-note">{t('list.none')}</p> : null}
      <table className="prices-table" hidden={cells.length === 0}>
        <thead>
          <tr>
            <th scope="col" className="prices-tick">
              <input
                type="checkbox"
                data-cell="tick"
                aria-label={t('list.tickAll')}
                checked={isAllTicked}
                onChange={({ target }) =>
                  change({
                    ticked: target.checked
                      ? [...new Set([...draft.ticked, ...keys])]
                      : draft.ticked.filter((key) => !keys.includes(key)),
                  })
                }
              />
            </th>
            <th scope="col">{t('list.row')}</th>
            {hasSizes ? <th scope="col">{t('list.thickness')}</th> : null}
            {hasSuppliers ? <th scope="col">{t('list.supplier')}</th> : null}
            <th scope="col" className="prices-figure">
              {t('list.now')}
            </th>
            <th scope="col" className="prices-figure">
              {t('list.then')}
            </th>
            <th scope="col" className="prices-figure">
              {t('list.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.map((cell) => (
            <PriceRow
              key={keyOf(cell)}
              cell={cell}
              state={state}
              flag={flags.find(({ key }) => key === keyOf(cell))}
              columns={{ hasSizes, hasSuppliers }}
              onPaste={(text) => {
                const pasted = pastedPrices(text, cells, keyOf(cell))
                if (pasted === null) return false
                const kept = Object.entries(draft.meant).filter(([key]) => !(key in pasted))
                change({
                  typed: { ...draft.typed, ...pasted },
                  meant: Object.fromEntries(kept),
                })
                return true
              }}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The row that the focus is in. */
function rowIn(list: HTMLElement | null): PriceKey | null {
  const row = document.activeElement?.closest<HTMLElement>('tr[data-row], tr[data-flag]')
  if (!row || !list?.contains(row)) return null
  return (row.dataset.row ?? row.dataset.flag) as PriceKey
}
