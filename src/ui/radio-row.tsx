import { useId } from 'react'
import type { ReactNode } from 'react'

type RadioChoice<Key extends string> = {
  key: Key
  face: ReactNode
  /** Of its radio, so that something can lead to it. */
  id?: string | undefined
  /** What is read aloud, where the face alone does not say it. */
  spoken?: string | undefined
  isOff?: boolean
}

type Looks<Key> = {
  fieldset?: string
  legend: string
  row: string
  choice: (key: Key) => string
  /** Of the radio itself; without it the face shows alone. */
  radio?: string
}

type Props<Key extends string> = {
  id?: string | undefined
  legend: ReactNode
  choices: readonly RadioChoice<Key>[]
  chosen: Key | null
  looks: Looks<Key>
  /** The id of what says more of them. */
  describedBy?: string | undefined
  onChoose: (key: Key) => void
  /** What stands below the row. */
  children?: ReactNode
}

/** Radios side by side under one name, each within its label; the arrow keys walk through them. */
export function RadioRow<Key extends string>(props: Props<Key>) {
  const { id, legend, choices, chosen, looks, describedBy, onChoose, children } = props
  const name = useId()
  return (
    <fieldset id={id} className={looks.fieldset} aria-describedby={describedBy}>
      <legend className={looks.legend}>{legend}</legend>
      <div className={looks.row}>
        {choices.map((choice) => (
          <label key={choice.key} className={looks.choice(choice.key)}>
            <input
              type="radio"
              id={choice.id}
              name={name}
              value={choice.key}
              checked={choice.key === chosen}
              disabled={choice.isOff}
              aria-label={choice.spoken}
              onChange={() => onChoose(choice.key)}
              className={looks.radio ?? 'sr-only'}
            />
            {choice.face}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  )
}
