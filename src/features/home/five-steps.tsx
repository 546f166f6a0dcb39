import type { CompanyFacts } from '@/domain/company/company-facts'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { unbroken } from '@/ui/page/unbroken'
import { promised } from './promised'

const items = ['price', 'measure', 'cut', 'fit', 'stand'] as const

type Props = { words: PageWords<'home'>['steps']; company: CompanyFacts }

/** The way of a job along a ruler, a step to the inch; on a phone the ruler stands. */
export function FiveSteps({ words, company }: Props) {
  return (
    <section className="@container py-16 md:py-24 md:max-lg:page md:max-lg:grid md:max-lg:grid-cols-[2fr_3fr] md:max-lg:gap-x-8 lg:py-32">
      <h2 className="page text-opening md:max-lg:px-0 lg:text-section">{words.title}</h2>
      <div
        aria-hidden="true"
        className="mt-16 hidden h-20 ruler-across [--inch:calc(min(100cqw-2*var(--margin),1248px)/5)] [--start:max(var(--margin),calc((100cqw-1248px)/2))] lg:block"
      />
      <div className="max-lg:border-l max-lg:border-edge-ink max-lg:ruler-down max-lg:[--start:0px] max-md:mt-12 max-md:[--inch:168px] md:max-lg:[--inch:144px]">
        <ol className="lg:page lg:grid lg:grid-cols-5">
          {items.map((item, index) => (
            <li key={item} className="min-h-42 pl-13 md:min-h-36 lg:min-h-0 lg:pl-0">
              <p
                aria-hidden="true"
                className="font-display text-opening leading-none text-edge-ink max-lg:float-left max-lg:-ml-7 max-lg:pt-1.5 lg:-mt-15 lg:pl-4.5 lg:text-display"
              >
                {index + 1}
              </p>
              <div className="max-lg:pt-2 max-lg:pr-4 max-lg:pl-4 lg:pt-5 lg:pr-8">
                <h3 className="text-h4 lg:text-h3">{words[item].title}</h3>
                <p className="mt-2 text-text-second">
                  {unbroken(promised(words[item], company).text)}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
