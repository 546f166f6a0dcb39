import { globalSlugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { cachedRead } from './cached-read'

export type Hours = { weekdays: string; saturday: string; sunday: string }

export type CompanyFacts = {
  name: string
  aboutUs: string
  foundedYear: number | null
  phone: string
  /** The main phone where there is no number of its own for emergencies. */
  emergencyPhone: string
  salesEmail: string
  supportEmail: string
  address: {
    label: string
    street: string
    city: string
    state: string
    postalCode: string
    /** City, state and code in one line. */
    place: string
    full: string
  }
  serviceArea: string
  socialLinks: { network: string; url: string }[]
  certifications: string[]
  /** When crews work. */
  serviceHours: Hours
  /** When the showroom is open. */
  showroomHours: Hours
}

type HoursRow = { weekdays?: string | null; saturday?: string | null; sunday?: string | null }

function hoursOf(row: HoursRow | undefined): Hours {
  return {
    weekdays: row?.weekdays ?? '',
    saturday: row?.saturday ?? '',
    sunday: row?.sunday ?? '',
  }
}

/** What every page says about the company: the one source of name, phones, addresses and hours. */
export const readCompany = cachedRead(
  'company',
  async (payload, locale: Locale): Promise<CompanyFacts> => {
    const row = await payload.findGlobal({
      slug: globalSlugs.company,
      depth: 0,
      locale,
      overrideAccess: false,
    })
    const { street, city, state, postalCode, fullAddress, label } = row.address ?? {}
    const stateAndCode = [state, postalCode].filter(Boolean).join(' ')
    const place = [city, stateAndCode].filter(Boolean).join(', ')
    return {
      name: row.name,
      aboutUs: row.aboutUs ?? '',
      foundedYear: row.foundedYear ?? null,
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
      socialLinks: (row.socialLinks ?? []).map(({ network, url }) => ({ network, url })),
      certifications: row.certificationsLicenses ?? [],
      serviceHours: hoursOf(row.serviceHours),
      showroomHours: hoursOf(row.showroomHours),
    }
  },
)
