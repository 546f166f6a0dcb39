import { doorChoices, doorGroups, doorHeightIn, storefrontLimits } from './storefront'
import type { Doors, Storefront } from './storefront'

const { liteIn, lites: liteLimits, transomIn: transomLimits } = storefrontLimits

/** What the lites share between them, in inches. */
export function roomForLites({ widthIn, doors }: Pick<Storefront, 'widthIn' | 'doors'>): number {
  return widthIn - doorGroups[doors].reduce((sum, each) => sum + each, 0)
}

/** How many lites a front may have: without doors at least one. */
export function litesAllowed(front: Pick<Storefront, 'widthIn' | 'doors'>) {
  const room = Math.floor(roomForLites(front) / liteIn.least)
  return {
    least: front.doors === 'none' || roomForLites(front) > 0 ? 1 : 0,
    most: Math.max(0, Math.min(liteLimits.most, room)),
  }
}

/** How low a transom's bar may come, in inches from the head; 0 where there is no room for one. */
export function deepestTransom({ heightIn, doors }: Pick<Storefront, 'heightIn' | 'doors'>) {
  const below = doors === 'none' ? 24 : doorHeightIn
  const deepest = heightIn - below
  return deepest < transomLimits.least ? 0 : deepest
}

/** The doors that a width has room for. */
export function doorsThatFit(widthIn: number): Doors[] {
  return doorChoices.filter((doors) => {
    const room = roomForLites({ widthIn, doors })
    return room === 0 || room >= liteIn.least
  })
}

/**
 * The same front with its parts within what they allow each other: fewer lites, a higher transom, smaller
 * doors or lites that share evenly again, where there is no room for what was asked. Total, in inches.
 */
export function fitStorefront(front: Storefront): Storefront {
  const fitting = doorsThatFit(front.widthIn)
  const doors = fitting.includes(front.doors) ? front.doors : (fitting.at(-1) ?? 'none')
  const sized = { ...front, doors }
  const { least, most } = litesAllowed(sized)
  const count = Math.min(most, Math.max(least, front.lites.length))
  const lites = Array.from({ length: count }, (_, index) => front.lites[index] ?? null)
  const deepest = deepestTransom(sized)
  const transomIn =
    front.transomIn === 0 || deepest === 0
      ? 0
      : Math.min(deepest, Math.max(transomLimits.least, front.transomIn))
  return { ...sized, transomIn, lites: holdLites(lites, roomForLites(sized)) }
}

/** Lites that were set by hand keep their width while the others still have room, and none is left over. */
function holdLites(lites: (number | null)[], room: number): (number | null)[] {
  const free = lites.filter((each) => each === null).length
  const held = lites.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const fits = free === 0 ? Math.abs(held - room) < 0.01 : held + free * liteIn.least <= room
  return fits ? lites : lites.map(() => null)
}

/** Sets one lite by hand, within what the others leave; the last free one cannot be held. */
export function setLite(front: Storefront, index: number, wantedIn: number): Storefront {
  const others = front.lites.filter((_, each) => each !== index)
  const room = roomForLites(front)
  if (others.length === 0) return front
  // where all the others are held, they share evenly again
  const isFree = others.some((each) => each === null)
  const kept = front.lites.map((each, at) => (at === index || !isFree ? null : each))
  const held = kept.reduce<number>((sum, each) => sum + (each ?? 0), 0)
  const free = kept.filter((each, at) => each === null && at !== index).length
  const most = room - held - free * liteIn.least
  const widthIn = Math.max(liteIn.least, Math.min(most, wantedIn))
  return { ...front, lites: kept.map((each, at) => (at === index ? widthIn : each)) }
}
