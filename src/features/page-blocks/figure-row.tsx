import { readInches } from '@/domain/measure/read-length'
import { DimensionLine } from '@/ui/dimension-line'
import { withFractions } from '@/ui/with-fractions'
import type { Figures } from './block-fields'

/** How long the shortest of several lengths is drawn, of the longest: their difference is to be seen. */
const shortestShare = 0.82

/** Lengths are drawn as long as they are beside each other; other figures all alike. */
function lengthsOf(items: Figures['items']): string[] {
  const read = items.map(({ figure }) => readInches(figure))
  const lengths = read.flatMap((each) => (each.ok ? each.inches : []))
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)]
  if (lengths.length < items.length || least === most) return items.map(() => '100%')
  const share = (1 - shortestShare) / (most - least)
  return lengths.map((length) => `${(shortestShare + (length - least) * share) * 100}%`)
}

/** Figures side by side, each under its dimension line. */
export function FigureRow({ heading, items }: Figures) {
  const lengths = lengthsOf(items)
  return (
    <section className="wide">
      {heading ? <h2>{heading}</h2> : null}
      <div className="mt-8 grid gap-x-6 gap-y-10 sm:grid-cols-3">
        {items.map(({ figure, title, text }, index) => (
          <div key={title}>
            <div style={{ width: lengths[index] }}>
              <DimensionLine>
                <span className="font-display text-h4 font-normal whitespace-nowrap text-edge-ink lg:text-h3">
                  {withFractions(figure)}
                </span>
              </DimensionLine>
            </div>
            <h3 style={{ marginTop: '1rem' }}>{withFractions(title)}</h3>
            <p className="mt-2 text-text-second">{withFractions(text)}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
