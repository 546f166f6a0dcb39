import { useMemo } from 'react'
import { useTranslations } from 'next-intl'
import { hangDoors, hingesThatCame } from '@/builder/shower/hung-doors'
import { showerRequest } from '@/builder/shower/shower-request'
import type { ShowerDraft } from '@/builder/shower/shower-draft'
import { withUsualGlass } from '@/builder/shower/with-usual-glass'
import { priceWithinRules } from '@/domain/glass-rules/price-within-rules'
import { withinRules } from '@/domain/glass-rules/within-rules'
import { offeredShowerThicknesses } from '@/domain/pricing/offered'
import { showerThicknesses } from '@/domain/pricing/thickness'
import type { PricingTables } from '@/domain/pricing/types'
import type { PricedService } from '@/domain/services-catalogue/services'
import { EdgeAtLifeSize } from '@/drawings/illustrations/edge-at-life-size'
import { useSiteFormatter } from '@/i18n/use-site-formatter'
import { ChoiceCard } from '../wizard/choice-card'
import { taxIn } from '../words/tax-in'
import { ThicknessPhoto } from './thickness-photo'

const names = { '3/8': 'threeEighths', '1/2': 'half' } as const
const mmPerInch = 25.4

type Props = {
  draft: ShowerDraft
  serviceType: PricedService
  /** Null while they are on their way: then all that is usual is shown. */
  tables: PricingTables | null
  onChoose: (thicknessMm: number) => void
}

/** Both edges as thick as they are, and what the work comes to in each once its sizes are known. */
export function ThicknessStep({ draft, serviceType, tables, onChoose }: Props) {
  const t = useTranslations('quote.shower.thickness')
  const offered = tables ? offeredShowerThicknesses(tables) : showerThicknesses
  const totalIn = useTotalIn(draft, tables, serviceType)
  return (
    <div className="mt-8 grid gap-4">
      {offered.map(({ inches, mm }) => {
        const size = inches === '1/2' ? '1/2' : '3/8'
        const name = names[size]
        return (
          <ChoiceCard
            key={mm}
            chosen={draft.thicknessMm === mm}
            onChoose={() => onChoose(mm)}
            picture={
              <span className="flex items-center gap-4">
                <span className="max-sm:hidden lg:max-xl:hidden tablet:hidden">
                  <ThicknessPhoto inches={size} />
                </span>
                <span className="grid w-20 justify-items-center">
                  <EdgeAtLifeSize thicknessIn={mm / mmPerInch} isUnit={false} isPale={false} />
                  <span className="mt-1 text-caption text-text-second">{t('lifeSize')}</span>
                </span>
              </span>
            }
            title={t(`${name}.title`)}
            text={t(`${name}.text`)}
            aside={totalIn(mm)}
          />
        )
      })}
    </div>
  )
}

/** What the work comes to in a thickness; null while sizes are missing, or where it cannot be made so. */
function useTotalIn(draft: ShowerDraft, tables: PricingTables | null, serviceType: PricedService) {
  const t = useTranslations('quote.shower.thickness')
  const format = useSiteFormatter()
  return useMemo(
    () => (thicknessMm: number) => {
      if (tables === null) return null
      const shop = { tables, serviceType }
      const hung = hangDoors(draft, { ...draft, thicknessMm }, shop)
      const built = showerRequest(withUsualGlass(hung, tables), tables, serviceType)
      if (!built.ok) return null
      const { request, cures } = withinRules(built.request, 'thickness', tables)
      const priced = priceWithinRules(request, tables)
      if (!priced.ok) return null
      const { totalCost, currencyCode } = priced.quote
      const total = format.number(totalCost, { style: 'currency', currency: currencyCode })
      const isHungHeavier =
        hingesThatCame(hung, shop) !== null || cures.some(({ kind }) => kind === 'hinges')
      return t(isHungHeavier ? 'totalHung' : 'total', { total, ...taxIn(priced.quote) })
    },
    [draft, tables, serviceType, t, format],
  )
}
