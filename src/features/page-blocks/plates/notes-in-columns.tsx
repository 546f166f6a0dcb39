import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'

type Props = {
  notes: { name: string; text: string }[]
  /** How many columns there are. */
  className: string
  isCentred?: boolean
}

/** What the parts of a drawing are, each below its own. */
export function NotesInColumns({ notes, className, isCentred = false }: Props) {
  return (
    <ul className={classNames('grid gap-x-4 gap-y-7 xl:gap-x-6', className)}>
      {notes.map(({ name, text }) => (
        <li key={name} className={isCentred ? 'md:text-center' : undefined}>
          <p className="font-display text-body leading-tight xl:text-h4">{withFractions(name)}</p>
          <p
            className={classNames(
              'mt-1.5 text-small text-text-second',
              isCentred ? 'mx-auto max-w-[34ch]' : 'max-w-[38ch]',
            )}
          >
            {withFractions(text)}
          </p>
        </li>
      ))}
    </ul>
  )
}
