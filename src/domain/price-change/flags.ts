import { growthOf, keyOf } from './price-cell'
import type { PriceCell, PriceChange, PriceKey } from './price-cell'

/** What makes a new price look like a slip of the hand. */
type FlagKind = 'tenfold' | 'free' | 'thinnerCostsMore' | 'aboveNeighbours'

export type Flag = {
  key: PriceKey
  kind: FlagKind
  /** A price that would be no slip, where one is plain. */
  instead: number | null
  /** The row that it is odd beside, where there is one. */
  beside: string | null
}

/** What a point set wrong, or a zero too many, multiplies by. */
const slips = [10, 100] as const
/** From this factor on, up or down, a price is a slip before it is anything else. */
const farFactor = 5

/** A glass that costs more than this many times its neighbours was mistyped more often than not. */
const timesNeighbours = 2

/** What looks like a slip among changes of `cells`, one flag a price at most. */
export function flagsOf(cells: readonly PriceCell[], changes: readonly PriceChange[]): Flag[] {
  const wanted = new Map(changes.map((change) => [keyOf(change), change.after]))
  const after = cells.map((cell) => ({ ...cell, now: wanted.get(keyOf(cell)) ?? cell.now }))
  return changes.flatMap((change) => {
    const before = cells.find((cell) => keyOf(cell) === keyOf(change))
    const then = after.find((cell) => keyOf(cell) === keyOf(change))
    if (before === undefined || then === undefined || before.now === then.now) return []
    const found =
      tenfold(before, then) ??
      free(before, then) ??
      thinnerCostsMore(cells, after, then) ??
      aboveNeighbours(after, before, then)
    return found === null ? [] : [{ key: keyOf(change), ...found }]
  })
}

/** From this limit on nobody is asked. */
const noLimit = 1000

/** Whether a price changes by more than `percent`, up or down. */
export function isBeyond(
  cell: Pick<PriceCell, 'unit' | 'now' | 'zeroIsOff'>,
  after: number,
  percent: number,
): boolean {
  if (percent >= noLimit) return false
  if (cell.zeroIsOff && (cell.now === 0 || after === 0)) return false
  const growth = growthOf(cell.unit, cell.now, after)
  // a change of just the limit is within it, whatever its last binary digit
  return Math.abs(growth - 1) * 100 > percent + 1e-9
}

type Found = Omit<Flag, 'key'> | null

function tenfold(before: PriceCell, then: PriceCell): Found {
  if (before.now <= 0 || then.now <= 0) return null
  const isUp = then.now > before.now
  const factor = isUp ? then.now / before.now : before.now / then.now
  if (factor < farFactor) return null
  const slip = slips.reduce((best, each) =>
    offBy(factor, each) < offBy(factor, best) ? each : best,
  )
  const instead = isUp ? then.now / slip : then.now * slip
  return { kind: 'tenfold', instead: Number(instead.toFixed(2)), beside: null }
}

function offBy(factor: number, slip: number): number {
  return Math.abs(Math.log(factor / slip))
}

function free(before: PriceCell, then: PriceCell): Found {
  if (then.unit !== 'money' || then.now !== 0 || then.zeroIsOff || then.per === 'area') return null
  return { kind: 'free', instead: before.now, beside: null }
}

/** Glass of one kind whose order of thickness the change turns around. */
function thinnerCostsMore(
  cells: readonly PriceCell[],
  after: readonly PriceCell[],
  then: PriceCell,
): Found {
  const { thicknessMm } = then
  if (thicknessMm === null) return null
  for (const other of after) {
    if (!isNeighbour(other, then) || other.thicknessMm === null) continue
    if (other.thicknessMm === thicknessMm || nameStem(other) !== nameStem(then)) continue
    const [thin, thick] = other.thicknessMm < thicknessMm ? [other, then] : [then, other]
    if (thin.now > thick.now && !wasTurned(cells, thin, thick) && isMoreMoved(cells, then, other)) {
      return { kind: 'thinnerCostsMore', instead: null, beside: other.name }
    }
  }
  return null
}

function wasTurned(cells: readonly PriceCell[], thin: PriceCell, thick: PriceCell): boolean {
  return nowOf(cells, thin) > nowOf(cells, thick)
}

/** Of two prices that don't fit, the one that moved more is the odd one. */
function isMoreMoved(cells: readonly PriceCell[], then: PriceCell, other: PriceCell): boolean {
  const moved = (cell: PriceCell) => Math.abs(Math.log(cell.now / nowOf(cells, cell)))
  return moved(then) >= moved(other)
}

function nowOf(cells: readonly PriceCell[], cell: PriceCell): number {
  return cells.find((each) => keyOf(each) === keyOf(cell))?.now ?? 0
}

function aboveNeighbours(after: readonly PriceCell[], before: PriceCell, then: PriceCell): Found {
  if (then.unit !== 'money' || then.table !== 'glass-types' || then.now <= before.now) return null
  const others = after.filter((other) => isNeighbour(other, then) && keyOf(other) !== keyOf(then))
  if (others.length === 0) return null
  const dearest = others.reduce((most, other) => (other.now > most.now ? other : most))
  if (then.now <= dearest.now * timesNeighbours || before.now > dearest.now * timesNeighbours) {
    return null
  }
  return { kind: 'aboveNeighbours', instead: null, beside: dearest.name }
}

function isNeighbour(other: PriceCell, cell: PriceCell): boolean {
  return other.table === cell.table && other.kind === cell.kind && other.active
}

/** The name without its sizes: clear of 3/8 in and clear of 1/2 in are one glass. */
function nameStem({ name }: PriceCell): string {
  return name
    .toLowerCase()
    .replace(/[\d/.,⅛¼⅜½⅝¾⅞]+\s*(?:in\b\.?|inch(?:es)?|mm|")?/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
}
