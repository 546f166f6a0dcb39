import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import Link from 'next/link'
import { metadataOf } from '@/app/page-words'
import { PiecePicture } from '@/app/piece-picture'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { withFigures } from '@/domain/content/page-words/page-words'
import { BoardUpDrawing } from '@/drawings/illustrations/board-up'
import { InsulatedUnitDrawing } from '@/drawings/illustrations/insulated-unit'
import { KitchenDrawing } from '@/drawings/illustrations/kitchen'
import { MirrorsDrawing } from '@/drawings/illustrations/mirrors'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { StaircaseDrawing } from '@/drawings/illustrations/staircase'
import { StorefrontDrawing } from '@/drawings/illustrations/storefront'
import { WindowDrawing } from '@/drawings/illustrations/window'
import { CompanyCallBand } from '@/features/site/company-call-band'
import type { Messages } from '@/messages'
import { readCompany } from '@/services/content/company'
import { readPageWords } from '@/services/content/page-words'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { DimensionLine } from '@/ui/dimension-line'
import { Accordion } from '@/ui/page/accordion'
import { Arrow } from '@/ui/page/arrow-link'
import { PageOpening } from '@/ui/page/page-opening'
import { QuestionsFacts } from '@/ui/page/questions-facts'
import { SectionTitle } from '@/ui/page/section-title'
import { PhoneLink } from '@/ui/phone-link'
import { withFractions } from '@/ui/with-fractions'

type Drawing = ComponentType<DrawingProps>

const categories = [
  { key: 'residential', href: '/products/windows', Drawing: WindowDrawing },
  { key: 'commercial', href: '/products/commercial', Drawing: StorefrontDrawing },
  { key: 'showers', href: '/products/shower-glass', Drawing: ShowerDrawing },
  { key: 'mirrors', href: '/products/mirrors', Drawing: MirrorsDrawing },
  { key: 'repair', href: '/products/glass-replacement', Drawing: InsulatedUnitDrawing },
  { key: 'stairs', href: '/products/staircases', Drawing: StaircaseDrawing },
] as const satisfies { key: string; href: string; Drawing: Drawing }[]

const details = [
  { key: 'showers', picture: 'shower', Drawing: ShowerDrawing, to: 'quote' },
  { key: 'windows', picture: 'residential', Drawing: WindowDrawing, to: 'quote' },
  { key: 'commercial', picture: 'partitions', Drawing: PartitionDrawing, to: 'commercial' },
  { key: 'emergency', picture: 'van', Drawing: BoardUpDrawing, to: 'emergency' },
] as const satisfies {
  key: string
  picture: keyof Messages['pictures']['alt']
  Drawing: Drawing
  to: string
}[]

const addresses = {
  quote: '/get-quote',
  commercial: '/products/commercial',
  emergency: '/contact?service=emergency',
} as const

const steps = ['ask', 'measure', 'fit'] as const
const points = ['a', 'b', 'c'] as const
const questions = ['cost', 'long', 'warranty', 'area', 'emergency'] as const

export const generateMetadata = metadataOf('services')

