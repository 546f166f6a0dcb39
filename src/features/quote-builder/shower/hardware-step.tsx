import { useTranslations } from 'next-intl'
import type { HardwareItem, PricingTables, QuoteRequest } from '@/domain/pricing/types'
import type { HardwareChoice } from '@/builder/fields/hardware-choices'
import { HardwareList } from '@/builder/fields/hardware-list'
import { HandleNote, hardwareListId } from './handle-note'
import { MetalChoice } from './metal-choice'

type Props = {
  tables: PricingTables | null
  chosen: readonly HardwareChoice[]
  areaSqFt: number | null
  /** Whether the price of the glass covers the installation as well. */
  included: boolean
  /** What is priced so far. */
  request: QuoteRequest | null
  /** How many doors have no handle. */
  bareDoors: number
  onChange: (chosen: HardwareChoice[]) => void
  onLook: (metal: string | null) => void
}

export function HardwareStep(props: Props) {
  const { tables, chosen, areaSqFt, included, request, bareDoors, onChange, onLook } = props
  const t = useTranslations('quote.shower.hardware')
  const inPrice = useTranslations('serviceCatalogue.shower')
  return (
    <div className="mt-8">
      {tables ? (
        <p className="mb-5 border-l-3 border-edge-mid bg-edge-tint px-4 py-3 text-base text-on-tint">
          {t('included', {
            installation: included ? 'yes' : 'no',
            standard: inPrice('standard', { work: 'other' }),
            extras: inPrice('extras'),
          })}
        </p>
      ) : null}
      {tables ? <MetalChoice {...{ tables, chosen, request, onChange, onLook }} /> : null}
      {tables ? <HandleNote {...{ tables, chosen, request, bareDoors, onChange }} /> : null}
      {tables ? (
        <HardwareList
          id={hardwareListId}
          items={tables.hardware.filter(isPartOfShower)}
          chosen={chosen}
          currencyCode={tables.regions[0]?.currencyCode ?? 'USD'}
          areaSqFt={areaSqFt}
          priced={{ tables, request }}
          onChange={onChange}
        />
      ) : (
        <div aria-busy="true" className="h-60 border border-rule bg-paper" />
      )}
    </div>
  )
}

function isPartOfShower({ offeredFor, metal }: HardwareItem): boolean {
  return metal === null && offeredFor.includes('shower')
}
