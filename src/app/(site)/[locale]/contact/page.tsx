import { inquiryProblems } from '@/app/inquiry-problems'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { defaultLocale } from '@/config/locales'
import { AreaSection } from '@/features/contact/area-section'
import { FirstNumbers } from '@/features/contact/first-numbers'
import { WaysToReachUs } from '@/features/contact/ways-to-reach-us'
import { WhereWeCome } from '@/features/booking/where-we-come'
import { WriteToUs } from '@/features/contact/write-to-us'
import { readBooking } from '@/services/content/booking'
import { readCompany } from '@/services/content/company'
import { readPageWords } from '@/services/content/page-words'

export const generateMetadata = metadataOf('contact')

export default async function ContactPage(props: PageParams) {
  const locale = await localeOf(props)
  const [company, { serviceHours: inEnglish }, words, booking] = await Promise.all([
    readCompany(locale),
    readCompany(defaultLocale),
    readPageWords('contact', locale),
    readBooking(),
  ])
  return (
    <>
      <PageFacts locale={locale} page="contact" />
      <div className="grid md:grid-cols-[20rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <div className="bg-edge-ink px-(--margin) pt-10 pb-10 text-ground md:pt-14 md:pr-6 md:pb-0 lg:pt-20 lg:pr-14 lg:pl-[max(var(--margin),calc((100vw-1248px)/2))] laptop:pt-12">
          <section>
            <h1 className="text-opening leading-[1.04] md:max-lg:text-title lg:text-h1">
              {words.opening.title}
            </h1>
            <p className="mt-5 max-w-[38ch] text-intro text-stone">{words.opening.lead}</p>
            <FirstNumbers {...{ locale, company }} />
          </section>
        </div>
        <div className="px-(--margin) py-14 md:col-start-2 md:row-span-2 md:row-start-1 md:px-8 md:py-16 lg:py-20 lg:pr-[max(var(--margin),calc((100vw-1248px)/2))] lg:pl-16 xl:pl-24 laptop:pt-12">
          <section>
            <h2 className="text-title lg:text-h2">{words.form.title}</h2>
            <div className="mt-8 laptop:mt-6">
              <WriteToUs {...{ locale, company }} problems={inquiryProblems(locale)} />
            </div>
          </section>
          <WhereWeCome {...{ locale, booking }} bookVisit={words.touch.bookVisit} />
        </div>
        <WaysToReachUs
          {...{ locale, company, inEnglish, booking, words }}
          className="bg-edge-ink px-(--margin) pt-14 pb-16 text-ground md:col-start-1 md:pt-12 md:pr-6 lg:pt-14 lg:pr-14 lg:pb-24 lg:pl-[max(var(--margin),calc((100vw-1248px)/2))]"
        />
      </div>
      <AreaSection {...{ locale, company, booking }} words={words.map} />
    </>
  )
}
