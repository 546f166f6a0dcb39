import { getTranslations } from 'next-intl/server'
import type { ComponentType, ReactNode } from 'react'
import Link from 'next/link'
import { metadataOf } from '@/app/page-words'
import { PiecePicture } from '@/app/piece-picture'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { OpeningFigure } from '@/builder/opening-price/opening-figure'
import { placeholders } from '@/client/opening/opening-texts'
import { localHref } from '@/config/locales'
import type { Locale } from '@/config/locales'
import { withFigures } from '@/domain/content/page-words/page-words'
import type { PageWords } from '@/domain/content/page-words/page-words'
import { formatInches } from '@/domain/measure/format-length'
import { exampleWorks } from '@/domain/services-catalogue/example-works'
import type { ExampleThing } from '@/domain/services-catalogue/example-works'
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
import { ServiceSchedule } from '@/features/services/service-schedule'
import { CallActions } from '@/features/site/call-actions'
import { readCompany } from '@/services/content/company'
import { readOpeningExample } from '@/services/content/opening-example'
import { siteFormatter } from '@/i18n/site-formatter'
import { readPageWords } from '@/services/content/page-words'
import { buttonClasses } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Accordion } from '@/ui/page/accordion'
import { QuestionsFacts } from '@/ui/page/questions-facts'
import { unbroken } from '@/ui/page/unbroken'
import { TitleBand } from '@/ui/page/title-band'
import { SiteImage } from '@/ui/site-image'
import { SectionTitle } from '@/ui/page/section-title'
import { PhoneLink } from '@/ui/phone-link'
import { withFractions } from '@/ui/with-fractions'
import gardenDoors from '@pictures/garden-doors.webp'

/** In the order of the specification's cards; what a person prices after a survey is no example. */
const categories = [
  {
    key: 'residential',
    href: '/products/windows',
    Drawing: WindowDrawing,
    thing: 'window',
  },
  { key: 'commercial', href: '/products/commercial', Drawing: StorefrontDrawing, thing: null },
  {
    key: 'showers',
    href: '/products/shower-glass',
    Drawing: ShowerDrawing,
    thing: 'shower',
  },
  {
    key: 'mirrors',
    href: '/products/mirrors',
    Drawing: MirrorsDrawing,
    thing: 'mirror',
  },
  {
    key: 'repair',
    href: '/products/glass-replacement',
    Drawing: InsulatedUnitDrawing,
    thing: 'pane',
  },
  { key: 'stairs', href: '/products/staircases', Drawing: StaircaseDrawing, thing: null },
] as const satisfies {
  key: string
  href: string
  Drawing: ComponentType<DrawingProps>
  thing: ExampleThing | null
}[]

