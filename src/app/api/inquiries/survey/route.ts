import { sendSurveyInquiry } from '@/services/inquiries/send-survey-inquiry'
import { inquiryRoute } from '../inquiry-route'

export const POST = inquiryRoute(sendSurveyInquiry)
