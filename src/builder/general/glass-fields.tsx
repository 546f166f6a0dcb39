import { useTranslations } from 'next-intl'
import { SelectField } from '@/ui/field'
import { withFractions } from '@/ui/with-fractions'
import type { GlassCategory } from '@/domain/pricing/types'
import type { UsualGlass } from '@/domain/pricing/usual-glass-type'
import { finishesOf } from '@/domain/pricing/offered'
import { withInchMarks } from '@/domain/text/inch-marks'
import { classNames } from '@/ui/class-names'
import { ChoiceField } from './choice-field'
import { chooseGlass, glassTypesFor } from './general-draft'
import { chooseThickness, leastThicknessOf, typeThickness } from './general-thickness'
import { generalFieldId, optionsOf, useMissingWords } from './general-fields'
import type { GeneralPartProps } from './general-fields'
import {
  familiesOf,
  familyOf,
  isNamesake,
  keyOf,
  memberFor,
  thicknessesApart,
} from './glass-families'
import type { GlassFamily } from './glass-families'
import { PickRow } from './pick-row'
import { ThicknessField } from './thickness-field'

type Props = GeneralPartProps & {
  glassCategories: readonly GlassCategory[] | null
  /** What the work is usually done with, which is offered first. */
  usual: UsualGlass
}

/** As many kinds of glass as stand side by side. */
const mostSideBySide = 3

/** Which glass, how it is finished and how thick it is. */
export function GlassFields(props: Props) {
  const { draft, tables, glassCategories, usual, missing, onChange, isOpen = false } = props
  const t = useTranslations('quote.general')
  const error = useMissingWords(missing, leastThicknessOf(draft, tables))
  const glassType = tables?.glassTypes.find(({ id }) => String(id) === draft.glassTypeId) ?? null
  const families = tables ? familiesOf(glassTypesFor(tables, glassCategories, glassType)) : []
  const finishes = tables && finishesOf(tables, glassType, Number(draft.finishId) || null)
  const family = familyOf(families, draft.glassTypeId)
  const isShort = families.length > 1 && families.length <= mostSideBySide
  const nameOf = (each: GlassFamily) => {
    const { name, members } = each
    const [row] = members
    if (!row || !isNamesake(each, families)) return withInchMarks(name)
    const apart = thicknessesApart(each, families)
    const told = t('namesake', { name: withInchMarks(name), category: row.category })
    return [told, ...(apart ? [apart] : [])].join(', ')
  }
  const chooseFamily = (key: string) => {
    if (!tables) return
    const before = family?.members.find(({ id }) => String(id) === draft.glassTypeId) ?? null
    const chosen = families.find((each) => keyOf(each) === key)
    const member = chosen ? memberFor(chosen, before) : null
    onChange(chooseGlass(draft, member ? String(member.id) : '', tables))
  }
  const glass = {
    id: generalFieldId('glassTypeId'),
    label: t('glassType'),
    error: error('glassTypeId'),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2 lg:max-xl:grid-cols-[minmax(0,1fr)] tablet:grid-cols-[minmax(0,1fr)]">
      {isShort ? (
        <div className="sm:col-span-2 lg:max-xl:col-span-1 tablet:col-span-1">
          <PickRow
            {...glass}
            options={families.map((each) => ({
              key: keyOf(each),
              face: withFractions(nameOf(each)),
            }))}
            chosen={family && keyOf(family)}
            onChoose={chooseFamily}
          />
        </div>
      ) : (
        <div
          className={classNames(isOpen && 'sm:col-span-2 lg:max-xl:col-span-1 tablet:col-span-1')}
        >
          <SelectField
            {...glass}
            value={family ? keyOf(family) : ''}
            onChange={(event) => chooseFamily(event.target.value)}
          >
            {family ? null : <option value="">{t('choose')}</option>}
            <FamilyOptions {...{ families, usual, nameOf }} />
          </SelectField>
        </div>
      )}
      <ChoiceField
        id={generalFieldId('finishId')}
        label={t('finish')}
        options={finishes && optionsOf(finishes)}
        usual={5}
        chosen={draft.finishId}
        error={error('finishId')}
        isOpen={isOpen}
        onChoose={(finishId) => onChange({ ...draft, finishId })}
      />
      <div
        className={classNames(!isShort && 'sm:col-span-2 lg:max-xl:col-span-1 tablet:col-span-1')}
      >
        <ThicknessField
          key={family && keyOf(family)}
          id={generalFieldId('thicknessMm')}
          draft={draft}
          error={error('thicknessMm')}
          sold={family?.members ?? []}
          onPick={(member) => onChange(chooseThickness(draft, member))}
          onType={(mm) => onChange(typeThickness(draft, family?.members ?? [], mm))}
        />
      </div>
    </div>
  )
}

type OptionsProps = Pick<Props, 'usual'> & {
  families: readonly GlassFamily[]
  nameOf: (family: GlassFamily) => string
}

function FamilyOptions({ families, usual, nameOf }: OptionsProps) {
  const t = useTranslations('quote.general')
  const isUsual = ({ members }: GlassFamily) =>
    members.some(
      ({ category, safety }) =>
        usual.categories.includes(category) && (!usual.isSafe || safety !== null),
    )
  const first = families.filter(isUsual)
  const others = families.filter((family) => !isUsual(family))
  const options = (some: readonly GlassFamily[]) =>
    some.map((family) => (
      <option key={keyOf(family)} value={keyOf(family)}>
        {nameOf(family)}
      </option>
    ))
  if (first.length === 0 || others.length === 0) return options(families)
  return (
    <>
      <optgroup label={t('usualGlass')}>{options(first)}</optgroup>
      <optgroup label={t('otherGlass')}>{options(others)}</optgroup>
    </>
  )
}
