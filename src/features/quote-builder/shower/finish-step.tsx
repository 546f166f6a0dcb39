'use client'

import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { Mail } from 'lucide-react'
import { useInTotal } from '@/builder/figures/use-in-total'
import { changesInTotal } from '@/domain/glass-rules/price-within-rules'
import { offeredFinishes } from '@/domain/pricing/offered'
import { showerFinishKeys } from '@/domain/pricing/shower-options'
import type { GlassFinish, PricingTables, QuoteRequest, Region } from '@/domain/pricing/types'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import type { BuilderCompany } from '../company'
import { useMailDraft } from '../page/use-mail-drafts'
import { ChoiceCard, MailCard } from '../wizard/choice-card'
import { useLookedAt } from '../wizard/use-looked-at'
import { FinishPhoto } from './finish-photo'

type Props = {
  finishKey: string | null
  tables: PricingTables | null
  company: BuilderCompany
  /** What is priced so far, with what is usual for what was not chosen; null while sizes are missing. */
  request: QuoteRequest | null
  onChoose: (finishKey: string) => void
  /** The finish that is looked at, for the drawing beside it. */
  onLook: (finishKey: string | null) => void
}

export function FinishStep({ finishKey, tables, company, request, onChoose, onLook }: Props) {
  const t = useTranslations('quote.shower.finish')
  const watch = useLookedAt(onLook)
  const smartGlass = useMailDraft(company, 'smartGlass')
  const region = tables?.regions[0] ?? null
  const offered = tables ? offeredFinishes(tables) : showerFinishKeys.map((key) => ({ key }))
  return (
    <div className="mt-8 grid gap-3 sm:max-lg:grid-cols-2 tablet:grid-cols-1">
      {offered.map((finish) => {
        const usual = showerFinishKeys.find((key) => key === finish.key)
        return (
          <ChoiceCard
            key={finish.key}
            chosen={finishKey === finish.key}
            onChoose={() => onChoose(finish.key)}
            watch={watch(finish.key)}
            picture={<FinishPhoto finish={usual ?? 'standard_clear'} />}
            title={usual ? t(`${usual}.title`) : 'name' in finish ? finish.name : ''}
            text={usual ? t(`${usual}.text`) : ''}
            aside={
              'name' in finish ? (
                <>
                  <FinishCost finish={finish} region={region} />
                  <FinishInTotal {...{ finish, request, tables }} />
                </>
              ) : null
            }
          />
        )
      })}
      <MailCard
        href={smartGlass}
        icon={<Mail className="size-5" />}
        picture={<FinishPhoto finish="smart_glass" />}
        title={t('smart_glass.title')}
        text={t('smart_glass.text')}
        aside={t('smart_glass.action')}
      />
    </div>
  )
}

function FinishCost({ finish, region }: { finish: GlassFinish; region: Region | null }) {
  const t = useTranslations('quote.shower.finish')
  const format = useSiteFormatter()
  const { type, value } = finish.modifier
  if (value === 0) return t('included')
  if (type === 'percentage') {
    return t('percent', {
      percent: format.number(value / 100, {
        style: 'percent',
        signDisplay: 'always',
        maximumFractionDigits: 2,
      }),
    })
  }
  if (!region) return null
  return t('perSqFt', {
    amount: format.number(value, {
      style: 'currency',
      currency: region.currencyCode,
      signDisplay: 'always',
    }),
  })
}

type InTotalProps = {
  finish: GlassFinish
  request: QuoteRequest | null
  tables: PricingTables | null
}

/** What the total changes by with this finish in place of the one in it. */
function FinishInTotal({ finish, request, tables }: InTotalProps) {
  const inTotal = useInTotal()
  const change = useMemo(
    () =>
      request && tables
        ? (changesInTotal(request, [{ finishId: finish.id }], tables)[0] ?? null)
        : null,
    [finish, request, tables],
  )
  const said = inTotal.whole(change)
  return said === null ? null : <span className="block">{said}</span>
}
