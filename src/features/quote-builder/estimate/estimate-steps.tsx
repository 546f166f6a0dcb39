import { OrderSteps } from '@/client/order-steps'
import { orderKindOf } from '@/domain/booking/order-kind'
import { useOrderDates } from '../dates/use-order-dates'

type Props = {
  /** Whose lead times hold. */
  serviceType: string
  /** The last day of the price; null where it has none. */
  until: Date | null
  /** Whether a part is paid first. */
  withDeposit: boolean
}

/** What happens next, with the days of now. */
export function EstimateSteps({ serviceType, ...rest }: Props) {
  return <OrderSteps dates={useOrderDates(orderKindOf(serviceType))} {...rest} />
}
