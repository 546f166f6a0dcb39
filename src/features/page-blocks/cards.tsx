import { withFractions } from '@/ui/with-fractions'
import type { CardItems } from './block-fields'
import { LibraryPhoto } from './library-photo'

/** What is told by a picture and a few words each. */
export function Cards({ heading, items }: CardItems) {
  return (
    <section className="wide">
      {heading ? <h2>{heading}</h2> : null}
      <div className="mt-6 grid border-t border-l border-rule sm:grid-cols-2">
        {items.map(({ title, text, image }) => (
          <div key={title} className="border-r border-b border-rule">
            <LibraryPhoto
              image={image}
              sizes="(min-width: 1024px) 360px, (min-width: 640px) 50vw, 100vw"
              className="aspect-[4/3] w-full object-cover"
            />
            <div className="p-6">
              <h3 style={{ marginTop: 0 }}>{title}</h3>
              <p className="mt-2 text-text-second">{withFractions(text)}</p>
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}
