import type { ReactNode } from 'react'
import { Check, CircleAlert } from 'lucide-react'
import { keepTogether } from '@/domain/text/keep-together'
import { classNames } from '@/ui/class-names'
import type { DimensionReading, DimensionRule } from './judge-dimension'
import { Suggestions } from './suggestions'
import { useReadingWords } from './use-reading-words'

type Props = {
  id: string
  value: string
  rule: DimensionRule
  reading: DimensionReading
  bad: boolean
  below?: ReactNode
  quiet: boolean
  isIdle: boolean
  suggestsHere: boolean
  onPick: (text: string) => void
}

/** What was understood, or what was not and what it may have meant. */
export function DimensionMessage({
  id,
  value,
  rule,
  reading,
  bad,
  below,
  quiet,
  isIdle,
  suggestsHere,
  onPick,
}: Props) {
  const words = useReadingWords(rule)
  if (bad && !reading.ok) {
    return (
      <>
        {below}
        <p id={`${id}-error`} className="mt-2 flex gap-2 text-small font-medium text-error">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="figures">{words.fault(value, reading.code)}</span>
        </p>
        {suggestsHere ? (
          <Suggestions rule={rule} suggestions={reading.suggestions} onPick={onPick} />
        ) : null}
      </>
    )
  }
  return (
    <>
      {below}
      <p
        id={`${id}-echo`}
        className={classNames(
          'mt-2 text-small',
          reading.ok
            ? 'flex items-start gap-2 fractions text-edge-mid'
            : 'min-h-5 text-text-second',
          quiet && 'sr-only',
        )}
      >
        {reading.ok ? (
          <>
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {keepTogether(words.echo(reading.inches))}
          </>
        ) : (
          !isIdle && words.waiting(value)
        )}
      </p>
    </>
  )
}
