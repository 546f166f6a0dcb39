'use client'

import { useTranslations } from 'next-intl'
import { Minus, Plus, X } from 'lucide-react'

type Props = { item: string; quantity: number; most: number; onChange: (quantity: number) => void }

const button =
  'grid size-11 place-items-center text-edge-ink transition-colors duration-150 hover:bg-edge-tint disabled:text-tick disabled:hover:bg-transparent'

/** How many of an item; one less than one takes it off. */
export function QuantityStepper({ item, quantity, most, onChange }: Props) {
  const t = useTranslations('quote.hardware')
  return (
    <div
      role="group"
      aria-label={t('quantityOf', { item })}
      className="flex shrink-0 items-center rounded-glass border border-edge-mid bg-paper"
    >
      <button
        type="button"
        aria-label={quantity === 1 ? t('removeItem', { item }) : t('less', { item })}
        onClick={() => onChange(quantity - 1)}
        className={button}
      >
        {quantity === 1 ? (
          <X aria-hidden="true" className="size-4.5" />
        ) : (
          <Minus aria-hidden="true" className="size-4.5" />
        )}
      </button>
      <output aria-live="polite" className="min-w-8 text-center figures font-semibold">
        {quantity}
      </output>
      <button
        type="button"
        aria-label={t('moreOf', { item })}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4.5" />
      </button>
    </div>
  )
}
