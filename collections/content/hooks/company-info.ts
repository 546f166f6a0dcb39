import type { FieldHook } from 'payload'
import { companyProfileKey } from '@/domain/assistant/company-profile-key'
import type { Company, KnowledgeBase } from '@/payload-types'
import { globalSlugs } from '../../slugs'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function asCompanyInfo(company: Company) {
  return {
    name: company.name,
    about_us: company.aboutUs ?? '',
    phone_general: company.phoneGeneral ?? '',
    phone_emergency: company.phoneEmergency ?? '',
    email_sales: company.emailSales ?? '',
    email_support: company.emailSupport ?? '',
    address: company.address?.fullAddress ?? '',
    hours: { service: company.serviceHours ?? {}, showroom: company.showroomHours ?? {} },
    usps: company.usps ?? [],
    certifications_licenses: company.certificationsLicenses ?? [],
  }
}

/** The company is described in one place; the entry shows that place. */
export const addCompanyInfo: FieldHook<KnowledgeBase> = async ({ value, siblingData, req }) => {
  if (siblingData?.entryKey !== companyProfileKey || !isRecord(value)) return value as unknown
  const company = await req.payload.findGlobal({
    slug: globalSlugs.company,
    depth: 0,
    locale: req.locale === 'es' ? 'es' : 'en',
    req,
    // The company's settings are public.
    overrideAccess: true,
  })
  return { ...value, company_info: asCompanyInfo(company) }
}

/** A copy that came back with the form would grow old. */
export const dropCompanyInfo: FieldHook<KnowledgeBase> = ({ value }) => {
  if (!isRecord(value)) return value as unknown
  const { company_info: _copy, ...own } = value
  return own
}
