import { classNames } from './class-names'

type Props = { text: string; className?: string }

/** Out of hours, when somebody answers again: the clock of the page says it after these words. */
export function OpensAgain({ text, className }: Props) {
  return <span className={classNames('call-at-night office-line', className)}>{text}</span>
}
