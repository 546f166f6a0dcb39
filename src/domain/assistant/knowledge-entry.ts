import type { Hours } from '../company/company-facts'
import type { CompanyProfile } from './knowledge'

/** The company's own facts, as the entry carries them when it is read. Empty text is "not given". */
export type CompanyInfo = {
  name: string
  about_us: string
  phone_general: string
  phone_emergency: string
  email_sales: string
  email_support: string
  address: string
  hours: { service: Hours; showroom: Hours }
  usps: string[]
  certifications_licenses: string[]
}

/** The entry `company_profile_main` as a reader gets it. */
export type KnowledgeEntry = CompanyProfile & { company_info: CompanyInfo }
