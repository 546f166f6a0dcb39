import type { GlobalConfig } from 'payload'
import { anyone, ifEditsContent } from '../access/rules'
import { groups } from '../admin-groups'
import { linkList } from '../fields/link-list'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'

const otherwise =
  'Empty: the site’s own links. As soon as one stands here, it replaces all of those.'

export const Footer: GlobalConfig = {
  slug: globalSlugs.footer,
  label: 'Footer',
  admin: {
    group: groups.settings,
    description: 'What stands under every page. Addresses, phones and hours are those of Company.',
  },
  access: { read: anyone, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { max: 20 },
  hooks: revalidatesGlobal(globalSlugs.footer),
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
