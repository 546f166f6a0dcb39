import type { DataFromGlobalSlug } from 'payload'

type Settings<Slug extends 'company' | 'pricing-settings'> = Omit<
  DataFromGlobalSlug<Slug>,
  'id' | 'updatedAt' | 'createdAt' | 'globalType'
>

export const company: Settings<'company'> = {
  name: 'Trinity Edge Glass',
  aboutUs:
    'A Dallas glass company since 2005: showers, windows, mirrors, tables and storefronts for homes and businesses, measured by the people who install them.',
  foundedYear: 2005,
  warranty: '5 to 10 years',
  cancellation:
    'Until your glass goes into production you can cancel with one call, and what you paid goes back the way it came. If our measuring changes the price and you say no, the same holds. Glass that is cut to your size can’t be returned.',
  usps: [
    '15+ years',
    '1000+ projects',
    '24/7 emergency service',
    'Itemized prices online',
    'Our own crews, no subcontractors',
  ],
  certificationsLicenses: [
    'Insured for residential and commercial work',
    'Safety glazing to the code of your city',
  ],
  phoneGeneral: '(214) 555-0148',
  phoneEmergency: '(214) 555-0199',
  emailSales: 'sales@trinityedgeglass.example',
  emailSupport: 'support@trinityedgeglass.example',
  address: {
    label: 'Showroom',
    street: '1200 Sample Street, Suite 110',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75207',
    fullAddress: '1200 Sample Street, Suite 110, Dallas, TX 75207',
  },
  serviceArea: 'Dallas-Fort Worth Metroplex',
  areaName: 'Dallas–Fort Worth',
  socialLinks: [
    { network: 'Instagram', url: 'https://instagram.example/trinityedgeglass' },
    { network: 'Facebook', url: 'https://facebook.example/trinityedgeglass' },
    { network: 'LinkedIn', url: 'https://linkedin.example/company/trinityedgeglass' },
  ],
  serviceHours: {
    weekdays: 'Mon–Fri 8:00 AM–6:00 PM',
    saturday: 'Sat 9:00 AM–2:00 PM by appointment',
    sunday: 'Sun closed (emergency available)',
  },
  showroomHours: {
    weekdays: 'Mon–Fri 9:00 AM–5:00 PM',
    saturday: 'Sat 9:00 AM–1:00 PM',
    sunday: 'Sun closed',
  },
}

export const pricingSettings: Settings<'pricing-settings'> = {
  profitMarginPercentage: 10,
  installationBaseFee: 200,
  quoteValidityDays: 30,
  foldMarginIntoLines: false,
  minimumBilledSqFt: 0,
  depositPercentage: 0,
  depositFloor: 0,
  depositWholeBelow: 0,
  officeDiscountPercent: 10,
  officeRefundLimit: 100,
  officeDepositDays: 14,
  officeHoldSeconds: 10,
  secondLookPercent: 15,
}