const addresses = {
  quote: '/get-quote',
  commercial: '/products/commercial',
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
  const price = await getTranslations({ locale, namespace: 'common.opening.listed' })
  const pictures = await getTranslations({ locale, namespace: 'pictures' })
  const services = categories.map(({ key, href, Drawing, thing }) => ({
    ...{ key, href, Drawing, ...words.categories[key] },
    price: thing ? (
      <PricedFor locale={locale} thing={thing} />
    ) : (
      <span className="text-small text-text-second">{price('surveyed')}</span>
    ),
  }))
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
      <TitleBand {...words.opening} />
      <section className="border-t border-rule bg-paper lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,calc(50%+6rem))]">
        <div className="relative h-56 md:h-90 lg:h-auto">
          <SiteImage
            src={gardenDoors}
            alt={pictures('alt.doors')}
            fill
            first
            // as wide as it is at the height of the list, of which it shows the middle
            sizes="(min-width: 1024px) 960px, 100vw"
            className="object-cover object-[44%_50%]"
          />
        </div>
        <div className="px-(--margin) lg:pr-[max(var(--margin),calc((100vw-1248px)/2))] lg:pl-12">
          <h2 className="sr-only">{words.categories.heading}</h2>
          <ServiceSchedule locale={locale} services={services} />
        </div>
      </section>
      <p className="page pt-3.5 pb-16 text-caption text-text-second lg:pb-24">
        {price('previews')}
      </p>
      <section className="overflow-hidden bg-stone pt-24 pb-20 lg:pt-32">
        <div className="page">
          <SectionTitle title={words.details.heading} />
          <article className="mt-12 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:mt-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-end lg:gap-x-14">
            <div className="lg:ml-[min(calc(-1*var(--margin)),calc((1248px-100vw)/2))]">
              <PiecePicture
                locale={locale}
                name="shower"
                className="h-72 sm:h-100 lg:h-140"
                drawing={<ShowerDrawing className="max-w-120" />}
              />
            </div>
            <Detail name="showers" words={words.details}>
              <Ask href={localHref(locale, addresses.quote)}>{words.details.request}</Ask>
            </Detail>
          </article>
          <div className="mt-20 grid gap-x-8 gap-y-20 md:grid-cols-2 lg:mt-28 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-14">
            <article className="grid content-start gap-8">
              <PiecePicture
                locale={locale}
                name="residential"
                className="h-72 lg:h-100"
                drawing={<WindowDrawing className="max-w-120" />}
              />
              <Detail name="windows" words={words.details}>
                <Ask href={localHref(locale, addresses.quote)}>{words.details.request}</Ask>
              </Detail>
            </article>
            <article className="grid content-start gap-8 lg:pt-28">
              <PiecePicture
                locale={locale}
                name="partitions"
                className="h-72 lg:h-120"
                drawing={<PartitionDrawing className="max-w-120" />}
              />
              <Detail name="commercial" words={words.details}>
                <Ask href={localHref(locale, addresses.commercial)}>{words.details.explore}</Ask>
              </Detail>
            </article>
          </div>
          <p className="mt-14 text-small text-text-second">{gallery('note')}</p>
        </div>
      </section>
      <section className="bg-edge-ink text-ground">
        <article className="page grid items-center gap-x-8 gap-y-10 py-16 md:grid-cols-2 lg:gap-x-14 lg:py-24">
          <div>
            <h3 className="text-title lg:text-section">{words.details.emergency.title}</h3>
            <p className="mt-4 max-w-[46ch] text-intro text-stone">
              {withFractions(words.details.emergency.text)}
            </p>
            {company.emergencyPhone === '' ? (
              <Link
                href={localHref(locale, '/contact?service=emergency')}
                className="mt-8 inline-flex min-h-14 items-center font-semibold underline underline-offset-4"
              >
                {words.details.request}
              </Link>
            ) : (
              <PhoneLink
                phone={company.emergencyPhone}
                className="mt-8 block font-display text-[clamp(2.2rem,10vw,4.5rem)] leading-none whitespace-nowrap hover:underline md:max-lg:text-h2"
                label={c('strip.callNumber', { phone: company.emergencyPhone })}
              />
            )}
          </div>
          <div className="grid items-end gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
            <span className="grid bg-ground p-6">
              <BoardUpDrawing className="max-h-64" />
            </span>
            <ul>
              {points.map((point) => (
                <li key={point} className="border-t border-edge-line py-4 last:border-b">
                  {withFractions(words.details.emergency.points[point])}
                </li>
              ))}
            </ul>
          </div>
        </article>
      </section>
      <div className="page grid gap-x-6 gap-y-20 py-24 md:grid-cols-12 lg:py-32">
        <section className="md:col-span-5 lg:col-span-4">
          <SectionTitle title={words.process.heading} />
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
                <h3 className="text-h4 lg:text-h3">{words.process[step].title}</h3>
                <p className="mt-2 text-text-second">{unbroken(words.process[step].text)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section className="md:col-span-7 lg:col-start-6">
          <SectionTitle title={words.faq.heading} />
          <div className="mt-12">
            <QuestionsFacts items={faq} />
            <Accordion items={faq} />
          </div>
        </section>
      </div>
      <section className="overflow-hidden border-b-[1.75px] border-text bg-edge-tint pt-20 lg:pt-28">
        <div className="page grid items-end gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
          <div className="md:pb-20 lg:col-span-5 lg:pb-28">
            <h2 className="text-title lg:text-section">{words.call.title}</h2>
            <div className="mt-9">
              <CallActions locale={locale} company={company} words={words.call} to="/book-visit" />
            </div>
          </div>
          <div className="lg:col-span-7 lg:mr-[min(calc(-1*var(--margin)),calc((1248px-100vw)/2))]">
            <KitchenDrawing className="-mb-1" />
          </div>
        </div>
      </section>
    </>
  )
}

async function PricedFor({ locale, thing }: { locale: Locale; thing: ExampleThing }) {
  const { work, example } = exampleWorks[thing]
  const t = await getTranslations({ locale, namespace: 'common.opening.listed' })
  const things = await getTranslations({ locale, namespace: 'common.opening.things' })
  const found = await readOpeningExample(locale, work, example)
  return (
    <OpeningFigure
      {...{ locale, work }}
      example={{
        width: formatInches(example.widthIn),
        height: formatInches(example.heightIn),
        total:
          found.kind === 'figure'
            ? siteFormatter(locale).number(found.total, {
                style: 'currency',
                currency: found.currencyCode,
              })
            : null,
      }}
      texts={{ size: t('size', { ...placeholders, thing: things(thing) }), none: t('none') }}
    />
  )
}

type DetailName = 'showers' | 'windows' | 'commercial'

/** What a service is, in words, and the way on. */
function Detail({
  name,
  words,
  children,
}: {
  name: DetailName
  words: PageWords<'services'>['details']
  children: ReactNode
}) {
  const { title, text, points: said } = words[name]
  return (
    <div>
      <h3 className="text-h3 lg:text-title">{title}</h3>
      <p className="mt-4 max-w-[52ch]">{withFractions(text)}</p>
      <ul className="mt-6">
        {points.map((point) => (
          <li key={point} className="border-t border-rule-stone py-3">
            {withFractions(said[point])}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

function Ask({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={classNames('mt-6', buttonClasses('ink', 'large'))}>
      {children}
    </Link>
  )
}
