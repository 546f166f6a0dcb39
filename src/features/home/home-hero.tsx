import { getTranslations } from 'next-intl/server'
import Link from 'next/link'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import { formattingLocales, localHref } from '@/config/locales'
import type { PageWords } from '@/domain/content/page-words/page-words'
import type { OpeningPrice } from '@/domain/glass-rules/price-opening'
import { formatAbout } from '@/domain/money/money'
import { siteFormatter } from '@/i18n/site-formatter'
import { buttonClasses } from '@/ui/button'
import { SiteImage } from '@/ui/site-image'
import picture from '@pictures/hero-home.webp'
import cut from '@pictures/hero-home-phone.webp'
import registration from '@pictures/hero-home.json'
import { EntryProvider } from './entry/entry-desk'
import { priceInWords } from './entry/entry-price'
import { EntrySheet } from './entry/entry-sheet'
import { entryKinds } from './entry/entry-kinds'
import { HeroOpening } from './entry/hero-opening'
import { HeroRow } from './entry/hero-row'
import { entryTexts, heroTexts } from './entry/entry-texts'

type Props = {
  locale: Locale
  words: PageWords<'home'>['hero']
  company: CompanyFacts
  /** What the opening in the picture costs today. */
  example: OpeningPrice
}

/** One picture, one sentence, two ways on; the opening in it, and the sheet under it, are the shortest way to a price. */
export async function HomeHero({ locale, words, company, example }: Props) {
  const t = await getTranslations({ locale, namespace: 'home' })
  const action = localHref(locale, '/get-quote')
  const texts = await heroTexts(locale)
  const entry = await entryTexts(locale)
  const format = siteFormatter(locale)
  const price = priceInWords(example, {
    money: (amount, currency) => format.number(amount, { style: 'currency', currency }),
    about: (amount, currency) => formatAbout(amount, currency, formattingLocales[locale]),
  })
  return (
    <EntryProvider locale={locale} kinds={entryKinds} example={price}>
      <section className="relative">
        <div className="relative bg-edge-ink text-ground xl:min-h-[max(40rem,44.4vw)]">
          <div className="hero-crop">
            <div className="hero-scene">
              <SiteImage
                src={picture}
                alt={t('hero.pictureAlt')}
                fill
                first
                sizes="(min-width: 1280px) 100vw, (min-width: 1024px) 110vw, 143vw"
                cut={{ src: cut, media: '(max-width: 479px)', sizes: '137vw' }}
                className="max-[479px]:top-[12.5%]! max-[479px]:left-[37.5%]! max-[479px]:h-[73.083%]! max-[479px]:w-[53.75%]!"
              />
            </div>
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-0 hidden w-1/2 bg-linear-to-r from-edge-ink/70 to-transparent lg:block"
            />
            <HeroOpening registration={registration} action={action} texts={texts.slider} />
          </div>
          <HeroRow action={action} texts={texts.row} />
          <div className="pointer-events-none relative page grid content-center pt-7 pb-10 md:pt-10 md:pb-14 lg:min-h-[clamp(28rem,100svh-13.5rem,max(34rem,46vw))] lg:grid-cols-12 lg:pb-26 xl:min-h-[max(40rem,44.4vw)] xl:pt-20 xl:pb-36">
            <div className="pointer-events-auto flex flex-col lg:col-span-12 lg:max-xl:max-w-90 xl:col-span-6">
              <h1 className="text-h2 leading-none tracking-[-0.026em] md:text-h1 xl:text-hero">
                {words.title}
              </h1>
              <p className="mt-7 max-w-[29.5rem] text-intro text-stone max-md:order-last lg:max-xl:mt-6 xl:text-lead">
                <HeroLead words={words} area={company.areaName} />
              </p>
              <div className="mt-6 flex gap-3 sm:gap-4 md:mt-9 lg:max-xl:mt-7 lg:max-xl:gap-3">
                <Link
                  href={localHref(locale, '/contact')}
                  className={`${buttonClasses('sun', 'large')} max-sm:flex-1 max-sm:px-4! lg:max-xl:px-4!`}
                >
                  {words.freeQuote}
                </Link>
                <Link
                  href={localHref(locale, '/services')}
                  className="inline-flex min-h-14 items-center justify-center rounded-glass border border-ground/80 px-4 font-semibold hover:bg-ground hover:text-edge-ink sm:px-7 lg:max-xl:px-4"
                >
                  <span className="sm:hidden">{t('hero.exploreShort')}</span>
                  <span className="max-sm:hidden">{words.explore}</span>
                </Link>
              </div>
            </div>
          </div>
        </div>
        <div className="relative z-10 lg:page lg:-mt-16">
          <EntrySheet action={action} askAt={localHref(locale, '/contact')} {...entry} />
        </div>
      </section>
    </EntryProvider>
  )
}

/** Where people are served is kept on one line. */
function HeroLead({ words, area }: { words: Props['words']; area: string }) {
  if (area === '') return words.lead
  const [before = '', ...after] = words.leadWithArea.split('{area}')
  if (after.length === 0) return before
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{area}</span>
      {after.join(area)}
    </>
  )
}
