import type { Payload, PayloadRequest } from 'payload'
import { env } from '@/config/env'
import type { Locale } from '@/config/locales'
import type { CompanyFacts, Hours } from '@/domain/company/company-facts'
import { withYears } from '@/domain/company/years-at-work'
import { shopDayOf } from '@/domain/job/shop-time'
import { timeZone } from '@/i18n/time-zone'
import { globalSlugs } from '../slugs'

type Args = {
  payload: Payload
  locale: Locale
  /** Inside a transaction. */
  req?: Pick<PayloadRequest, 'transactionID'>
}

type HoursRow = { weekdays?: string | null; saturday?: string | null; sunday?: string | null }

function hoursOf(row: HoursRow | undefined): Hours {
  return {
    weekdays: row?.weekdays ?? '',
    saturday: row?.saturday ?? '',
    sunday: row?.sunday ?? '',
  }
}

/** What is agreed on with a quote, and the name of that version; empty text is "none". */
export type QuoteTerms = { text: string; version: string }

/** The terms of quotes: they are long, and no page carries them but a quote's. */
export async function readQuoteTerms(args: Args): Promise<QuoteTerms> {
  const row = await companyRow(args)
  return { text: row.quoteTerms ?? '', version: row.quoteTermsVersion ?? '' }
}

function companyRow({ payload, locale, req }: Args) {
  const transactionID = req?.transactionID
  return payload.findGlobal({
    slug: globalSlugs.company,
    depth: 0,
    locale,
    overrideAccess: true, // what every page shows
    // not the request itself: reading writes its language onto what it is handed
    ...(transactionID === undefined ? {} : { req: { transactionID } }),
  })
}

function shopYear(): number {
  return Number(shopDayOf(new Date(), timeZone).slice(0, 4))
}

/** The one reader of the company, for pages, letters and Sandra. */
export async function readCompanyFacts(args: Args): Promise<CompanyFacts> {
  const row = await companyRow(args)
  const foundedYear = row.foundedYear ?? null
  const { street, city, state, postalCode, fullAddress, label } = row.address ?? {}
  const stateAndCode = [state, postalCode].filter(Boolean).join(' ')
  const place = [city, stateAndCode].filter(Boolean).join(', ')
  return {
    name: row.name || new URL(env().SITE_URL).hostname,
    aboutUs: row.aboutUs ?? '',
    foundedYear,
    usps: (row.usps ?? []).flatMap((text) => withYears(text, foundedYear, shopYear()) ?? []),
    phone: row.phoneGeneral ?? '',
    emergencyPhone: row.phoneEmergency || row.phoneGeneral || '',
    salesEmail: row.emailSales ?? '',
    supportEmail: row.emailSupport ?? '',
    address: {
      label: label ?? '',
      street: street ?? '',
      city: city ?? '',
      state: state ?? '',
      postalCode: postalCode ?? '',
      place,
      full: fullAddress || [street, place].filter(Boolean).join(', '),
    },
    serviceArea: row.serviceArea ?? '',
    areaName: row.areaName ?? '',
    warranty: row.warranty ?? '',
    cancellation: row.cancellation ?? '',
    socialLinks: (row.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
    certifications: row.certificationsLicenses ?? [],
    serviceHours: hoursOf(row.serviceHours),
    showroomHours: hoursOf(row.showroomHours),
  }
}
