/** A CSS inch. */
const pxPerIn = 96
const tall = 108

type Props = { thicknessIn: number; isUnit: boolean; isPale: boolean }

/** The edge of a sheet, or of two with what parts them, as thick on screen as it is in the hand. */
export function EdgeAtLifeSize({ thicknessIn, isUnit, isPale }: Props) {
  const wide = thicknessIn * pxPerIn
  const sheet = isUnit ? Math.min(wide / 3, pxPerIn / 8) : wide
  const glass = {
    y: 22,
    width: sheet,
    height: tall - 23,
    fill: isPale ? 'var(--color-edge-tint)' : 'var(--color-edge-deep)',
    fillOpacity: isPale ? 0.6 : 0.75,
    stroke: 'var(--color-edge-mid)',
  }
  const right = 7 + wide
  return (
    <svg
      aria-hidden="true"
      width={wide + 14}
      height={tall}
      viewBox={`0 0 ${wide + 14} ${tall}`}
      className="block shrink-0"
    >
      <path
        d={`M1 9H${right + 6}M7 3V16M${right} 3V16`}
        stroke="var(--color-text-second)"
        fill="none"
      />
      <path
        d={`M4 12L10 6M${right - 3} 12L${right + 3} 6`}
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      <rect x="7" {...glass} />
      {isUnit ? (
        <>
          <rect x={right - sheet} {...glass} />
          <rect
            x={7 + sheet}
            y={tall - 20}
            width={wide - 2 * sheet}
            height="14"
            fill="var(--color-rule-stone)"
            stroke="var(--color-text-second)"
          />
        </>
      ) : (
        <path
          d={[44, 66, 88]
            .map((y) => `M${7 + wide * 0.2} ${y}L${7 + wide * 0.8} ${y - 12}`)
            .join('')}
          stroke="var(--color-edge-mid)"
          strokeOpacity=".5"
          fill="none"
        />
      )}
    </svg>
  )
}
