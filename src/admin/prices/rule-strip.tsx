'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { roundings } from '@/domain/price-change/apply-rule'
import type { Rounding } from '@/domain/price-change/apply-rule'
import { keyOf, priceTables } from '@/domain/price-change/price-cell'
import type { PriceCell } from '@/domain/price-change/price-cell'
import { readPrice } from '@/domain/price-change/draft-changes'
import { allRowsOf, isNarrowed } from '@/domain/price-change/shown-rows'
import type { Shown } from '@/domain/price-change/shown-rows'
import type { PricesPage } from '@/services/price-changes/prices-page'
import { useHydrated } from '@/ui/use-hydrated'
import { thicknessText } from './figures'
import type { DraftSetState } from './use-draft-set'

type Props = {
  state: DraftSetState
  page: PricesPage
  /** The rows that are shown. */
  cells: PriceCell[]
  shown: Shown
  onShow: (patch: Partial<Shown>) => void
}

/** Which rows, by how much, from when, by whom and why. */
export function RuleStrip({ state: { draft, change, said }, page, cells, shown, onShow }: Props) {
  const t = useTranslations('officePrices')
  const { rule } = draft
  const table = page.cells.filter((cell) => cell.table === shown.table)
  const kinds = distinct(table.map(({ kind }) => kind))
  const thicknesses = distinct(table.map(({ thicknessMm }) => String(thicknessMm ?? '')))
  const suppliers = distinct(table.map(({ supplier }) => supplier))
  const ticked = cells.filter((cell) => draft.ticked.includes(keyOf(cell))).length
  const unseen = draft.ticked.length - ticked
  const reasons = distinct(page.sets.map(({ reason }) => reason))
  const first = useRef<HTMLInputElement>(null)

  const stands = useHydrated()

  // the question that comes first: which rows
  useEffect(() => {
    if (stands && page.set === null) first.current?.focus()
  }, [stands, page.set])

  const kindName = (kind: string) =>
    t.has(`kinds.${kind}` as never) ? t(`kinds.${kind}` as never) : kind

  function setRule(patch: Partial<typeof rule>, ruleText = draft.ruleText) {
    const next = { ...rule, ...patch }
    // rows that were asked for are the ones that are meant, unless others were ticked
    const takesShown = next.value !== 0 && draft.ticked.length === 0 && isNarrowed(shown)
    change({
      ruleText,
      rule: next,
      ...(takesShown && { ticked: cells.map(keyOf) }),
    })
  }
  return (
    <div className="prices-strip">
      <fieldset>
        <legend>{t('rule.rows')}</legend>
        <p className="prices-counted">
          <span role="status">
            {t('rule.counted', { ticked, all: cells.length })}
            {unseen > 0 ? ` ${t('rule.unseen', { count: unseen })}` : null}
          </span>
          {cells.length > ticked ? (
            <button
              type="button"
              className="prices-link"
              onClick={() =>
                change({ ticked: [...new Set([...draft.ticked, ...cells.map(keyOf)])] })
              }
            >
              {t('rule.tickShown', { count: cells.length })}
            </button>
          ) : null}
          {draft.ticked.length > 0 ? (
            <button type="button" className="prices-link" onClick={() => change({ ticked: [] })}>
              {t('rule.tickNone')}
            </button>
          ) : null}
        </p>
        <label className="prices-choice">
          <span>{t('rule.words')}</span>
          <input
            ref={first}
            type="search"
            placeholder={t('rule.wordsHint')}
            value={shown.words}
            onChange={({ target }) => onShow({ words: target.value })}
          />
        </label>
        <Choice
          label={t('rule.table')}
          value={shown.table}
          options={priceTables.map((name) => ({ value: name, text: t(`tables.${name}`) }))}
          onChoose={(name) => {
            const chosen = priceTables.find((each) => each === name)
            if (chosen) onShow(allRowsOf(chosen))
          }}
        />
        {kinds.length > 1 ? (
          <Choice
            label={t('rule.kind')}
            value={shown.kind}
            options={[
              { value: '', text: t('rule.every') },
              ...kinds.map((kind) => ({
                value: kind,
                text: kindName(kind),
              })),
            ]}
            onChoose={(kind) => onShow({ kind })}
          />
        ) : null}
        {thicknesses.length > 1 ? (
          <Choice
            label={t('rule.thickness')}
            value={shown.thickness}
            options={[
              { value: '', text: t('rule.every') },
              ...thicknesses
                .toSorted((one, other) => Number(one) - Number(other))
                .map((mm) => ({ value: mm, text: thicknessText(Number(mm)) })),
            ]}
            onChoose={(thickness) => onShow({ thickness })}
          />
        ) : null}
        {suppliers.length > 0 ? (
          <Choice
            label={t('rule.supplier')}
            value={shown.supplier}
            options={[
              { value: '', text: t('rule.every') },
              ...suppliers.map((name) => ({ value: name, text: name })),
            ]}
            onChoose={(supplier) => onShow({ supplier })}
          />
        ) : null}
      </fieldset>
      <fieldset>
        <legend>{t('rule.change')}</legend>
        <div className="prices-rule">
          <input
            aria-label={t('rule.value')}
            inputMode="decimal"
            placeholder="0.00"
            value={draft.ruleText}
            onChange={({ target }) => {
              const by = readPrice(target.value.replace(/^\+/, ''))
              const isRead = by !== null || target.value === ''
              setRule(isRead ? { value: by ?? 0 } : {}, target.value)
            }}
          />
          <select
            aria-label={t('rule.by')}
            value={rule.by}
            onChange={({ target }) =>
              setRule({ by: target.value === 'amount' ? 'amount' : 'percent' })
            }
          >
            <option value="percent">{t('rule.percent')}</option>
            <option value="amount">{t('rule.amount')}</option>
          </select>
        </div>
        <Choice
          label={t('rule.rounding')}
          value={rule.rounding}
          options={roundings.map((name) => ({ value: name, text: t(`rule.roundings.${name}`) }))}
          onChoose={(name) => setRule({ rounding: name as Rounding })}
        />
        {cells.some(({ unit }) => unit === 'percent') ? <small>{t('rule.points')}</small> : null}
      </fieldset>
      <fieldset>
        <legend>{t('rule.holdsFrom')}</legend>
        <input
          type="datetime-local"
          aria-label={t('rule.holdsFrom')}
          value={draft.holdsFrom}
          onChange={({ target }) => change({ holdsFrom: target.value })}
        />
        <small>{t('rule.holdsFromHint')}</small>
      </fieldset>
      <fieldset>
        <legend>{t('rule.author')}</legend>
        <p>{said.set?.author || page.actorName}</p>
        <small>{t('rule.limit', { percent: said.judged.limitPercent })}</small>
      </fieldset>
      <fieldset className="prices-reason">
        <legend>{t('rule.reason')}</legend>
        <input
          type="text"
          aria-label={t('rule.reason')}
          maxLength={300}
          list="prices-reasons"
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        <datalist id="prices-reasons">
          {reasons.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
      </fieldset>
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  options: { value: string; text: string }[]
  onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label className="prices-choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </label>
  )
}

function distinct(values: string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '').toSorted()
}
