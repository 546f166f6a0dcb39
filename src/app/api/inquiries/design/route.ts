import { sendDesignInquiry } from '@/services/inquiries/send-design-inquiry'
import { inquiryRoute } from '../inquiry-route'

export const POST = inquiryRoute(sendDesignInquiry, '/products/glass-furniture')
