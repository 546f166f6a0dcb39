import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { TestimonialQuote } from '@/services/content/people'
import { Badge } from '@/ui/badge'
import { classNames } from '@/ui/class-names'
import { withFractions } from '@/ui/with-fractions'

type Props = { locale: Locale; title: string; quotes: TestimonialQuote[] }

/** Up to three voices; the section is not there without one. */
export async function Testimonials({ locale, title, quotes }: Props) {
  const [first, ...others] = quotes
  if (first === undefined) return null
  const t = await getTranslations({ locale, namespace: 'home.testimonials' })
  return (
    <section
      className="bg-edge-tint py-16 text-edge-ink md:py-24 lg:py-32"
      aria-labelledby="voices"
    >
      <div className="page">
        <h2 id="voices" className="sr-only">
          {title}
        </h2>
        <Voice quote={first} sample={t('sample')} big />
        {others.length === 0 ? null : (
          <div className="mt-14 grid gap-10 lg:mt-18 lg:grid-cols-12 lg:gap-x-6">
            {others.map((quote, index) => (
              <div
                key={quote.id}
                className={classNames(
                  'border-t border-edge-mid pt-5 lg:max-xl:col-span-6 xl:col-span-4',
                  index === 0 && 'xl:col-start-5',
                )}
              >
                <Voice quote={quote} sample={t('sample')} />
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

function Voice({
  quote,
  sample,
  big = false,
}: {
  quote: TestimonialQuote
  sample: string
  big?: boolean
}) {
  // joined, so that no line ends within a word at its hyphen
  const about = [quote.project, quote.place].filter(Boolean).join(', ').replaceAll('-', '-\u2060')
  return (
    <figure>
      <blockquote
        className={classNames(
          'font-display text-balance',
          big
            ? 'max-w-[19em] text-title leading-[1.15] tracking-[-0.015em] lg:-indent-[0.42em] lg:text-section'
            : 'text-h4 leading-snug lg:text-h3',
        )}
      >
        “{withFractions(quote.text)}”
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-baseline gap-x-3 text-base">
        <span className="flex items-baseline gap-x-3">
          <span className="font-semibold">{quote.name}</span>
          {quote.isSample ? <Badge>{sample}</Badge> : null}
        </span>
        <span className="text-balance text-on-tint">{withFractions(about)}</span>
      </figcaption>
    </figure>
  )
}
