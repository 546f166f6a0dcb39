import { env } from '@/config/env'

/** What the facts of other pages call the company by. */
export function companyId(): string {
  return `${env().SITE_URL}/#company`
}
