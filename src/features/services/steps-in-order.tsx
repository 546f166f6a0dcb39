import type { PageWords } from '@/domain/content/page-words/page-words'
import { SectionTitle } from '@/ui/page/section-title'
import { unbroken } from '@/ui/page/unbroken'

const steps = ['ask', 'measure', 'fit'] as const

/** How an order goes, from the question to the installed glass. */
export function StepsInOrder({ words }: { words: PageWords<'services'>['process'] }) {
  return (
    <section className="md:col-span-5 lg:col-span-4">
      <SectionTitle title={words.heading} />
      <ol className="mt-12 ml-4">
        {steps.map((step, index) => (
          <li
            key={step}
            className="relative border-l border-edge-mid pb-10 pl-8 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 -left-4 grid size-8 place-items-center border border-edge-mid bg-ground font-display text-intro leading-none text-edge-ink"
            >
              {index + 1}
            </span>
            <h3 className="text-h4 lg:text-h3">{words[step].title}</h3>
            <p className="mt-2 text-text-second">{unbroken(words[step].text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
