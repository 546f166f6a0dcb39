import { PaneMark } from '../marks/pane'

const door = { x: 132, width: 130 }
const transoms = [{ x: 40, width: 88 }, door, { x: 268, width: 88 }, { x: 360, width: 88 }]
const lites = [40, 360]

/** Frame, transoms, door and outer lites; the lite beside the door, from 268 to 356, is left open. */
export function StorefrontWall() {
  return (
    <>
      <rect
        x="34"
        y="58"
        width="424"
        height="286"
        fill="var(--color-paper)"
        stroke="var(--color-text)"
        strokeWidth="1.5"
      />
      {transoms.map(({ x, width }) => (
        <PaneMark key={x} x={x} y={64} width={width} height={58} shines={0} />
      ))}
      {lites.map((x) => (
        <PaneMark key={x} x={x} y={128} width={88} height={210} />
      ))}
      <PaneMark x={door.x} y={128} width={62} height={213} />
      <PaneMark x={door.x + 67} y={128} width={63} height={213} />
      <path d="M187 226v56M206 226v56" stroke="var(--color-text)" strokeWidth="3" />
    </>
  )
}
