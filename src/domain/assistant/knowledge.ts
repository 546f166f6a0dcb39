import { z } from 'zod'
import { companyProfileKey } from './company-profile-key'

const shortText = z.string().trim().min(1).max(200)
const longText = z.string().trim().min(1).max(2000)
const texts = z.array(longText).max(50)

const faq = z.strictObject({
  keywords: z.array(shortText).max(30),
  question: shortText,
  answer: longText,
})

const product = z.strictObject({
  id: shortText,
  name: shortText,
  description: longText,
  applications: texts,
  examples: texts,
})

const commercial = z.strictObject({
  details: z.strictObject({ glass_types: texts, benefits: texts, process_steps: texts }),
})

/** What the assistant knows; the company's own facts are read from the company settings. */
const companyProfileSchema = z.strictObject({
  faqs: z.array(faq).max(200),
  products: z.array(product).max(100),
  services: z.strictObject({ commercial }),
})

export type CompanyProfile = z.infer<typeof companyProfileSchema>

const anyEntrySchema = z.record(z.string().max(100), z.json())

/** Why an entry can't be kept, naming the first place at fault, or null. */
export function knowledgeProblem(entryKey: string, entryData: unknown): string | null {
  const schema = entryKey === companyProfileKey ? companyProfileSchema : anyEntrySchema
  const result = schema.safeParse(entryData)
  if (result.success) return null
  const issue = result.error.issues[0]
  const place = issue?.path.map(String).join('.')
  return place ? `${place}: ${issue?.message}` : (issue?.message ?? 'This is no entry.')
}
