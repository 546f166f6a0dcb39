import type { GlobalConfig } from 'payload'
import { anyone, ifEditsContent } from '../access/rules'
import { groups } from '../admin-groups'
import { linkList, mostLinks } from '../fields/link-list'
import { revalidatesGlobal } from '../hooks/revalidate'
import { globalSlugs } from '../slugs'
import { bringOwnLinks, translateOwnLinks } from './hooks/keep-own-links'

const otherwise =
  'Empty: the site’s own links. They come along with the first link that you add, and can be taken away one by one.'

const told = revalidatesGlobal(globalSlugs.navigation)
const mostAtTop = 8

export const Navigation: GlobalConfig = {
  slug: globalSlugs.navigation,
  label: 'Navigation',
  admin: { group: groups.settings, description: 'The links at the top of every page.' },
  access: { read: anyone, update: ifEditsContent, readVersions: ifEditsContent },
  versions: { max: 20 },
  hooks: {
    ...told,
    beforeChange: [
      bringOwnLinks({
        topLinks: mostAtTop,
        products: mostLinks,
        moreCategories: mostLinks,
        guides: mostLinks,
      }),
    ],
    afterChange: [translateOwnLinks(globalSlugs.navigation), ...(told.afterChange ?? [])],
  },
  fields: [
    linkList({
      name: 'topLinks',
      label: 'Links',
      description: `The products menu stands after the third. ${otherwise}`,
      maxRows: mostAtTop,
    }),
    linkList({ name: 'products', label: 'Products', description: otherwise }),
    linkList({ name: 'moreCategories', label: 'More categories', description: otherwise }),
    linkList({ name: 'guides', label: 'Product info and guides', description: otherwise }),
  ],
}
