import type { GlobalConfig } from 'payload'
import { anyone, ifEditsContent } from '../access/rules'
import { groups } from '../admin-groups'
import { linkList, mostLinks } from '../fields/link-list'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'
import { bringOwnLinks, translateOwnLinks } from './hooks/keep-own-links'

const otherwise =
  'Empty: the site’s own links. They come along with the first link that you add, and can be taken away one by one.'

const told = revalidatesGlobal(globalSlugs.footer)

export const Footer: GlobalConfig = {
  slug: globalSlugs.footer,
  label: 'Footer',
  admin: {
    group: groups.settings,
    description: 'What stands under every page. Addresses, phones and hours are those of Company.',
  },
  access: { read: anyone, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { max: 20 },
  hooks: {
    ...told,
    beforeChange: [bringOwnLinks({ quickLinks: mostLinks, services: mostLinks })],
    afterChange: [translateOwnLinks(globalSlugs.footer), ...(told.afterChange ?? [])],
  },
  fields: [
    linkList({ name: 'quickLinks', label: 'Quick links', description: otherwise }),
    linkList({ name: 'services', label: 'Services', description: otherwise }),
    {
      name: 'note',
      localized: true,
      type: 'text',
      maxLength: 200,
      admin: { description: 'A line at the very end, such as a license number.' },
    },
  ],
}
