import { confirmPayment } from '@/services/payments/confirm-payment'
import { returnRoute } from '../return-route'

export const POST = returnRoute(confirmPayment)
