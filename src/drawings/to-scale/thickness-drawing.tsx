const pxPerIn = 40

type Props = { thicknessMm: number; isSealed: boolean }

/** The edge of one sheet, or of a sealed pair whose overall thickness is what is measured. */
export function ThicknessDrawing({ thicknessMm, isSealed }: Props) {
  const widthPx = (thicknessMm / 25.4) * pxPerIn
  const x = 40 - widthPx / 2
  const sheet = isSealed ? Math.max(3, widthPx * 0.24) : widthPx
  return (
    <svg aria-hidden="true" viewBox="0 0 80 64" className="h-16 w-20">
      {(isSealed ? [x, x + widthPx - sheet] : [x]).map((left) => (
        <rect
          key={left}
          x={left}
          y="4"
          width={sheet}
          height="56"
          fill="var(--color-edge-deep)"
          stroke="var(--color-edge-mid)"
          strokeWidth="1.2"
        />
      ))}
      {isSealed ? (
        <rect
          x={x + sheet}
          y="48"
          width={widthPx - sheet * 2}
          height="12"
          fill="var(--color-rule-stone)"
        />
      ) : null}
    </svg>
  )
}
