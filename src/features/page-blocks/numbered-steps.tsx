import { withFractions } from '@/ui/with-fractions'
import type { TitledItems } from './block-fields'

/** What happens one after the other. */
export function NumberedSteps({ heading, items }: TitledItems) {
  return (
    <section className="wide">
      {heading ? <h2>{heading}</h2> : null}
      <ol className="mt-6" style={{ listStyle: 'none', paddingLeft: 0 }}>
        {items.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3rem_1fr] border-t border-edge-mid py-5">
            <span aria-hidden="true" className="font-display text-h3 text-edge-mid">
              {index + 1}
            </span>
            <div>
              <h3 style={{ marginTop: 0 }}>{title}</h3>
              <p className="mt-1 text-text-second">{withFractions(text)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
