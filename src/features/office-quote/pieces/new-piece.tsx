'use client'

import { useTranslations } from 'next-intl'
import { servicesOf } from '@/domain/services-catalogue/services'
import type { PricedService } from '@/domain/services-catalogue/services'
import { AltKey } from '../lines/alt-key'

type Props = { onChoose: (service: PricedService) => void }

/** What most callers want. */
export const firstService = 'shower_glass_quote'
const services: readonly PricedService[] = [
  ...servicesOf('shower'),
  ...servicesOf('replacement'),
  ...servicesOf('general'),
].filter((service) => service !== firstService)

/** Another piece: a shower at one click, as most callers want one, anything else from the list. */
export function NewPiece({ onChoose }: Props) {
  const t = useTranslations('officeQuote.pieces')
  const titles = useTranslations('serviceCatalogue.titles')
  return (
    <div className="ml-auto flex items-center gap-3 pb-1.5">
      <button
        type="button"
        id="new-shower"
        onClick={() => onChoose(firstService)}
        aria-keyshortcuts="Alt+P"
        className="inline-flex min-h-11 items-center gap-1.5 text-small font-semibold text-edge-mid hover:text-edge-ink"
      >
        {t('addShower')}
        <AltKey letter="P" />
      </button>
      <select
        id="new-piece"
        aria-label={t('addOther')}
        value=""
        onChange={(event) => onChoose(event.target.value as PricedService)}
        className="min-h-11 max-w-48 select-arrow appearance-none rounded-glass border border-field-edge bg-paper pr-9 pl-3 text-small"
      >
        <option value="">{t('addOther')}</option>
        {services.map((service) => (
          <option key={service} value={service}>
            {titles(service)}
          </option>
        ))}
      </select>
    </div>
  )
}
