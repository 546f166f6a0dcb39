import type { CSSProperties } from 'react'
import { useTranslations } from 'next-intl'
import type { Load } from '@/domain/glass-rules/work'
import { aboutSqFt } from '@/domain/glass-rules/work'
import { aboutPounds } from '@/domain/measure/about-pounds'
import { formatWorkedOut } from '@/domain/measure/format-length'
import { grouped } from '@/domain/measure/grouped'
import { figureWidth } from '@/drawings/marks/dimension-figure'

/** All across in percent of the bar, so that its words stay as large as they are read where it is narrow. */
const width = 100
/** How far along the line the limit stands, unless the load would run out of it. */
const usualLimit = 72
const longest = 96
/** What is over the limit shows, however little it is. */
const leastOver = 1.5
/** How wide the bar is where it is narrowest, and what the 0 at its left end takes with air, in letters. */
const narrowestEm = 17
const besideZeroEm = 1.2

/** A load against its limit as a dimension line to scale from 0; what is over the limit is thick. */
export function LoadBar({ load, isBlock }: { load: Load; isBlock: boolean }) {
  const t = useTranslations('quote.verdicts.load')
  const scale = Math.min(usualLimit / load.limit, longest / load.value)
  const limit = load.limit * scale
  const end = Math.max(load.value * scale, limit + leastOver)
  const tone = isBlock ? 'var(--color-error)' : 'var(--color-edge-mid)'
  const value = t(`${load.of}.value`, { figure: figureOf(load, load.value) })
  const most = t(`${load.of}.limit`, { figure: figureOf(load, load.limit) })
  const isZeroFree = (limit / width) * narrowestEm - figureWidth(most, 1) >= besideZeroEm
  return (
    <div
      aria-hidden="true"
      className="mt-3 w-full max-w-90 figures text-caption font-semibold whitespace-nowrap print:max-w-72"
    >
      <p style={{ ...endingAt(end, value), color: tone }}>{value}</p>
      <svg width="100%" height="24" className="block overflow-visible">
        <g stroke="currentColor">
          {Array.from({ length: 9 }, (_, index) => (
            <Tick key={index} at={(limit * (index + 1)) / 10} reach={3} width="1" opacity=".35" />
          ))}
          <Tick at={0} reach={6} width="1.25" />
          <Reach to={limit} stroke={tone} width="3.5" />
          <Reach from={limit} to={end} stroke={tone} width="9" />
          <Tick at={limit} reach={10} width="2" />
        </g>
      </svg>
      <div className="relative">
        {isZeroFree ? (
          <span className="absolute left-0 font-normal text-text-second">0</span>
        ) : null}
        <p style={endingAt(limit, most)}>{most}</p>
      </div>
    </div>
  )
}

const middle = 12

type TickProps = { at: number; reach: number; width: string; opacity?: string }

function Tick({ at, reach, width: strokeWidth, opacity }: TickProps) {
  const x = `${at}%`
  return (
    <line {...{ strokeWidth, opacity }} x1={x} x2={x} y1={middle - reach} y2={middle + reach} />
  )
}

type ReachProps = { from?: number; to: number; stroke: string; width: string }

function Reach({ from = 0, to, stroke, width: strokeWidth }: ReachProps) {
  return <line {...{ stroke, strokeWidth }} x1={`${from}%`} x2={`${to}%`} y1={middle} y2={middle} />
}

/** Where words end at a place of the bar, or as near to it as they find room on it. */
function endingAt(percent: number, words: string): CSSProperties {
  const em = Math.ceil(figureWidth(words, 10)) / 10
  return {
    width: `${em}em`,
    marginLeft: `clamp(0em, ${percent}% - ${em}em, ${width}% - ${em}em)`,
    textAlign: 'right',
  }
}

/** As the sentence beside it says it. */
function figureOf({ of, limit }: Load, figure: number): string {
  switch (of) {
    case 'door_lb':
    case 'piece_lb':
      return grouped(figure === limit ? limit : aboutPounds(figure))
    case 'area_sq_ft':
      return grouped(figure === limit ? limit : aboutSqFt(figure, limit))
    case 'width_in':
    case 'height_in':
    case 'side_in':
      return formatWorkedOut(figure)
  }
}
