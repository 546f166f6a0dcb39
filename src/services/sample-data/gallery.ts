import { inOrder } from './sample-row'

export const galleryCategories = inOrder([
  {
    name: 'Shower Enclosures',
    slug: 'shower-enclosures',
    description: 'Frameless showers, tub screens and whole bathrooms.',
  },
  { name: 'Mirrors', slug: 'mirrors', description: 'Vanities, walls and gyms.' },
  {
    name: 'Windows and Doors',
    slug: 'windows-and-doors',
    description: 'Replacement units, patio doors and entries.',
  },
  {
    name: 'Storefronts and Offices',
    slug: 'storefronts-and-offices',
    description: 'Storefronts, partitions and conference rooms.',
  },
  {
    name: 'Railings and Staircases',
    slug: 'railings-and-staircases',
    description: 'Glass guards inside and out.',
  },
  {
    name: 'Tables and Furniture',
    slug: 'tables-and-furniture',
    description: 'Tops, desks, shelves and room dividers.',
  },
])

type Entry = {
  category: string
  title: string
  description: string
  projectDate: string
  imageAlt: string
}

/** Pictures are drawn for it later; until then each entry says what its picture will show. */
export const galleryItems: Entry[] = [
  {
    category: 'shower-enclosures',
    title: 'Frameless corner shower in Lakewood',
    description:
      'A 3/8" corner enclosure, 36 5/8" by 76", with the door hung from the tiled wall so that nothing interrupts the stone.',
    projectDate: '2026-09-18',
    imageAlt: 'A frameless glass corner shower in a limestone bathroom',
  },
  {
    category: 'shower-enclosures',
    title: 'Steam shower with a fixed transom',
    description: 'Half-inch glass to the ceiling, with an operable transom above the door.',
    projectDate: '2026-06-05',
    imageAlt: 'A steam shower closed to the ceiling with clear glass',
  },
  {
    category: 'shower-enclosures',
    title: 'Low-iron screen beside a soaking tub',
    description: 'One fixed panel of low-iron glass, held in a recessed channel.',
    projectDate: '2026-03-21',
    imageAlt: 'A single fixed glass panel beside a white soaking tub',
  },
  {
    category: 'mirrors',
    title: 'Wall of mirror for a home gym',
    description: 'Six sheets of 1/4" safety-backed mirror with 1/16" joints, on a wall 24 ft long.',
    projectDate: '2026-08-11',
    imageAlt: 'A home gym with a mirrored wall',
  },
  {
    category: 'mirrors',
    title: 'Arched vanity mirrors',
    description: 'A pair of arched mirrors cut to a paper template, with polished edges.',
    projectDate: '2026-04-29',
    imageAlt: 'Two arched mirrors above a double vanity',
  },
  {
    category: 'windows-and-doors',
    title: 'Foggy units replaced in a ranch house',
    description:
      'Nineteen insulated units of 3/4" in their old frames, done in a day and a half without new trim.',
    projectDate: '2026-07-24',
    imageAlt: 'A row of clear windows in a brick ranch house',
  },
  {
    category: 'windows-and-doors',
    title: 'Steel-framed garden doors',
    description: 'Low-E insulated glass in slim steel doors that open on a courtyard.',
    projectDate: '2026-02-13',
    imageAlt: 'Black steel doors with glass, open to a courtyard',
  },
  {
    category: 'storefronts-and-offices',
    title: 'Bakery storefront after a break-in',
    description: 'Boarded up the same night; new laminated glass within the week.',
    projectDate: '2026-05-30',
    imageAlt: 'A bakery storefront with large panes at dusk',
  },
  {
    category: 'storefronts-and-offices',
    title: 'Conference rooms in a Fort Worth office',
    description: 'Frameless partitions of 1/2" tempered glass with pivot doors.',
    projectDate: '2026-01-16',
    imageAlt: 'Conference rooms behind frameless glass walls',
  },
  {
    category: 'railings-and-staircases',
    title: 'Staircase guard without posts',
    description: 'Laminated tempered panels in a base channel along an oak stair.',
    projectDate: '2025-11-07',
    imageAlt: 'An oak staircase with a glass guard',
  },
  {
    category: 'railings-and-staircases',
    title: 'Pool terrace windscreen',
    description: 'Tempered panels on stainless spigots, with a self-closing gate.',
    projectDate: '2025-09-26',
    imageAlt: 'A pool terrace with a clear glass windscreen',
  },
  {
    category: 'tables-and-furniture',
    title: 'Dining table in 1/2" glass',
    description: 'A boat-shaped top, 96" by 44", with a flat polished edge.',
    projectDate: '2025-10-31',
    imageAlt: 'A dining table with a boat-shaped glass top',
  },
]
