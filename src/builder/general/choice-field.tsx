import { useTranslations } from 'next-intl'
import { SelectField } from '@/ui/field'
import { unbroken } from '@/ui/page/unbroken'
import { PickRow } from './pick-row'

type Props = {
  id: string
  label: string
  /** Null until the prices are there. */
  options: readonly { key: string; name: string }[] | null
  /** How many there usually are, so that little moves once they come. */
  usual: number
  chosen: string
  error?: string | undefined
  /** Few choices lie open, as visitors have them; the office's desk keeps them in a list. */
  isOpen: boolean
  onChoose: (key: string) => void
}

/** More stand in a list. */
const mostOpen = 6

/** One of a few choices, or of a list of them. */
export function ChoiceField(props: Props) {
  const { id, label, options, usual, chosen, error, isOpen, onChoose } = props
  const t = useTranslations('quote.general')
  if (isOpen && (options === null || options.length <= mostOpen)) {
    return (
      <div className="sm:col-span-2 lg:max-xl:col-span-1 tablet:col-span-1">
        {options === null ? (
          <AwaitedChoices {...{ label, usual }} />
        ) : (
          <PickRow
            isGrid
            {...{ id, label, error, onChoose }}
            // in one piece: what keeps its line would stand in a column by itself
            options={options.map(({ key, name }) => ({
              key,
              face: <span className="min-w-0">{unbroken(name)}</span>,
            }))}
            chosen={chosen === '' ? null : chosen}
          />
        )}
      </div>
    )
  }
  return (
    <SelectField
      {...{ id, label, error }}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      {chosen === '' ? <option value="">{t('choose')}</option> : null}
      {options?.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function AwaitedChoices({ label, usual }: Pick<Props, 'label' | 'usual'>) {
  return (
    <div aria-busy="true">
      <p className="mb-2 font-semibold">{label}</p>
      <div aria-hidden="true" className="grid choice-grid">
        {Array.from({ length: usual }, (_, index) => (
          <span key={index} className="min-h-14 rounded-glass border border-rule bg-stone" />
        ))}
      </div>
    </div>
  )
}
