import type { Locale } from '@/config/locales'
import type { PaymentPurpose } from '@/domain/quote/due'
import { translatorOf } from '@/i18n/translator'
import { classNames } from '@/ui/class-names'

type Props = {
  locale: Locale
  /** What is paid now; null where nothing is yet. */
  purpose: PaymentPurpose | null
  areSizesFinal: boolean
  /** In the company's own words; empty where it has none. */
  cancellation: string
  /** How it stands below what is above it. */
  className?: string | undefined
}

/** What paying now means and what holds for a cancellation, read before anything is paid. */
export function BeforePaying(props: Props) {
  const { locale, purpose, areSizesFinal, cancellation, className } = props
  const t = translatorOf(locale, 'link.paying')
  return (
    <div
      className={classNames(
        'mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-8 gap-y-4 border-t border-rule pt-5 text-base text-pretty lg:mt-0 print:hidden',
        className,
      )}
    >
      {purpose === null ? null : (
        <section>
          <h2 className="font-sans text-base font-semibold">{t('title')}</h2>
          <p className="mt-1">{t(purpose === 'full' && areSizesFinal ? 'fullFinal' : purpose)}</p>
        </section>
      )}
      {cancellation === '' ? null : (
        <section>
          <h2 className="font-sans text-base font-semibold">{t('cancellation')}</h2>
          <p className="mt-1">{cancellation}</p>
        </section>
      )}
    </div>
  )
}