export default async function ServicesPage(props: PageParams) {
  const locale = await localeOf(props)
  const c = await getTranslations({ locale, namespace: 'common' })
  const gallery = await getTranslations({ locale, namespace: 'gallery' })
  const [company, words] = await Promise.all([
    readCompany(locale),
    readPageWords('services', locale),
  ])
  const { warranty, serviceArea } = company
  // what the company has not said is no question to answer
  const said = { warranty, area: serviceArea, cost: true, long: true, emergency: true }
  const faq = questions
    .filter((key) => said[key])
    .map((key) => ({
      title: words.faq[key].title,
      text: withFigures(words.faq[key].text, { warranty, serviceArea }),
    }))
  return (
    <>
      <PageFacts locale={locale} page="services" />
      <PageOpening {...words.opening} />
      <section className="page pb-24 lg:pb-32">
        <h2 className="sr-only">{words.categories.heading}</h2>
        <ul className="grid border-t border-l border-rule sm:grid-cols-2 md:grid-cols-3">
          {categories.map(({ key, href, Drawing }) => (
            <li key={key} className="border-r border-b border-rule">
              <Link
                href={localHref(locale, href)}
                className="group/cell grid h-full grid-rows-[13rem_1fr] gap-6 p-6 hover:bg-edge-tint/40 md:max-lg:grid-rows-[10rem_1fr] md:max-lg:p-5 lg:grid-rows-[16rem_1fr] lg:p-8"
              >
                <span className="grid content-center">
                  <Drawing className="max-h-52 w-full max-lg:without-figures lg:max-h-64" />
                </span>
                <span>
                  <span className="flex items-center justify-between gap-4 font-display text-h4">
                    {words.categories[key].title}
                    <Arrow className="text-edge-mid transition-transform duration-200 group-hover/cell:translate-x-1" />
                  </span>
                  <span className="mt-2 block text-text-second">
                    {withFractions(words.categories[key].text)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className="bg-stone py-24 lg:py-32">
        <div className="page">
          <SectionTitle title={words.details.heading} />
          <div className="mt-14 grid gap-20 lg:gap-28">
            {details.map(({ key, picture, Drawing, to }, index) => (
              <article
                key={key}
                className="grid items-center gap-10 md:grid-cols-2 md:gap-x-8 lg:gap-x-20"
              >
                <div className={classNames(index % 2 === 1 && 'md:order-2')}>
                  <PiecePicture
                    locale={locale}
                    name={picture}
                    className="h-72 sm:h-100 lg:h-110"
                    drawing={<Drawing className="max-w-120" />}
                  />
                </div>
                <div>
                  <h3 className="text-h3 lg:text-title">{words.details[key].title}</h3>
                  <p className="mt-4 max-w-[58ch]">{withFractions(words.details[key].text)}</p>
                  <ul className="mt-6">
                    {points.map((point) => (
                      <li key={point} className="border-t border-rule-stone py-3">
                        {withFractions(words.details[key].points[point])}
                      </li>
                    ))}
                  </ul>
                  {to === 'emergency' && company.emergencyPhone !== '' ? (
                    <PhoneLink
                      phone={company.emergencyPhone}
                      className={classNames('mt-6', buttonClasses('ink', 'large'))}
                    >
                      {c('strip.callNumber', { phone: company.emergencyPhone })}
                    </PhoneLink>
                  ) : (
                    <Link
                      href={localHref(locale, addresses[to])}
                      className={classNames('mt-6', buttonClasses('ink', 'large'))}
                    >
                      {words.details[to === 'commercial' ? 'explore' : 'request']}
                    </Link>
                  )}
                </div>
              </article>
            ))}
          </div>
          <p className="mt-14 text-small text-text-second">{gallery('note')}</p>
        </div>
      </section>
      <section className="page py-24 lg:py-32">
        <SectionTitle title={words.process.heading} />
        <ol className="mt-14 grid gap-10 md:grid-cols-3 md:gap-0">
          {steps.map((step, index) => (
            <li key={step}>
              <DimensionLine>
                <span className="font-display text-h3 font-normal text-edge-ink">{index + 1}</span>
              </DimensionLine>
              <div className="pt-4 md:px-6 md:text-center">
                <h3 className="text-h4">{words.process[step].title}</h3>
                <p className="mt-2 text-text-second">{words.process[step].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="page grid gap-10 pb-24 md:grid-cols-12 md:gap-x-6 lg:pb-32">
        <SectionTitle title={words.faq.heading} className="md:col-span-4" />
        <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
          <QuestionsFacts items={faq} />
          <Accordion items={faq} />
        </div>
      </section>
      <CompanyCallBand
        locale={locale}
        company={company}
        words={words.call}
        aside={<KitchenDrawing className="max-w-130" />}
      />
    </>
  )
}
