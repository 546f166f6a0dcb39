import type { CSSProperties } from 'react'
import { defaultLocale } from '@/config/locales'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import type { Said } from '@/domain/quote/paper'
import { WorkDrawing } from '@/drawings/to-scale/work-drawing'
import { paperWords } from '@/i18n/paper-words'
import { translatorOf } from '@/i18n/translator'
import { placeOf } from '@/papers/drawn-words'
import { drawingLabel } from '@/papers/facts-of'
import { tokenValues } from '@/ui/token-values'

const at = { room: { width: 420, height: 400 }, wall: 9 }

/** The admin has no tokens of the site: a drawing brings the colours of its glass and its metal. */
const colours = Object.fromEntries(
  Object.entries(tokenValues).map(([name, value]) => [
    `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]),
) as CSSProperties

/** A piece of a quote as its customer sees it drawn. */
export function WorkFigure({ work, title }: { work: DrawnWork; title: Said }) {
  const words = paperWords(translatorOf(defaultLocale, 'papers'), defaultLocale)
  const label = drawingLabel({ title, ...work }, words)
  return (
    <div className="office-work" style={colours}>
      <WorkDrawing {...{ work, label }} at={{ ...at, ...placeOf(work, words) }} name={null} small />
    </div>
  )
}
