'use client'

import { Button } from '@payloadcms/ui'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Flag } from '@/domain/price-change/flags'
import { keyOf } from '@/domain/price-change/price-cell'
import type { PriceCell } from '@/domain/price-change/price-cell'
import { priceText } from './figures'

type Props = {
  cell: PriceCell
  flag: Flag
  /** A price that would be no slip. */
  instead: number | null
  wanted: number
  why: string
  span: number
  /** Another price; null is the one of today. */
  onPrice: (price: number | null) => void
  onMeant: (why: string) => void
}

/** What looks like a slip: the likely price first, then back, then why it is meant. */
export function FlagLine({ cell, flag, instead, wanted, why, span, onPrice, onMeant }: Props) {
  const t = useTranslations('officePrices.flags')
  const [isAsked, setAsked] = useState(false)
  return (
    <tr className={why ? 'prices-meant' : 'prices-flagged'} data-flag={keyOf(cell)}>
      <td />
      <td colSpan={span}>
        <div className="prices-flag">
          {why ? (
            <>
              <span>{t('settled', { why })}</span>
              <button type="button" className="prices-link" onClick={() => onMeant('')}>
                {t('not')}
              </button>
            </>
          ) : (
            <>
              <span>
                <strong>{t('slip')}</strong>{' '}
                {t(flag.kind, {
                  after: priceText(cell, wanted),
                  now: priceText(cell, cell.now),
                  times: (wanted / cell.now).toLocaleString('en-US', { maximumFractionDigits: 2 }),
                  beside: flag.beside ?? '',
                })}
              </span>
              {instead === null || instead === cell.now || instead === wanted ? null : (
                <Button
                  type="button"
                  size="small"
                  buttonStyle="secondary"
                  onClick={() => onPrice(instead)}
                >
                  {t('use', { price: priceText(cell, instead) })}
                </Button>
              )}
              <Button
                type="button"
                size="small"
                buttonStyle="secondary"
                onClick={() => onPrice(null)}
              >
                {t('back', { price: priceText(cell, cell.now) })}
              </Button>
              {isAsked ? (
                <Why name={cell.name} onMeant={onMeant} />
              ) : (
                <button type="button" className="prices-link" onClick={() => setAsked(true)}>
                  {t('meant')}
                </button>
              )}
            </>
          )}
        </div>
      </td>
    </tr>
  )
}

function Why({ name, onMeant }: { name: string; onMeant: (why: string) => void }) {
  const t = useTranslations('officePrices.flags')
  const [why, setWhy] = useState('')
  return (
    <span className="prices-why">
      <input
        type="text"
        autoFocus
        aria-label={t('why', { name })}
        placeholder={t('why', { name })}
        maxLength={300}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && why.trim() !== '') onMeant(why.trim())
        }}
      />
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={why.trim() === ''}
        onClick={() => onMeant(why.trim())}
      >
        {t('meant')}
      </Button>
    </span>
  )
}
