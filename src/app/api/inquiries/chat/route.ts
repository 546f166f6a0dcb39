import { sendChatInquiry } from '@/services/inquiries/send-chat-inquiry'
import { inquiryRoute } from '../inquiry-route'

export const POST = inquiryRoute(sendChatInquiry)
