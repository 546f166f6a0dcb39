import { useTranslations } from 'next-intl'
import { factorsFor } from '@/domain/pricing/default-choices'
import { ChoiceField } from './choice-field'
import { chooseRegion, noLocation } from './general-draft'
import { generalFieldId, optionsOf, useMissingWords } from './general-fields'
import type { GeneralPartProps } from './general-fields'

/** How hard it is to fit, where in the building, and in which region. */
export function SiteFields(props: GeneralPartProps) {
  const { draft, tables, missing, onChange, isOpen = false } = props
  const t = useTranslations('quote.general')
  const error = useMissingWords(missing)
  const factors = (kind: 'complexity' | 'location') =>
    tables && optionsOf(factorsFor(tables, kind, Number(draft.regionId)))
  const locations = factors('location')
  const hasOneCurrency = new Set(tables?.regions.map((row) => row.currencyCode)).size === 1
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2 lg:max-xl:grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)]">
      <ChoiceField
        id={generalFieldId('complexityFactorId')}
        label={t('complexity')}
        options={factors('complexity')}
        usual={3}
        chosen={draft.complexityFactorId}
        error={error('complexityFactorId')}
        isOpen={isOpen}
        onChoose={(complexityFactorId) => onChange({ ...draft, complexityFactorId })}
      />
      <ChoiceField
        id="general-locationFactorId"
        label={t('location')}
        options={locations && [{ key: noLocation, name: t('noLocation') }, ...locations]}
        usual={5}
        chosen={draft.locationFactorId}
        isOpen={isOpen}
        onChoose={(locationFactorId) => onChange({ ...draft, locationFactorId })}
      />
      {tables?.regions.length === 1 && draft.regionId !== '' ? null : (
        <ChoiceField
          id={generalFieldId('regionId')}
          label={t('region')}
          options={
            tables &&
            tables.regions.map(({ id, name, currencyCode }) => ({
              key: String(id),
              name: hasOneCurrency ? name : `${name} (${currencyCode})`,
            }))
          }
          usual={2}
          chosen={draft.regionId}
          error={error('regionId')}
          isOpen={isOpen}
          onChoose={(regionId) => {
            if (tables) onChange(chooseRegion(draft, regionId, tables))
          }}
        />
      )}
    </div>
  )
}
