import { useId } from 'react'
import { useTranslations } from 'next-intl'
import { defaultFinish } from '@/domain/pricing/default-choices'
import { changesInTotal } from '@/domain/glass-rules/price-within-rules'
import type { GlassFinish, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { SelectField } from '@/ui/field'
import { stillSold } from '../fields/hardware-choices'
import { HardwareList } from '../fields/hardware-list'
import { NotSoldNote } from '../fields/not-sold-note'
import { PriceNote } from '../fields/price-note'
import { useInTotal } from '../figures/use-in-total'
import { offeredExtras } from './offered-extras'
import type { ReplacementDraft } from './replacement-draft'
import type { BuiltReplacement } from './replacement-request'

type Props = {
  draft: ReplacementDraft
  built: BuiltReplacement
  tables: PricingTables | null
  serviceType: PricedService
  areaSqFt: number | null
  onChange: (change: Pick<ReplacementDraft, 'finishId' | 'hardware'>) => void
}

/** What the old pane may have had, and nobody has to know: frosted, patterned, coated. */
export function Extras({ draft, built, tables, serviceType, areaSqFt, onChange }: Props) {
  const t = useTranslations('quote.replacement.extras')
  const id = useId()
  const request = built.ok ? built.request : null
  const cost = useFinishCost(tables, request)
  if (!tables) return null
  const { finishes, hardware } = offeredExtras(draft, tables, serviceType)
  const usual = built.ok ? defaultFinish(tables, built.resolved.glassType) : null
  const others = finishes.filter((finish) => finish.id !== usual?.id)
  const { hardware: chosen = [], finishId } = draft
  return (
    <section aria-labelledby={`${id}-title`} className="mt-8">
      <h2 id={`${id}-title`} className="font-display text-h4">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 text-base text-text-second">{t('lead')}</p>
      <NotSoldNote {...{ chosen, tables }} />
      <PriceNote {...{ tables, request }} />
      <SelectField
        id={`${id}-finish`}
        label={t('finish')}
        value={finishId === undefined ? '' : String(finishId)}
        onChange={({ target }) =>
          onChange({
            hardware: draft.hardware,
            finishId: target.value === '' ? undefined : Number(target.value),
          })
        }
      >
        <option value="">{at(t('usual'), usual)}</option>
        {others.map((finish) => (
          <option key={finish.id} value={finish.id}>
            {at(finish.name, finish)}
          </option>
        ))}
      </SelectField>
      {hardware.length === 0 ? null : (
        <div className="mt-5">
          <HardwareList
            items={hardware}
            chosen={stillSold(chosen, tables)}
            currencyCode={tables.regions[0]?.currencyCode ?? 'USD'}
            areaSqFt={areaSqFt}
            priced={{ tables, request }}
            onChange={(next) => onChange({ finishId, hardware: next })}
          />
        </div>
      )}
    </section>
  )

  function at(name: string, finish: GlassFinish | null): string {
    const added = finish && cost(finish)
    return added === null ? name : t('finishAt', { name, cost: added })
  }
}

/**
 * What each finish changes the total by in place of the one in it; before there is a total, what it adds as
 * the price list has it: a share of the glass, or money by the square foot. Null for the one in it.
 */
function useFinishCost(tables: PricingTables | null, request: QuoteRequest | null) {
  const t = useTranslations('quote.replacement.extras')
  const format = useSiteFormatter()
  const inTotal = useInTotal()
  const currency = tables?.regions[0]?.currencyCode ?? 'USD'
  return ({ id, modifier: { type, value } }: GlassFinish): string | null => {
    const changes = request && tables && changesInTotal(request, [{ finishId: id }], tables)
    const change = changes?.[0] ?? null
    if (change !== null) return request?.finishId === id ? null : inTotal.figure(change)
    return type === 'percentage'
      ? t('percent', {
          percent: format.number(value / 100, { style: 'percent', signDisplay: 'exceptZero' }),
        })
      : t('bySqFt', { cost: format.number(value, { style: 'currency', currency }) })
  }
}
