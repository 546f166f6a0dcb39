import type { ReactNode } from 'react'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { YearsLine } from './years-line'

const factCell = 'px-5 py-7 not-first:border-t not-first:border-rule sm:px-10 lg:py-9'
const factName = 'text-small font-medium text-edge-mid'

type Props = {
  words: PageWords<'about'>
  label: string
  company: CompanyFacts
  /** Which year it is. */
  year: number
}

/** What the company says of itself, as the title block of a drawing; what it has not said has no cell. */
export function ShopFacts({ words, label, company, year }: Props) {
  const { foundedYear, usps, warranty, certifications, serviceArea } = company
  const [years, record, ...besides] = usps
  const isEmpty = [...usps, ...certifications, warranty, serviceArea].every((fact) => fact === '')
  if (isEmpty && foundedYear === null) return null
  return (
    <section aria-label={label} className="page pt-16 lg:pt-24">
      <h2 className="text-title lg:text-section">{words.facts.title}</h2>
      <div className="mt-8 border-[1.5px] border-edge-ink bg-paper lg:mt-12">
        {foundedYear === null ? null : (
          <div className="border-b border-edge-ink px-5 pt-8 pb-6 sm:px-10 lg:pt-11 lg:pb-8">
            <YearsLine
              since={withFigures(words.claims.since, { year: String(foundedYear) })}
              founded={foundedYear}
              year={year}
              claim={years}
            />
          </div>
        )}
        <div className="grid md:grid-cols-2 lg:grid-cols-[5fr_7fr]">
          <div className="grid content-start border-rule max-md:border-b md:border-r">
            {foundedYear === null && years ? <Figure>{years}</Figure> : null}
            {record ? <Figure>{record}</Figure> : null}
            {warranty === '' ? null : (
              <div className={factCell}>
                <p className={factName}>{words.facts.warranty}</p>
                <p className="mt-1 font-display text-title text-edge-ink lg:text-h2">{warranty}</p>
                <p className="mt-2 text-base text-text-second">{words.facts.warrantyText}</p>
              </div>
            )}
          </div>
          <dl className="grid content-start">
            <Cell name={words.facts.behind} lines={certifications} />
            <Cell name={words.facts.area} lines={[serviceArea]} />
            <Cell name={words.facts.besides} lines={besides} />
          </dl>
        </div>
      </div>
    </section>
  )
}

function Figure({ children }: { children: ReactNode }) {
  return (
    <p className={`${factCell} font-display text-title leading-none text-edge-ink lg:text-h1`}>
      {children}
    </p>
  )
}

function Cell({ name, lines }: { name: string; lines: string[] }) {
  const said = lines.filter((line) => line !== '')
  return said.length === 0 ? null : (
    <div className="border-rule px-5 py-6 not-first:border-t sm:px-10 lg:grid lg:grid-cols-[9rem_1fr] lg:gap-x-6 lg:gap-y-1.5">
      <dt className={`${factName} lg:pt-0.5`}>{name}</dt>
      {said.map((line) => (
        <dd
          key={line}
          className="mt-1 text-balance lg:col-start-2 lg:mt-0 lg:first-of-type:row-start-1"
        >
          {line}
        </dd>
      ))}
    </div>
  )
}
