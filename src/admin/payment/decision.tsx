import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'

type Props = {
  label: string
  note: string
  isBusy: boolean
  trouble: string | null
  /** What it can be decided to, the usual one first. */
  choices: readonly { text: string; onChoose: () => void }[]
  /** The heading, where it has one. */
  heading?: ReactNode
  /** Where it is said why. */
  children: ReactNode
}

/** What somebody decides about a payment: what it means, a field for what is known of it, and the ways. */
export function Decision({ label, note, isBusy, trouble, choices, heading, children }: Props) {
  return (
    <div className="office-release" role="group" aria-label={label}>
      {heading}
      <p>{note}</p>
      {children}
      <p role="alert">{trouble}</p>
      <div className="office-choices">
        {choices.map(({ text, onChoose }, index) => (
          <Button
            key={text}
            type="button"
            size="small"
            buttonStyle={index === 0 ? 'primary' : 'secondary'}
            disabled={isBusy}
            onClick={onChoose}
          >
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
