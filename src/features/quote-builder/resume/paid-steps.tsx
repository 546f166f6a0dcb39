import { useLocale, useTranslations } from 'next-intl'
import { ChangeVisit } from '@/client/change-visit'
import { JobProgressLine } from '@/client/job-progress'
import { OrderSteps } from '@/client/order-steps'
import { orderKindOf } from '@/domain/booking/order-kind'
import type { JobProgress } from '@/domain/job/progress'
import { useOrderDates } from '../dates/use-order-dates'

type Props = {
  /** How far the work is; null where the day to measure is still to be chosen. */
  progress: JobProgress | null
  /** Where the visit that comes next is moved and called off. */
  visitPage: string | null
  /** Whose lead times hold. */
  serviceType: string
}

/** What happens next with what was paid: how far the work is, or the days of a visit that is booked now. */
export function PaidSteps({ progress, visitPage, serviceType }: Props) {
  const t = useTranslations('quote.estimate.next')
  const locale = useLocale()
  if (progress === null) return <DaysAhead serviceType={serviceType} />
  return (
    <section aria-labelledby="estimate-next">
      <h2
        id="estimate-next"
        className="mb-5 text-h3 print:mb-2 print:font-sans print:text-base print:font-semibold"
      >
        {t('title')}
      </h2>
      <JobProgressLine {...{ progress, locale }}>
        {visitPage === null ? null : <ChangeVisit locale={locale} page={visitPage} />}
      </JobProgressLine>
    </section>
  )
}

function DaysAhead({ serviceType }: Pick<Props, 'serviceType'>) {
  const dates = useOrderDates(orderKindOf(serviceType))
  return <OrderSteps dates={dates} until={null} withDeposit={false} isOrdered />
}
