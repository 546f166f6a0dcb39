import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/config/locales'
import type { BookingRules } from '@/domain/booking/booking-rules'

type Props = { locale: Locale; rules: BookingRules; className?: string }

/** What a visit is: how long it takes, who comes, what it costs, and until when it can be changed. */
export async function VisitFacts({ locale, rules, className }: Props) {
  const t = await getTranslations({ locale, namespace: 'booking.facts' })
  const rows = [
    ['length', t('measure', { minutes: rules.lengthMinutes })],
    ['who', t('who')],
    ['cost', t('cost')],
    ['change', t('change', { hours: rules.changeHours })],
  ] as const
  return (
    <section className={className}>
      <h2 className="text-h3">{t('title')}</h2>
      <dl className="mt-5 border-b border-rule">
        {rows.map(([key, text]) => (
          <div key={key} className="border-t border-rule py-4">
            <dt className="text-small text-text-second">{t(`names.${key}`)}</dt>
            <dd className="mt-1">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
