import type { GlobalConfig } from 'payload'
import { anyone, ifEditsContent } from '../access/rules'
import { groups } from '../admin-groups'
import { within } from '../fields/bounds'
import { textList } from '../fields/text-list'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'
import { openingHours } from './opening-hours'

export const Company: GlobalConfig = {
  slug: globalSlugs.company,
  label: 'Company',
  admin: {
    group: groups.settings,
    description:
      'The one source of name, phones, addresses and hours: site, mails and assistant read it.',
  },
  access: { read: anyone, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { max: 20 },
  hooks: revalidatesGlobal(globalSlugs.company),
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'About',
          fields: [
            {
              name: 'name',
              type: 'text',
              required: true,
              maxLength: 100,
            },
            { name: 'aboutUs', localized: true, type: 'textarea', maxLength: 2000 },
            {
              name: 'foundedYear',
              type: 'number',
              validate: within({ min: 1800, max: 2200, whole: true }),
            },
            {
              name: 'warranty',
              localized: true,
              type: 'text',
              maxLength: 40,
              admin: {
                description: 'As in 5 to 10 years. While it is empty the site promises none.',
              },
            },
            {
              name: 'cancellation',
              localized: true,
              type: 'textarea',
              maxLength: 600,
              label: 'Cancellation and refunds',
              admin: {
                description:
                  'In plain words, two or three sentences: they stand where somebody is about to pay. Sandra’s answers about cancellation and returns should say the same.',
              },
            },
            {
              name: 'quoteTerms',
              localized: true,
              type: 'textarea',
              maxLength: 10_000,
              label: 'Terms of quotes',
              admin: {
                description:
                  'Printed on every quote and accepted with it. While they are empty, none are asked for.',
              },
            },
            {
              name: 'quoteTermsVersion',
              type: 'text',
              maxLength: 60,
              label: 'Name of these terms',
              admin: {
                description:
                  'As in November 2026. Change it with the terms: it is kept with each yes.',
              },
            },
            textList({
              name: 'usps',
              label: 'Why customers choose us',
              description:
                'Type one, then press Enter. {years} becomes the years since the founding year, in steps of five.',
              localized: true,
            }),
            textList({
              name: 'certificationsLicenses',
              label: 'Certifications and licenses',
              localized: true,
            }),
          ],
        },
        {
          label: 'Contact',
          fields: [
            {
              type: 'row',
              fields: [
                { name: 'phoneGeneral', type: 'text', maxLength: 40, admin: { width: '50%' } },
                { name: 'phoneEmergency', type: 'text', maxLength: 40, admin: { width: '50%' } },
                { name: 'emailSales', type: 'email', admin: { width: '50%' } },
                { name: 'emailSupport', type: 'email', admin: { width: '50%' } },
              ],
            },
            {
              name: 'address',
              type: 'group',
              fields: [
                {
                  name: 'label',
                  localized: true,
                  type: 'text',
                  maxLength: 100,
                  admin: { description: 'As in Showroom.' },
                },
                { name: 'street', type: 'text', maxLength: 150 },
                {
                  type: 'row',
                  fields: [
                    { name: 'city', type: 'text', maxLength: 100, admin: { width: '50%' } },
                    { name: 'state', type: 'text', maxLength: 50, admin: { width: '25%' } },
                    { name: 'postalCode', type: 'text', maxLength: 20, admin: { width: '25%' } },
                  ],
                },
                {
                  name: 'fullAddress',
                  type: 'text',
                  maxLength: 300,
                  admin: { description: 'In one line.' },
                },
              ],
            },
            { name: 'serviceArea', localized: true, type: 'text', maxLength: 200 },
            {
              name: 'areaName',
              localized: true,
              type: 'text',
              maxLength: 60,
              admin: {
                description:
                  'The same as people search for it, as in Dallas–Fort Worth: titles say “in …”.',
              },
            },
            {
              name: 'socialLinks',
              type: 'array',
              maxRows: 10,
              fields: [
                { name: 'network', type: 'text', required: true, maxLength: 40 },
                {
                  name: 'url',
                  type: 'text',
                  required: true,
                  maxLength: 300,
                  validate: (value: unknown) =>
                    (typeof value === 'string' && /^https:\/\/[^\s/]+/.test(value)) ||
                    'Begin with https://.',
                },
              ],
            },
          ],
        },
        {
          label: 'Hours',
          fields: [
            openingHours('serviceHours', 'When crews work: contact page and search engines.'),
            openingHours('showroomHours', 'When the showroom is open: home page and footer.'),
          ],
        },
      ],
    },
  ],
}
