import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'

type Props = {
  /** Which part of the drawing it names, counted from the first. */
  part: number
  name: string
  text: ReactNode
  className?: string
}

function letterOf(part: number): string {
  return String.fromCharCode(97 + part)
}

type NameProps = Pick<Props, 'part' | 'name'>

/** The name of a part: hovered or focused, it brings out its leader and the part itself. */
function PartName({ part, name }: NameProps) {
  return (
    <button
      type="button"
      data-part={letterOf(part)}
      className="relative text-left font-display text-h4 leading-tight before:absolute before:-inset-x-2 before:-inset-y-2"
    >
      {name}
    </button>
  )
}

/** On the rule of its leader: the name above it, the words below. */
export function NoteOnRule({ part, name, text, className }: Props) {
  return (
    <div className={className}>
      <p className="absolute bottom-full pb-1">
        <PartName part={part} name={name} />
      </p>
      <p className="pt-2 fractions text-small text-text-second">{written(text)}</p>
    </div>
  )
}

/** Apart from its drawing, told by its key; `figure` is what it costs, where anybody can say. */
export function KeyedNote({ part, name, text, figure, className }: Props & { figure?: string }) {
  return (
    <div className={classNames('flex flex-col', className)}>
      <p className="flex items-start gap-2.5">
        <span
          aria-hidden="true"
          className="grid size-6 shrink-0 place-items-center border border-edge-mid text-caption font-semibold text-edge-ink"
        >
          {letterOf(part).toUpperCase()}
        </span>
        <PartName part={part} name={name} />
      </p>
      <p className="mt-2 fractions text-small text-text-second">{written(text)}</p>
      {figure ? (
        // prices of what stands side by side are on one line
        <p className="mt-auto pt-2 fractions text-small font-medium">{figure}</p>
      ) : null}
    </div>
  )
}

/** What is worked out in the browser sets its own figures. */
function written(text: ReactNode): ReactNode {
  return typeof text === 'string' ? withFractions(text) : text
}
