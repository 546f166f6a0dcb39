'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { applyRule } from '@/domain/price-change/apply-rule'
import { wantedPrice } from '@/domain/price-change/draft-changes'
import type { Flag } from '@/domain/price-change/flags'
import { keyOf } from '@/domain/price-change/price-cell'
import type { PriceCell } from '@/domain/price-change/price-cell'
import { differenceText, figureText, isPerPiece, priceText, thicknessText } from './figures'
import { FlagLine } from './flag-line'
import type { DraftSetState } from './use-draft-set'

type Props = {
  cell: PriceCell
  state: DraftSetState
  flag: Flag | undefined
  columns: { hasSizes: boolean; hasSuppliers: boolean }
  /** Whether it took what was pasted. */
  onPaste: (text: string) => boolean
}

/** One price: now, then, and what stands against it. */
export function PriceRow({ cell, state, flag, columns, onPaste }: Props) {
  const t = useTranslations('officePrices')
  const { draft, change } = state
  const tick = useRef<HTMLInputElement>(null)
  const key = keyOf(cell)
  const wanted = wantedPrice(cell, draft)
  const typed = draft.typed[key]
  const isFlagged = flag !== undefined && !draft.meant[key]
  const isSlip = flag?.kind === 'tenfold' && wanted !== null && cell.now !== 0
  const span = 5 + Number(columns.hasSizes) + Number(columns.hasSuppliers)
  return (
    <>
      <tr className={isFlagged ? 'prices-flagged' : undefined} data-row={key}>
        <td className="prices-tick">
          <input
            ref={tick}
            type="checkbox"
            data-cell="tick"
            aria-label={t('list.tick', { name: cell.name })}
            checked={draft.ticked.includes(key)}
            onChange={({ target }) =>
              change({
                ticked: target.checked
                  ? [...draft.ticked, key]
                  : draft.ticked.filter((each) => each !== key),
              })
            }
          />
        </td>
        <th scope="row">
          {cell.name}
          {cell.active ? null : <small> {t('list.off')}</small>}
        </th>
        {columns.hasSizes ? <td>{thicknessText(cell.thicknessMm)}</td> : null}
        {columns.hasSuppliers ? <td>{cell.supplier}</td> : null}
        <td className="prices-figure prices-now">
          {priceText(cell, cell.now)} <small>{perOf(cell)}</small>
        </td>
        <td className="prices-figure">
          <input
            inputMode="decimal"
            data-cell="price"
            aria-label={t('list.thenOf', { name: cell.name })}
            aria-invalid={wanted === null}
            value={typed ?? (wanted === null ? '' : figureText(cell, wanted))}
            onChange={({ target }) =>
              change({ typed: { ...draft.typed, [key]: target.value }, meant: without(key) })
            }
            onPaste={(event) => {
              if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault()
            }}
            onBlur={({ target }) => {
              if (target.value.trim() === '') change({ typed: untyped(key) })
            }}
          />
        </td>
        <td className="prices-figure">
          {wanted === null || wanted === cell.now
            ? null
            : isSlip
              ? `× ${timesText(wanted / cell.now)}`
              : differenceText(cell, wanted - cell.now)}
        </td>
      </tr>
      {wanted === null ? (
        <tr className="prices-flagged">
          <td />
          <td colSpan={span}>{t('list.invalid')}</td>
        </tr>
      ) : null}
      {flag && wanted !== null ? (
        <FlagLine
          cell={cell}
          flag={flag}
          instead={likely()}
          wanted={wanted}
          why={draft.meant[key] ?? ''}
          span={span}
          onPrice={(price) => {
            change({
              typed:
                price === null ? untyped(key) : { ...draft.typed, [key]: figureText(cell, price) },
              ticked: price === null ? draft.ticked.filter((each) => each !== key) : draft.ticked,
              meant: without(key),
            })
            // the line goes away, and the keys go on from its row
            tick.current?.focus()
          }}
          onMeant={(why) => {
            change({ meant: { ...draft.meant, [key]: why } })
            tick.current?.focus()
          }}
        />
      ) : null}
    </>
  )

  /** What the rule makes of it, where the row follows one; else what the slip is a slip of. */
  function likely(): number | null {
    const isRuled = draft.ticked.includes(key) && draft.rule.value !== 0
    return isRuled ? applyRule(cell.unit, cell.now, draft.rule) : (flag?.instead ?? null)
  }

  function perOf(priced: PriceCell): string {
    return isPerPiece(priced) ? t(`pers.${priced.per}` as never) : ''
  }

  function untyped(gone: typeof key) {
    return Object.fromEntries(Object.entries(draft.typed).filter(([each]) => each !== gone))
  }

  function without(gone: typeof key) {
    return Object.fromEntries(Object.entries(draft.meant).filter(([each]) => each !== gone))
  }
}

function timesText(times: number): string {
  return times.toLocaleString('en-US', { maximumFractionDigits: times < 1 ? 2 : 1 })
}
