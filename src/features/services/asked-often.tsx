import type { CompanyFacts } from '@/domain/company/company-facts'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { Accordion } from '@/ui/page/accordion'
import { QuestionsFacts } from '@/ui/page/questions-facts'
import { SectionTitle } from '@/ui/page/section-title'

const questions = ['cost', 'long', 'warranty', 'area', 'emergency'] as const

type Props = { company: CompanyFacts; words: PageWords<'services'>['faq'] }

/** Questions and their answers, for readers and for search engines. */
export function AskedOften({ company, words }: Props) {
  const { warranty, serviceArea } = company
  // what the company has not said is no question to answer
  const said = { warranty, area: serviceArea, cost: true, long: true, emergency: true }
  const faq = questions
    .filter((key) => said[key])
    .map((key) => ({
      title: words[key].title,
      text: withFigures(words[key].text, { warranty, serviceArea }),
    }))
  return (
    <section className="md:col-span-7 lg:col-start-6">
      <SectionTitle title={words.heading} />
      <div className="mt-12">
        <QuestionsFacts items={faq} />
        <Accordion items={faq} />
      </div>
    </section>
  )
}
