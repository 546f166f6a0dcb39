import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names'
import './day-run.css'

type Props = {
  /** Every day from the first step to the last; what is said of a day without a step stands at its tick. */
  days: { isWorking: boolean; label?: string | null }[]
  steps: { offset: number; says: ReactNode }[]
  className?: string
}

/** Days at one distance from each other, with a leader from the day of each step to what is said of it. */
export function DayRun({ days, steps, className }: Props) {
  const last = Math.max(1, days.length - 1)
  const offsets = steps.map(({ offset }) => offset)
  const shares = offsets.map((offset) => offset / last)
  return (
    <div className={classNames('day-run', className)}>
      <div className="day-run-sheet" style={{ '--steps': steps.length } as CSSProperties}>
        <div aria-hidden="true" className="day-run-line">
          <span className="day-run-window" style={{ '--from': shares.at(-1) } as CSSProperties} />
          {days.map(({ isWorking, label }, offset) => (
            <span
              key={offset}
              className={classNames('day-run-tick', isWorking ? null : 'day-run-off')}
              style={{ '--at': offset / last } as CSSProperties}
            >
              {label && !offsets.includes(offset) ? (
                <span className="day-run-label">{label}</span>
              ) : null}
            </span>
          ))}
          {shares.map((share, index) => (
            <span key={index} className="day-run-mark" style={{ '--at': share } as CSSProperties} />
          ))}
          <Leaders className="day-run-across" shares={shares} lies />
          <Leaders className="day-run-down" shares={shares} />
        </div>
        <ol className="day-run-steps">
          {steps.map(({ says }, index) => (
            <li key={index} className="day-run-step">
              {says}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

type LeadersProps = { className: string; shares: number[]; lies?: boolean }

/** The words of the steps share the length of the line equally. */
function Leaders({ className, shares, lies = false }: LeadersProps) {
  const point = (along: number, away: number) =>
    lies ? `${along * 100},${away}` : `${away},${along * 100}`
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none">
      {shares.map((share, index) => {
        const to = index / shares.length
        return (
          <polyline
            key={index}
            points={[point(share, 0), point(share, 30), point(to, 75), point(to, 100)].join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        )
      })}
    </svg>
  )
}
