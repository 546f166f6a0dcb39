import { getTranslations } from 'next-intl/server'
import { ChangeVisit } from '@/client/change-visit'
import type { Locale } from '@/config/locales'
import { visitTimes } from '@/i18n/visit-times'
import type { OwnVisit } from '@/services/bookings/own-visits'

/** A visit that was booked: when somebody comes, and where to change it. */
export async function VisitLine({ locale, visit }: { locale: Locale; visit: OwnVisit }) {
  const t = await getTranslations({ locale, namespace: 'job.progress.visits' })
  const line = t('measure', visitTimes(locale, visit))
  const about = await getTranslations({ locale, namespace: 'booking.subjects' })
  return (
    <div className="mb-6 border-l-2 border-edge-mid bg-edge-tint px-5 py-4 text-on-tint">
      <p className="font-medium">{line.replace(/\.\.$/, '.')}</p>
      <p className="figures">
        {about(visit.about)}, {visit.zip}
      </p>
      {visit.page === null ? null : <ChangeVisit locale={locale} page={visit.page} />}
    </div>
  )
}
