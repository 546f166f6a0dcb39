import { useTranslations } from 'next-intl'
import { SelectField } from '@/ui/field'
import type { GlassCategory, GlassType } from '@/domain/pricing/types'
import { chooseGlass, glassTypesFor, leastThicknessOf } from './general-draft'
import { generalFieldId, useMissingWords } from './general-fields'
import type { GeneralPartProps } from './general-fields'
import { ThicknessField } from './thickness-field'

type Props = GeneralPartProps & {
  glassCategories: readonly GlassCategory[] | null
  /** What the work is usually done with, which is offered first. */
  usualCategories: readonly GlassCategory[]
}

/** Which glass, how it is finished and how thick it is. */
export function GlassFields(props: Props) {
  const { draft, tables, glassCategories, usualCategories, missing, onChange } = props
  const t = useTranslations('quote.general')
  const error = useMissingWords(missing, leastThicknessOf(draft, tables))
  const offered = tables ? glassTypesFor(tables, glassCategories) : []
  const usual = offered.filter((row) => usualCategories.includes(row.category))
  const others = offered.filter((row) => !usualCategories.includes(row.category))
  const chosen = offered.find((row) => String(row.id) === draft.glassTypeId)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2 tablet:grid-cols-[minmax(0,1fr)]">
      <div className="sm:col-span-2 tablet:col-span-1">
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
          {others.length === 0 || usual.length === 0 ? (
            options(offered)
          ) : (
            <>
              <optgroup label={t('usualGlass')}>{options(usual)}</optgroup>
              <optgroup label={t('otherGlass')}>{options(others)}</optgroup>
            </>
          )}
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
        ownMm={chosen?.thicknessMm ?? null}
        onChange={(thicknessMm) => onChange({ ...draft, thicknessMm })}
      />
    </div>
  )
}

function options(rows: readonly GlassType[]) {
  return rows.map((row) => (
    <option key={row.id} value={row.id}>
      {row.name}
    </option>
  ))
}
