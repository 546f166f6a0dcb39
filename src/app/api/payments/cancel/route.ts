import { cancelPayment } from '@/services/payments/cancel-payment'
import { returnRoute } from '../return-route'

export const POST = returnRoute(cancelPayment)
