import type { HardwarePart } from '@/domain/pricing/types'
import { boughtParts } from './bought-parts'
import type { BoughtParts } from './bought-parts'
import type { PaperLine, PaperPiece } from './paper'

/** How the lines of papers were called before rows of hardware said what part they are. */
const names: [RegExp, HardwarePart][] = [
  [/towel bar with handle/i, 'bar_handle'],
  [/ladder pull/i, 'long_handle'],
  [/\bhandle\b|\bpull\b/i, 'handle'],
  [/\bsweep\b|\bseals?\b/i, 'seals'],
  [/\bheader\b/i, 'header'],
]

/** What was bought by a paper that says nothing of it but its lines. */
export function boughtOfBefore(
  { key, panels }: Pick<PaperPiece, 'key' | 'panels'>,
  lines: readonly Pick<PaperLine, 'kind' | 'piece' | 'text' | 'quantity'>[],
): BoughtParts {
  const own = lines.filter(({ kind, piece }) => kind === 'hardware' && piece === key)
  return boughtParts(
    panels,
    own.map(({ text, quantity }) => ({
      part: names.find(([name]) => name.test(text.en))?.[1] ?? null,
      quantity: quantity ?? 1,
    })),
  )
}
