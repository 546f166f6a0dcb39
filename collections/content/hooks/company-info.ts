import type { FieldHook } from 'payload'
import { companyProfileKey } from '@/domain/assistant/company-profile-key'
import type { CompanyFacts } from '@/domain/company/company-facts'
import type { CompanyInfo } from '@/domain/assistant/knowledge-entry'
import type { KnowledgeBase } from '@/payload-types'
import { readCompanyFacts } from '../../globals/read-company'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

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

/** The company is described in one place; the entry shows that place. */
export const addCompanyInfo: FieldHook<KnowledgeBase> = async ({ value, siblingData, req }) => {
  if (siblingData?.entryKey !== companyProfileKey || !isRecord(value)) return value as unknown
  const locale = req.locale === 'es' ? 'es' : 'en'
  const company = await readCompanyFacts({ payload: req.payload, locale, req })
  return { ...value, company_info: asCompanyInfo(company) }
}

/** A copy that came back with the form would grow old. */
export const dropCompanyInfo: FieldHook<KnowledgeBase> = ({ value }) => {
  if (!isRecord(value)) return value as unknown
  const { company_info: _copy, ...own } = value
  return own
}
