import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { metadataOf } from '@/app/page-words'
import { PiecePicture } from '@/app/piece-picture'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import type { ExampleThing } from '@/domain/services-catalogue/example-works'
import { InsulatedUnitDrawing } from '@/drawings/illustrations/insulated-unit'
import { KitchenDrawing } from '@/drawings/illustrations/kitchen'
import { MirrorsDrawing } from '@/drawings/illustrations/mirrors'
import { PartitionDrawing } from '@/drawings/illustrations/partition'
import type { DrawingProps } from '@/drawings/illustrations/sheet'
import { ShowerDrawing } from '@/drawings/illustrations/shower'
import { StaircaseDrawing } from '@/drawings/illustrations/staircase'
import { StorefrontDrawing } from '@/drawings/illustrations/storefront'
import { WindowDrawing } from '@/drawings/illustrations/window'
import { AskedOften } from '@/features/services/asked-often'
import { Ask, Detail } from '@/features/services/detail'
import { EmergencySection } from '@/features/services/emergency-section'
import { PricedFor } from '@/features/services/priced-for'
import { ServiceSchedule } from '@/features/services/service-schedule'
import { StepsInOrder } from '@/features/services/steps-in-order'
import { CallActions } from '@/features/site/call-actions'
import { readCompany } from '@/services/content/company'
import { readPageWords } from '@/services/content/page-words'
import { TitleBand } from '@/ui/page/title-band'
import { SiteImage } from '@/ui/site-image'
import { SectionTitle } from '@/ui/page/section-title'
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

export const generateMetadata = metadataOf('services')

export default async function ServicesPage(props: PageParams) {
  const locale = await localeOf(props)
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
  return (
    <>
      <PageFacts locale={locale} page="services" />
      <TitleBand {...words.opening} />
      <section className="border-t border-rule bg-paper lg:grid lg:max-xl:grid-cols-[minmax(0,1fr)_49rem] xl:grid-cols-[minmax(0,1fr)_minmax(0,calc(50%+6rem))]">
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
      <EmergencySection {...{ locale, company }} words={words.details} />
      <div className="page grid gap-x-6 gap-y-20 py-24 md:grid-cols-12 lg:py-32">
        <StepsInOrder words={words.process} />
        <AskedOften {...{ company }} words={words.faq} />
      </div>
      <section className="overflow-hidden border-b-[1.75px] border-text bg-edge-tint pt-20 lg:pt-28">
        <div className="page grid items-end gap-x-6 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
          <div className="md:pb-20 lg:col-span-5 lg:pb-28">
            <h2 className="text-title lg:text-section">{words.call.title}</h2>
            <div className="mt-9">
              <CallActions locale={locale} company={company} words={words.call} to="/book-visit" />
            </div>
          </div>
          <div className="lg:col-span-7">
            <KitchenDrawing className="-mb-1" />
          </div>
        </div>
      </section>
    </>
  )
}
