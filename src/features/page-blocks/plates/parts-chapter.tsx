import { PartSketch } from '@/drawings/plates/part-sketch'
import { Arrow } from '@/ui/page/arrow-link'
import { SiteLink } from '../site-link'
import { ChapterHead } from './chapter-head'
import type { FieldsOf } from './plate-fields'

/** Parts or kinds, each with its own small drawing; one that leads to a page says so. */
export function PartsChapter({ heading, lead, items }: FieldsOf<'parts'>) {
  return (
    <section className="page pt-21 lg:pt-34">
      <ChapterHead heading={heading} lead={lead} />
      <ul className="grid grid-cols-1 gap-x-6 gap-y-11 sm:grid-cols-2 xl:grid-cols-3">
        {items.map(({ drawing, title, figure, text, href }) => (
          <li key={title} className="relative border-t border-edge-mid">
            <div className="bg-paper px-6 pt-5">
              <PartSketch part={drawing} className="mx-auto max-w-75" />
            </div>
            <h3 className="mt-4 fractions text-h4">
              {href ? (
                <SiteLink
                  href={href}
                  className="flex items-center justify-between gap-4 after:absolute after:inset-0 hover:text-edge-mid"
                >
                  {title}
                  <Arrow className="text-edge-mid" />
                </SiteLink>
              ) : (
                title
              )}
            </h3>
            {figure ? (
              <p className="mt-1 figures text-base font-medium text-edge-mid">{figure}</p>
            ) : null}
            <p className="mt-1.5 max-w-[44ch] fractions text-base text-text-second">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
