import type { ArrayField } from 'payload'
import { isSiteAddress } from '../../src/domain/content/page-address'

type Options = { name: string; label: string; description: string; maxRows?: number }

/** More than these fit in no menu. */
export const mostLinks = 12

const leadsSomewhere = (value: unknown) => {
  if (typeof value !== 'string') return 'Please enter an address.'
  const [path] = value.split(/[?#]/)
  if (isSiteAddress(path) || /^https:\/\/[^\s/]+/.test(value)) return true
  return 'Begin with one slash for this site, such as /gallery, or with https:// for another.'
}

/** Links in the order in which they are shown. */
export function linkList({ name, label, description, maxRows = mostLinks }: Options): ArrayField {
  return {
    name,
    type: 'array',
    label,
    labels: { singular: 'Link', plural: 'Links' },
    maxRows,
    admin: { description, initCollapsed: true },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'text',
            type: 'text',
            localized: true,
            required: true,
            maxLength: 60,
            admin: { width: '40%' },
          },
          {
            name: 'href',
            type: 'text',
            required: true,
            maxLength: 300,
            validate: leadsSomewhere,
            admin: { width: '60%' },
          },
        ],
      },
    ],
  }
}
