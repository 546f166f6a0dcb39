import { isSameThickness } from '@/domain/pricing/thickness'
import { thicknessInInches } from '@/domain/pricing/thickness-in-inches'
import type { GlassType } from '@/domain/pricing/types'

/** Glass that is sold in several thicknesses, thinnest first: one choice, and its thickness another. */
export type GlassFamily = { name: string; members: GlassType[] }

/** ` 1/4"`, ` de 1/4"`, `, 1/4 in`: what a name ends with where it says how thick it is. */
const saidThickness = /[\s,]+(?:de\s+)?(?:\d+\s+)?\d+(?:\/\d+)?\s*(?:["″]|in\.?|pulg\.?)$/iu

/** Rows whose names differ by their thickness alone, as one each, in the order of the price list. */
export function familiesOf(rows: readonly GlassType[]): GlassFamily[] {
  const families: GlassFamily[] = []
  for (const row of rows) {
    const name = row.name.replace(saidThickness, '')
    const family = families.find(
      ({ name: theirs, members }) =>
        theirs === name &&
        members.every(
          (member) =>
            member.category === row.category &&
            !isSameThickness(member.thicknessMm, row.thicknessMm),
        ),
    )
    if (family) family.members.push(row)
    else families.push({ name: name === '' ? row.name : name, members: [row] })
  }
  for (const { members } of families) members.sort((a, b) => a.thicknessMm - b.thicknessMm)
  // what is sold twice goes by the name that tells it from the other
  return families.map((family) => {
    const [only] = family.members
    return only && family.members.length === 1 && isNamesake(family, families)
      ? { ...family, name: only.name }
      : family
  })
}

export function familyOf(families: readonly GlassFamily[], id: string): GlassFamily | null {
  return families.find(({ members }) => members.some((row) => String(row.id) === id)) ?? null
}

/** What tells a family from every other: two may go by one name. */
export function keyOf({ members }: GlassFamily): string {
  return String(members[0]?.id ?? '')
}

export function isNamesake(family: GlassFamily, families: readonly GlassFamily[]): boolean {
  return families.some((other) => other !== family && other.name === family.name)
}

/** What tells a family from one of the same name and the same kind; null where there is none such. */
export function thicknessesApart(
  family: GlassFamily,
  families: readonly GlassFamily[],
): string | null {
  const isTwin = families.some(
    (other) =>
      other !== family &&
      other.name === family.name &&
      other.members[0]?.category === family.members[0]?.category,
  )
  if (!isTwin) return null
  return family.members.map(({ thicknessMm }) => `${thicknessInInches(thicknessMm)}″`).join(', ')
}

/** As thick as what was chosen before where that was for the same use, else what is usual. */
export function memberFor({ members }: GlassFamily, before: GlassType | null): GlassType | null {
  const alike = before
    ? members.find(
        ({ category, thicknessMm }) =>
          category === before.category && isSameThickness(thicknessMm, before.thicknessMm),
      )
    : undefined
  return alike ?? members.find(({ isStandard }) => isStandard) ?? members[0] ?? null
}
