import { sendContactInquiry } from '@/services/inquiries/send-contact-inquiry'
import { inquiryRoute } from '../inquiry-route'

export const POST = inquiryRoute(sendContactInquiry, '/contact')
