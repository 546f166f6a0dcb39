import { getTranslations } from 'next-intl/server'
import clear from '@pictures/glass-clear.webp'
import frosted from '@pictures/glass-frosted.webp'
import laminated from '@pictures/glass-laminated.webp'
import patterned from '@pictures/glass-patterned.webp'
import tempered from '@pictures/glass-tempered.webp'
import tinted from '@pictures/glass-tinted-bronze.webp'
import { metadataOf } from '@/app/page-words'
import { localeOf } from '@/app/site-page'
import type { PageParams } from '@/app/site-page'
import { PageFacts } from '@/app/structured-data/page-facts'
import { localHref } from '@/config/locales'
import { readRooms } from '@/features/try-on/scene/rooms'
import { TryOn } from '@/features/try-on/try-on'
import { readTryOnWords } from '@/features/try-on/try-on-words'
import { unbroken } from '@/ui/page/unbroken'

const steps = ['scene', 'mark', 'choose', 'adjust', 'save'] as const

export const generateMetadata = metadataOf('arTryOn')

export default async function TryOnPage(props: PageParams) {
  const locale = await localeOf(props)
  const t = await getTranslations({ locale, namespace: 'tryOn' })
  return (
    <>
      <PageFacts locale={locale} page="arTryOn" />
      <section className="page pt-6 pb-20 lg:pt-9 lg:pb-28">
        <div className="mb-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-3 lg:mb-8">
          <h1 className="text-title leading-[1.04] md:text-h2 lg:text-h1">
            {unbroken(t('title'))}
          </h1>
          <p className="text-base text-text-second">
            {t('promise')} <br className="max-sm:hidden" />
            {t('privacy')}
          </p>
        </div>
        <TryOn
          words={await readTryOnWords(locale)}
          rooms={await readRooms(locale)}
          pictures={{ frosted, clear, tinted, patterned, laminated, tempered }}
          builder={localHref(locale, '/get-quote')}
        >
          <h2 className="border-t-[1.5px] border-edge-ink pt-5 text-h3">{t('howTitle')}</h2>
          <ol className="mt-5 grid gap-x-5 md:max-lg:grid-cols-5 xl:grid-cols-5">
            {steps.map((step, index) => (
              <li
                key={step}
                className="grid grid-cols-[2.5rem_1fr] border-t border-rule py-4 md:max-lg:block md:max-lg:border-t-0 md:max-lg:py-0 xl:block xl:border-t-0 xl:py-0"
              >
                <span
                  aria-hidden="true"
                  className="flex items-center font-display text-h3 text-edge-mid"
                >
                  {index + 1}
                  <span className="ml-3 hidden flex-1 border-t border-edge-mid md:max-lg:block xl:block" />
                </span>
                <p className="text-base md:max-lg:mt-2 xl:mt-2">{t(`how.${step}`)}</p>
              </li>
            ))}
          </ol>
        </TryOn>
      </section>
    </>
  )
}
