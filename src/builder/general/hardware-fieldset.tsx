import { useTranslations } from 'next-intl'
import type { QuoteRequest } from '@/domain/pricing/types'
import { stillSold } from '../fields/hardware-choices'
import { HardwareList } from '../fields/hardware-list'
import { NotSoldNote } from '../fields/not-sold-note'
import { PriceNote } from '../fields/price-note'
import type { GeneralPartProps } from './general-fields'
import { offeredHardware } from './offered-hardware'
import { sampleBilledSqFt, sampleRequest } from './sample-request'

type Props = Omit<GeneralPartProps, 'missing'> & {
  work: Omit<Parameters<typeof offeredHardware>[2], 'glassCategory'>
  areaSqFt: number | null
  /** What is priced with it, where it is the visitor's own total that rises. */
  request?: QuoteRequest | null
}

/** What is fitted to the glass, of what goes with the work. */
export function HardwareFieldset({ draft, tables, work, areaSqFt, request, onChange }: Props) {
  const t = useTranslations('quote.general')
  const glass = tables?.glassTypes.find((row) => String(row.id) === draft.glassTypeId)
  const region = tables?.regions.find((row) => String(row.id) === draft.regionId)
  const asked = request === null && tables ? sampleRequest(draft, work, tables) : (request ?? null)
  const perSqFtOf = request === null && tables ? sampleBilledSqFt(tables) : null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-h4">{t('hardware')}</legend>
      <NotSoldNote chosen={draft.hardware} tables={tables} />
      {tables && request !== undefined ? <PriceNote {...{ tables }} request={asked} /> : null}
      {tables ? (
        <HardwareList
          items={offeredHardware(tables.hardware, draft.hardware, {
            ...work,
            glassCategory: glass?.category ?? null,
          })}
          chosen={stillSold(draft.hardware, tables)}
          currencyCode={region?.currencyCode ?? 'USD'}
          areaSqFt={areaSqFt}
          priced={request === undefined ? undefined : { tables, request: asked, perSqFtOf }}
          onChange={(hardware) => onChange({ ...draft, hardware })}
        />
      ) : null}
    </fieldset>
  )
}
