import type { CompanyFacts } from '@/domain/company/company-facts'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { WhyDrawing } from '@/drawings/illustrations/why-drawing'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'
import { promised } from './promised'

const left = ['measured', 'safety', 'made'] as const
const right = ['hardware', 'price', 'warranty'] as const
const keys = ['A', 'B', 'C', 'D', 'E', 'F'] as const
const rows = ['xl:row-start-1', 'xl:row-start-2', 'xl:row-start-3'] as const

type Props = { words: PageWords<'home'>['why']; company: CompanyFacts }

/** Six reasons, each tied to the place in the drawing that it is about. */
export function WhyChooseUs({ words, company }: Props) {
  return (
    <section className="page py-16 md:grid md:grid-cols-2 md:items-end md:gap-x-8 md:py-24 lg:py-32 xl:block">
      <div className="md:self-center xl:mx-auto xl:max-w-[30rem] xl:text-center">
        <h2 className="text-opening lg:text-section">{words.title}</h2>
        <p className="mt-5 text-intro text-text-second lg:text-lead">{withFractions(words.lead)}</p>
      </div>
      <div className="mt-8 md:contents xl:mt-12 xl:grid xl:grid-cols-[1fr_480px_1fr] xl:grid-rows-3">
        <WhyDrawing className="mx-auto -mt-8 max-w-120 md:mt-0 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:max-w-none" />
        <ul className="mt-8 md:col-span-2 md:grid md:grid-flow-col md:grid-cols-2 md:grid-rows-3 md:gap-x-8 xl:contents">
          {[...left, ...right].map((item, index) => (
            <li
              key={item}
              className={classNames(
                'flex gap-6 border-t border-rule py-6 xl:border-edge-mid xl:pt-4 xl:pb-0',
                index < left.length ? 'xl:col-start-1 xl:pr-10' : 'xl:col-start-3 xl:pl-10',
                rows[index % left.length],
              )}
            >
              <span
                aria-hidden="true"
                className="grid size-7 shrink-0 place-items-center bg-edge-ink text-small font-semibold text-ground xl:hidden"
              >
                {keys[index]}
              </span>
              <div>
                <h3 className="text-h4 xl:text-h3">{promised(words[item], company).title}</h3>
                <p className="mt-2 text-text-second">{promised(words[item], company).text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
