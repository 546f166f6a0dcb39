import type { SafetyPlace } from '@/domain/pricing/types'

const pen = { fill: 'none', stroke: 'var(--color-text)', strokeWidth: 1.5 } as const
const glass = {
  fill: 'var(--color-edge-tint)',
  stroke: 'var(--color-edge-mid)',
  strokeWidth: 1.5,
} as const

const drawn: Record<SafetyPlace, () => React.ReactNode> = { door, wet, low, stairs }

/** Where a pane may be that the code asks about, as small as an icon; the words beside it say it. */
export function SafetyPlaceDrawing({ place }: { place: SafetyPlace }) {
  const Place = drawn[place]
  return (
    <svg aria-hidden="true" viewBox="0 0 46 46" className="size-11.5 shrink-0">
      <Place />
    </svg>
  )
}

/** A door, its pull, and a tall pane beside it. */
function door() {
  return (
    <>
      <path d="M3 43V5H23V43" {...pen} />
      <circle cx="19" cy="25" r="1.4" fill="var(--color-text)" />
      <rect x="27" y="5" width="12" height="38" {...glass} />
      <path d="M30 20L36 12M30 27L36 19" {...pen} strokeWidth="0.75" />
      <path d="M0 43H46" {...pen} />
    </>
  )
}

/** A pane above a tub on its feet. */
function wet() {
  return (
    <>
      <rect x="12" y="3" width="16" height="16" {...glass} />
      <path d="M15 13L22 6" {...pen} strokeWidth="0.75" />
      <path d="M36 25V16Q36 12 32 12" {...pen} />
      <path d="M3 25H43V29Q43 38 34 38H12Q3 38 3 29Z" {...pen} fill="var(--color-paper)" />
      <path d="M12 38V42M34 38V42" {...pen} />
    </>
  )
}

/** A large pane that begins at the floor, and how high its lower edge is. */
function low() {
  return (
    <>
      <rect x="10" y="3" width="27" height="34" {...glass} />
      <path d="M15 24L29 9M15 31L33 12" {...pen} strokeWidth="0.75" />
      <path d="M0 43H46" {...pen} />
      <path d="M5 37V43M3 38.5L7 35.5M3 44.5L7 41.5" {...pen} strokeWidth="1" />
    </>
  )
}

/** A pane over the steps that pass it. */
function stairs() {
  return (
    <>
      <rect x="5" y="4" width="16" height="18" {...glass} />
      <path d="M8 16L16 8" {...pen} strokeWidth="0.75" />
      <path d="M3 43H12V36H21V29H30V22H39V15H45" {...pen} />
    </>
  )
}
