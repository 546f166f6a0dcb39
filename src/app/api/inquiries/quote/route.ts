import { sendQuoteInquiry } from '@/services/inquiries/send-quote-inquiry'
import { inquiryRoute } from '../inquiry-route'

export const POST = inquiryRoute(sendQuoteInquiry)
