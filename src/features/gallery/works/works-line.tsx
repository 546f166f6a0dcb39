import type { ReactNode, RefObject } from 'react'

type Step = 1 | -1 | 'start' | 'end'

type Props = {
  row: RefObject<HTMLUListElement | null>
  label: string
  isGrid: boolean
  /** How high the line is drawn, in inches. */
  topIn: number
  onStep: (to: Step) => void
  children: ReactNode
}

const moves: Record<string, Step | undefined> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  Home: 'start',
  End: 'end',
}

/** The works on their ground line, with the scale of feet at its left; moved by keys, too. */
export function WorksLine({ row, label, isGrid, topIn, onStep, children }: Props) {
  return (
    <div className="works-line">
      <FeetScale topIn={topIn} />
      <ul
        ref={row}
        aria-label={label}
        className="works-row"
        onFocus={({ target }) =>
          target.matches(':focus-visible')
            ? target.closest('li')?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
            : undefined
        }
        onKeyDown={(event) => {
          const to = moves[event.key]
          if (to === undefined || isGrid) return
          event.preventDefault()
          onStep(to)
        }}
      >
        {children}
      </ul>
    </div>
  )
}

/** Every second foot, from the highest. */
function feetUpTo(topIn: number): number[] {
  return [12, 10, 8, 6, 4, 2].filter((foot) => foot * 12 <= topIn)
}

function FeetScale({ topIn }: Pick<Props, 'topIn'>) {
  return (
    <div className="works-feet" aria-hidden="true">
      {feetUpTo(topIn).map((foot) => (
        <span key={foot} style={{ '--ft': foot } as Record<string, number>}>
          {foot}′
        </span>
      ))}
    </div>
  )
}
