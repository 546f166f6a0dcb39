type Props = { thicknessIn: number; figure: string }

const pxPerIn = 44

/** A piece of the glass seen at its edge, four times life size on paper, with its thickness. */
export function EdgeSection({ thicknessIn, figure }: Props) {
  const width = thicknessIn * pxPerIn
  const x = 44 - width / 2
  return (
    <svg viewBox="0 0 88 96" className="h-24 w-22 figures">
      <path d={`M${x} 30V92M${x + width} 30V92`} stroke="var(--color-edge-mid)" strokeWidth="1.4" />
      <rect
        x={x}
        y="30"
        width={width}
        height="62"
        fill="var(--color-edge-deep)"
        fillOpacity=".75"
      />
      <path d={`M${x} 30H${x + width}`} stroke="var(--color-edge-mid)" strokeWidth="1.4" />
      {[40, 52, 64, 76, 88].map((y) => (
        <path
          key={y}
          d={`M${x + 2} ${y}L${x + width - 2} ${y - (width - 4)}`}
          stroke="var(--color-edge-mid)"
          strokeOpacity=".55"
          strokeWidth=".8"
        />
      ))}
      <g stroke="var(--color-text-second)" fill="none">
        <path d={`M${x - 18} 20H${x}M${x + width} 20H${x + width + 18}`} />
        <path d={`M${x} 14V26M${x + width} 14V26`} />
        <path
          d={`M${x - 3.5} 23.5L${x + 3.5} 16.5M${x + width - 3.5} 23.5L${x + width + 3.5} 16.5`}
          strokeWidth="1.6"
        />
      </g>
      <text x="44" y="9" textAnchor="middle" fontSize="13" fontWeight="500">
        {figure}″
      </text>
    </svg>
  )
}
