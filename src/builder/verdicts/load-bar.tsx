import { useTranslations } from 'next-intl'
import type { Load } from '@/domain/glass-rules/work'
import { aboutSqFt } from '@/domain/glass-rules/work'
import { aboutPounds } from '@/domain/measure/about-pounds'
import { formatWorkedOut } from '@/domain/measure/format-length'
import { grouped } from '@/domain/measure/grouped'
import { figureWidth } from '@/drawings/marks/dimension-figure'

const width = 360
const line = 28
/** How far up the line the limit stands, unless the load would run out of it. */
const usualLimit = 0.72
const longest = width - 14
/** What the 0 at the left end takes, with air. */
const besideZero = 20

/** A load against its limit as a dimension line to scale from 0; what is over the limit is thick. */
export function LoadBar({ load, isBlock }: { load: Load; isBlock: boolean }) {
  const t = useTranslations('quote.verdicts.load')
  const scale = Math.min((width * usualLimit) / load.limit, longest / load.value)
  const limit = load.limit * scale
  const end = Math.max(load.value * scale, limit + 5)
  const tone = isBlock ? 'var(--color-error)' : 'var(--color-edge-mid)'
  const value = t(`${load.of}.value`, { figure: figureOf(load, load.value) })
  const most = t(`${load.of}.limit`, { figure: figureOf(load, load.limit) })
  const isShort = limit + 4 - figureWidth(most) < besideZero
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 52`}
      className="mt-3 block h-auto w-full max-w-90 overflow-visible figures print:max-w-72"
    >
      <g stroke="currentColor">
        {Array.from({ length: 9 }, (_, index) => (
          <path
            key={index}
            d={`M${(limit * (index + 1)) / 10} ${line - 3}v6`}
            strokeWidth="1"
            opacity=".35"
          />
        ))}
        <path d={`M0 ${line - 6}v12`} strokeWidth="1.25" />
        <path d={`M0 ${line}H${limit}`} stroke={tone} strokeWidth="3.5" />
        <path d={`M${limit} ${line}H${end}`} stroke={tone} strokeWidth="9" />
        <path d={`M${limit} ${line - 10}v20`} strokeWidth="2" />
      </g>
      <text
        x={Math.min(end, width)}
        y={line - 14}
        textAnchor="end"
        fontSize="13"
        fontWeight="600"
        fill={tone}
      >
        {value}
      </text>
      {limit < besideZero ? null : (
        <text x="0" y={line + 21} fontSize="13" fill="var(--color-text-second)">
          0
        </text>
      )}
      <text
        x={isShort ? limit - 4 : limit + 4}
        y={line + 21}
        textAnchor={isShort ? 'start' : 'end'}
        fontSize="13"
        fontWeight="600"
        fill="currentColor"
      >
        {most}
      </text>
    </svg>
  )
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
