import { useTranslations } from 'next-intl'
import { SelectField } from '@/ui/field'
import type { GlassCategory } from '@/domain/pricing/types'
import { chooseGlass, glassTypesFor } from './general-draft'
import { generalFieldId, useMissingWords } from './general-fields'
import type { GeneralPartProps } from './general-fields'
import { ThicknessField } from './thickness-field'

type Props = GeneralPartProps & { glassCategories: readonly GlassCategory[] | null }

/** Which glass, how it is finished and how thick it is. */
export function GlassFields({ draft, tables, glassCategories, missing, onChange }: Props) {
  const t = useTranslations('quote.general')
  const error = useMissingWords(missing)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <SelectField
          id={generalFieldId('glassTypeId')}
          label={t('glassType')}
          value={draft.glassTypeId}
          error={error('glassTypeId')}
          onChange={(event) => {
            if (tables) onChange(chooseGlass(draft, event.target.value, tables))
          }}
        >
          <option value="">{t('choose')}</option>
          {tables
            ? glassTypesFor(tables, glassCategories).map((row) => (
                <option key={row.id} value={row.id}>
                  {row.name}
                </option>
              ))
            : null}
        </SelectField>
      </div>
      <SelectField
        id={generalFieldId('finishId')}
        label={t('finish')}
        value={draft.finishId}
        error={error('finishId')}
        onChange={(event) => onChange({ ...draft, finishId: event.target.value })}
      >
        <option value="">{t('choose')}</option>
        {tables?.finishes.map((row) => (
          <option key={row.id} value={row.id}>
            {row.name}
          </option>
        ))}
      </SelectField>
      <ThicknessField
        id={generalFieldId('thicknessMm')}
        value={draft.thicknessMm}
        error={error('thicknessMm')}
        onChange={(thicknessMm) => onChange({ ...draft, thicknessMm })}
      />
    </div>
  )
}
