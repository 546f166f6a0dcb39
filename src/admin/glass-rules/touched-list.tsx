import type { VerdictChange } from '@/domain/glass-rules/preview-change'
import type { VerdictLevel } from '@/domain/glass-rules/rule-names'
import type { RulePreview } from '@/services/glass-rules/preview-rule'

export type TouchedTexts = {
  was: string
  becomes: string
  silent: string
  levels: Record<VerdictLevel, string>
}

type Props = {
  /** The collection that the names are rows of. */
  collection: string
  touched: RulePreview['jobs']['named']
  texts: TouchedTexts
}

/** Every piece of work that a change would touch, with what is said of it before and after. */
export function TouchedList({ collection, touched, texts }: Props) {
  return (
    <ul className="office-touched">
      {touched.map(({ id, name, changes }) => (
        <li key={id}>
          <a href={`/admin/collections/${collection}/${id}`}>{name}</a>
          {changes.map((change) => (
            <Change key={change.rule} change={change} texts={texts} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function Change({ change, texts }: { change: VerdictChange; texts: TouchedTexts }) {
  return (
    <dl>
      {(['was', 'becomes'] as const).map((when) => (
        <div key={when}>
          <dt>{texts[when]}</dt>
          <dd>
            {change[when] === null ? (
              texts.silent
            ) : (
              <>
                <strong>{texts.levels[change[when].level]}</strong> {change[when].reason}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
