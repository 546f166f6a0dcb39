import type { CollectionAfterReadHook, PayloadRequest } from 'payload'
import type { Locale } from '../../../src/config/locales'
import { companyProfileKey } from '../../../src/domain/assistant/company-profile-key'
import type { CompanyInfo, KnowledgeEntry } from '../../../src/domain/assistant/knowledge-entry'
import type { CompanyFacts } from '../../../src/domain/company/company-facts'
import type { KnowledgeBase } from '../../../src/payload-types'
import { readCompanyFacts } from '../../globals/read-company'
import { slugs } from '../../slugs'

function asCompanyInfo(company: CompanyFacts): CompanyInfo {
  return {
    name: company.name,
    about_us: company.aboutUs,
    phone_general: company.phone,
    phone_emergency: company.emergencyPhone,
    email_sales: company.salesEmail,
    email_support: company.supportEmail,
    address: company.address.full,
    hours: { service: company.serviceHours, showroom: company.showroomHours },
    usps: company.usps,
    certifications_licenses: company.certifications,
  }
}

/** The entry in the shape that its readers know, from the fields that staff fill in. */
export const entryFromFields: CollectionAfterReadHook<KnowledgeBase> = async ({ doc, req }) => {
  const own = ownPart(doc)
  if (doc.entryKey !== companyProfileKey) return { ...doc, entryData: own }
  const locale = req.locale === 'es' ? 'es' : 'en'
  const [faqs, company] = await Promise.all([
    faqsIn(locale, req),
    readCompanyFacts({ payload: req.payload, locale, req }),
  ])
  return { ...doc, entryData: { faqs, ...own, company_info: asCompanyInfo(company) } }
}

/** With every language asked for at once a text is no text; such a read gets the fields alone. */
function ownPart({
  products,
  commercial,
}: KnowledgeBase): Pick<KnowledgeEntry, 'products' | 'services'> {
  return {
    products: (products ?? []).map((product) => ({
      id: product.code || String(product.id),
      name: product.name,
      description: product.description,
      applications: product.applications ?? [],
      examples: product.examples ?? [],
    })),
    services: {
      commercial: {
        details: {
          glass_types: commercial?.glassTypes ?? [],
          benefits: commercial?.benefits ?? [],
          process_steps: commercial?.processSteps ?? [],
        },
      },
    },
  }
}

async function faqsIn(locale: Locale, { payload, transactionID }: PayloadRequest) {
  const { docs } = await payload.find({
    collection: slugs.answers,
    where: { active: { equals: true } },
    sort: 'id',
    depth: 0,
    limit: 500,
    pagination: false,
    locale,
    overrideAccess: true, // the entry lists what any visitor may read
    select: { question: true, answer: true, keywords: true },
    // not the request itself: reading writes its language onto what it is handed
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
  return docs
    .filter(({ question, answer }) => Boolean(question) && Boolean(answer))
    .map(({ question, answer, keywords }) => ({ keywords: keywords ?? [], question, answer }))
}
