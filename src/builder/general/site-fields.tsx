import { useTranslations } from 'next-intl'
import { factorsFor } from '@/domain/pricing/default-choices'
import { SelectField } from '@/ui/field'
import { chooseRegion, noLocation } from './general-draft'
import { generalFieldId, useMissingWords } from './general-fields'
import type { GeneralPartProps } from './general-fields'

/** How hard it is to fit, where in the building, and in which region. */
export function SiteFields({ draft, tables, missing, onChange }: GeneralPartProps) {
  const t = useTranslations('quote.general')
  const error = useMissingWords(missing)
  const factors = (kind: 'complexity' | 'location') =>
    tables ? factorsFor(tables, kind, Number(draft.regionId)) : []
  const hasOneCurrency = new Set(tables?.regions.map((row) => row.currencyCode)).size === 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2 lg:max-xl:grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)]">
      <SelectField
        id={generalFieldId('complexityFactorId')}
        label={t('complexity')}
        value={draft.complexityFactorId}
        error={error('complexityFactorId')}
        onChange={(event) => onChange({ ...draft, complexityFactorId: event.target.value })}
      >
        {draft.complexityFactorId === '' ? <option value="">{t('choose')}</option> : null}
        {factors('complexity').map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('location')}
        value={draft.locationFactorId}
        onChange={(event) => onChange({ ...draft, locationFactorId: event.target.value })}
      >
        <option value={noLocation}>{t('noLocation')}</option>
        {factors('location').map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      {tables?.regions.length === 1 && draft.regionId !== '' ? null : (
        <SelectField
          id={generalFieldId('regionId')}
          label={t('region')}
          value={draft.regionId}
          error={error('regionId')}
          onChange={(event) => {
            if (tables) onChange(chooseRegion(draft, event.target.value, tables))
          }}
        >
          {draft.regionId === '' ? <option value="">{t('choose')}</option> : null}
          {tables?.regions.map((row) => (
            <option key={row.id} value={row.id}>
              {hasOneCurrency ? row.name : `${row.name} (${row.currencyCode})`}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
