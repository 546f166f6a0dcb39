import './rail.css'
import './rail-kinds.css'
import './rail-stuck.css'
import './rail-visit.css'
import './comparator.css'
import './plates.css'
import type { ReactNode } from 'react'
import type { Locale } from '@/config/locales'
import type { OrderDates } from '@/domain/booking/order-dates'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { PricingTables } from '@/domain/pricing/types'
import { keyOfDates } from '@/domain/booking/dates-key'
import type { PageContent } from '@/services/content/pages'
import { readPricingOnPages } from '@/services/content/pricing-on-pages'
import { readOrderDates } from '@/services/content/order-dates'
import { PageBody } from '../page-body'
import { openingOf, partsOf } from './chapters-of'
import type { PagePart } from './chapters-of'
import { ChosenGlass } from './chosen-glass'
import { DatesChapter } from './dates-chapter'
import { FactsChapter } from './facts-chapter'
import { FinishChapter } from './finish-chapter'
import { IncludedChapter } from './included-chapter'
import { LimitsChapter } from './limits-chapter'
import { LyingPieces } from './lying-pieces'
import { MetalsChapter } from './metals-chapter'
import { PartsChapter } from './parts-chapter'
import { PlateChapter } from './plate-chapter'
import { QuestionsChapter } from './questions-chapter'
import { Rail } from './rail'
import { orderKindOfOffer } from './rail-offer'
import type { RailOffer } from './rail-offer'
import { SameDays } from './same-days'
import { classNames } from '@/ui/class-names'
import { TitleBand } from '@/ui/page/title-band'
import { usualPrice } from './usual-price'

type Body = NonNullable<PageContent['body']>

export type PlateContext = {
  locale: Locale
  company: CompanyFacts
  tables: PricingTables
  offer: RailOffer
  /** The days that the estimate names too; null where nobody can. */
  order: OrderDates | null
}

type Props = {
  locale: Locale
  company: CompanyFacts
  page: Pick<PageContent, 'title' | 'intro'>
  body: Body
  offer: RailOffer
  /** What the page links to besides, and what the specification lists on it. */
  children?: ReactNode
}

/** A product page made of plates: its title, the rail, its drawing, and its chapters. */
export async function PlatePage({ locale, company, page, body, offer, children }: Props) {
  const tables = await readPricingOnPages(locale)
  const parts = openingOf(partsOf(body))
  const [first, ...rest] = parts
  const kind = orderKindOfOffer(offer)
  const order = await readOrderDates(kind)
  const context = { locale, company, tables, offer, order }
  const usual = offer.kind === 'priced' ? await usualPrice(context, offer) : null
  const hasDays = offer.kind === 'visit' || parts.some((part) => part.kind === 'dates')
  const shown = (
    <div
      className={classNames('plates pb-21 lg:pb-34', offer.kind === 'priced' && 'plates-priced')}
    >
      <TitleBand title={page.title} lead={page.intro} />
      <Rail {...context} />
      {hasDays ? <SameDays kind={kind} shown={keyOfDates(order)} /> : null}
      {first?.kind === 'finishComparator' ? (
        <FinishChapter {...first.fields} context={context} isWhole />
      ) : first?.kind === 'metals' ? (
        <MetalsChapter {...first.fields} context={context} isFirst />
      ) : first ? (
        <Part part={first} context={context} />
      ) : null}
      {children}
      {rest.map((part, index) => (
        <Part key={index} part={part} context={context} />
      ))}
    </div>
  )
  const sized = usual === null ? shown : <ChosenGlass usual={usual}>{shown}</ChosenGlass>
  return offer.kind === 'priced' && offer.lies ? <LyingPieces>{sized}</LyingPieces> : sized
}

function Part({ part, context }: { part: PagePart; context: PlateContext }) {
  switch (part.kind) {
    case 'written':
      return (
        <section className="plate-written page pt-21 lg:pt-34">
          <PageBody body={part.body} />
        </section>
      )
    case 'plate':
      return <PlateChapter {...part.fields} context={context} />
    case 'finishComparator':
      return <FinishChapter {...part.fields} context={context} />
    case 'limits':
      return <LimitsChapter {...part.fields} context={context} />
    case 'parts':
      return <PartsChapter {...part.fields} />
    case 'metals':
      return <MetalsChapter {...part.fields} context={context} />
    case 'included':
      return <IncludedChapter {...part.fields} context={context} />
    case 'facts':
      return <FactsChapter {...part.fields} context={context} />
    case 'questions':
      return <QuestionsChapter {...part.fields} />
    case 'dates':
      return <DatesChapter {...part.fields} context={context} />
  }
}
