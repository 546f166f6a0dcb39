const ink = 'var(--color-text)'

export type Room = { widthIn: number; table: { widthIn: number; depthIn: number } }

/** Rooms along one front of glass, wall to wall, in inches. */
export const rooms: Room[] = [
  { widthIn: 132, table: { widthIn: 72, depthIn: 36 } },
  { widthIn: 108, table: { widthIn: 48, depthIn: 48 } },
  { widthIn: 204, table: { widthIn: 132, depthIn: 44 } },
  { widthIn: 132, table: { widthIn: 60, depthIn: 30 } },
]

export const depthIn = 126
export const doorIn = 36
const chairIn = 18

type Props = { room: Room; left: number; top: number; pxPerIn: number }

/** What stands in a room, from above: a table and its chairs. */
export function Furnished({ room: { widthIn, table }, left, top, pxPerIn }: Props) {
  const of = (inches: number) => inches * pxPerIn
  const x = left + of((widthIn - table.widthIn) / 2)
  const y = top + of((depthIn - table.depthIn) / 2 - 4)
  const count = Math.max(1, Math.floor(table.widthIn / 30))
  const chairs = Array.from(
    { length: count },
    (_, index) => x + of((table.widthIn / count) * (index + 0.5) - chairIn / 2),
  )
  return (
    <g fill="var(--color-paper)" stroke={ink} strokeWidth=".9">
      {chairs.flatMap((at) =>
        [y - of(14), y + of(table.depthIn - 4)].map((edge) => (
          <rect
            key={`${at}-${edge}`}
            x={at}
            y={edge}
            width={of(chairIn)}
            height={of(chairIn)}
            rx={of(3)}
          />
        )),
      )}
      <rect
        {...{ x, y }}
        width={of(table.widthIn)}
        height={of(table.depthIn)}
        rx={of(2)}
        fill="var(--color-stone)"
      />
    </g>
  )
}
