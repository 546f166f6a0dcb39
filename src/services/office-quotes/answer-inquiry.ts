import 'server-only'
import { slugs } from '@collections/slugs'
import type { Quote } from '@/payload-types'
import type { SaveJob } from './save-job'

/** The inquiry knows the quote that was made of it, and is seen to be worked on. */
export async function answerInquiry({ req, save }: SaveJob, quote: Quote): Promise<void> {
  if (save.inquiryId === null) return
  await req.payload.update({
    collection: slugs.inquiries,
    where: { and: [{ id: { equals: save.inquiryId } }, { quote: { exists: false } }] },
    data: { quote: quote.id },
    depth: 0,
    req,
    overrideAccess: true, // the office answers it
  })
  await req.payload.update({
    collection: slugs.inquiries,
    where: { and: [{ id: { equals: save.inquiryId } }, { progress: { equals: 'new' } }] },
    data: { progress: 'in_progress' },
    depth: 0,
    req,
    overrideAccess: true, // as above
  })
}
