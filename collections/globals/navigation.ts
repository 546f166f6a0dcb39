import type { GlobalConfig } from 'payload'
import { anyone, ifEditsContent } from '../access/rules'
import { groups } from '../admin-groups'
import { linkList } from '../fields/link-list'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'

const otherwise =
  'Empty: the site’s own links. As soon as one stands here, it replaces all of those.'

export const Navigation: GlobalConfig = {
  slug: globalSlugs.navigation,
  label: 'Navigation',
  admin: { group: groups.settings, description: 'The links at the top of every page.' },
  access: { read: anyone, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { max: 20 },
  hooks: revalidatesGlobal(globalSlugs.navigation),
  fields: [
    linkList({
      name: 'topLinks',
      label: 'Links',
      description: `The products menu stands after the third. ${otherwise}`,
      maxRows: 8,
    }),
    linkList({ name: 'products', label: 'Products', description: otherwise }),
    linkList({ name: 'moreCategories', label: 'More categories', description: otherwise }),
    linkList({ name: 'guides', label: 'Product info and guides', description: otherwise }),
  ],
}
