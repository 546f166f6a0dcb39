import type { Hours } from '../company/company-facts'

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

type Faq = { keywords: string[]; question: string; answer: string }

type Product = {
  id: string
  name: string
  description: string
  applications: string[]
  examples: string[]
}

type CommercialDetails = { glass_types: string[]; benefits: string[]; process_steps: string[] }

/** The entry `company_profile_main` as a reader gets it. */
export type KnowledgeEntry = {
  faqs: Faq[]
  products: Product[]
  services: { commercial: { details: CommercialDetails } }
  company_info: CompanyInfo
}
