import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { PageWords } from '@/domain/content/page-words/page-words'
import picture from '@pictures/glass-tempered.webp'
import { DimensionLine } from '@/ui/dimension-line'
import { SiteImage } from '@/ui/site-image'
import { withFractions } from '@/ui/with-fractions'

const items = ['warranty', 'days', 'always', 'sixteenth'] as const

type Props = { locale: Locale; words: PageWords<'home'>['entrust']; company: CompanyFacts }

/** Up to four promises, each with its figure. */
export async function WhyEntrust({ locale, words, company }: Props) {
  const t = await getTranslations({ locale, namespace: 'home.entrust' })
  const promises = items.filter((item) => item !== 'warranty' || company.warranty !== '')
  return (
    <section className="grid bg-edge-ink text-ground md:grid-cols-[1fr_2fr] lg:min-h-[46rem] lg:grid-cols-2">
      <div className="relative h-75 sm:h-100 md:h-auto">
        <SiteImage
          src={picture}
          alt={t('pictureAlt')}
          fill
          sizes="(min-width: 1024px) max(50vw, 1145px), (min-width: 768px) 1100px, (min-width: 640px) max(100vw, 540px), max(100vw, 400px)"
          className="object-cover object-[52%_50%] md:object-[30%_50%] lg:object-[52%_50%]"
        />
      </div>
      <div className="px-(--margin) py-16 md:py-20 lg:max-w-[42rem] lg:py-28 lg:max-xl:px-10 xl:px-18">
        <h2 className="text-opening lg:text-section">{words.title}</h2>
        {/* one column of figures for all, as wide as the widest asks for */}
        <ul className="mt-10 grid grid-cols-1 gap-x-6 sm:grid-cols-[minmax(9.5rem,max-content)_1fr] lg:mt-14 lg:max-xl:grid-cols-1 xl:grid-cols-[minmax(11rem,max-content)_1fr] xl:gap-x-9">
          {promises.map((item) => (
            <li
              key={item}
              className="grid grid-cols-subgrid items-center gap-y-3 border-t border-edge-line py-6 sm:col-span-2 lg:max-xl:col-span-1"
            >
              <DimensionLine className="px-1.5 text-edge-tint max-sm:w-60 lg:max-xl:w-60">
                <span className="-mx-2 font-display text-lead font-normal whitespace-nowrap lg:text-h3">
                  {withFractions(item === 'warranty' ? company.warranty : words[item].figure)}
                </span>
              </DimensionLine>
              <div>
                <h3 className="text-lead lg:text-h4">{words[item].title}</h3>
                <p className="mt-1 text-stone">{words[item].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
