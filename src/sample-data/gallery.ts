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
  /** Its picture in the manifest; while that is missing, the entry says what it will show. */
  picture?: string
}

export const galleryItems: Entry[] = [
  {
    category: 'shower-enclosures',
    title: 'Frameless corner shower in Lakewood',
    description:
      'A 3/8" corner enclosure, 36 5/8" by 76", with brass hinges glass to glass so that the handmade tile runs on undisturbed.',
    projectDate: '2026-09-18',
    imageAlt: 'A frameless corner shower with brass hinges before rose tiles',
    picture: 'shower-corner',
  },
  {
    category: 'shower-enclosures',
    title: 'Steam shower with a fixed transom',
    description:
      'Half-inch glass to the ceiling, with a transom above the door to keep the steam in.',
    projectDate: '2026-06-05',
    imageAlt: 'A steam shower in dark stone, closed to the ceiling with clear glass',
    picture: 'shower-steam',
  },
  {
    category: 'shower-enclosures',
    title: 'Neo-angle shower with black hardware',
    description:
      'Five sides in a corner of an attic bath: two fixed panels at 135 degrees and a door between them.',
    projectDate: '2026-02-14',
    imageAlt: 'A neo-angle shower with black hinges in a white tiled bathroom',
    picture: 'shower-neo-angle',
  },
  {
    category: 'shower-enclosures',
    title: 'Low-iron screen beside a soaking tub',
    description: 'One fixed panel of low-iron glass, held in a recessed channel.',
    projectDate: '2026-03-21',
    imageAlt: 'A single fixed glass panel beside a white soaking tub',
    picture: 'shower-screen',
  },
  {
    category: 'shower-enclosures',
    title: 'Rain glass for a guest bath',
    description:
      'A panel and a door of 3/8" rain glass with chrome hinges: full light, and nobody seen.',
    projectDate: '2026-04-10',
    imageAlt: 'A shower of rain glass with chrome hinges before sea blue tiles',
    picture: 'shower-rain',
  },
  {
    category: 'shower-enclosures',
    title: 'Alcove shower from wall to wall',
    description:
      'A door and a fixed panel close a tiled alcove; black hinges carry the door from the wall.',
    projectDate: '2026-01-27',
    imageAlt: 'A frameless alcove shower with ivory tiles in low sun',
    picture: 'hero-home',
  },
  {
    category: 'mirrors',
    title: 'Wall of mirror for a home gym',
    description: 'Six sheets of 1/4" safety-backed mirror with 1/16" joints, on a wall 24 ft long.',
    projectDate: '2026-08-11',
    imageAlt: 'A home gym with a mirrored wall',
    picture: 'mirror-gym',
  },
  {
    category: 'mirrors',
    title: 'Arched vanity mirrors',
    description: 'A pair of arched mirrors cut to a paper template, with polished edges.',
    projectDate: '2026-04-29',
    imageAlt: 'Two arched mirrors above a double vanity',
    picture: 'mirror-vanity',
  },
  {
    category: 'mirrors',
    title: 'Antique mirror behind a home bar',
    description:
      'Twenty-eight bevelled squares of antique mirror in a brass frame, set above a stone splash.',
    projectDate: '2026-01-08',
    imageAlt: 'A walnut home bar before a wall of antique mirror squares',
    picture: 'mirror-antique',
  },
  {
    category: 'windows-and-doors',
    title: 'Foggy units replaced in a ranch house',
    description:
      'Nineteen insulated units of 3/4" in their old frames, done in a day and a half without new trim.',
    projectDate: '2026-07-24',
    imageAlt: 'A breakfast room with a row of clear insulated windows',
    picture: 'windows-insulated',
  },
  {
    category: 'windows-and-doors',
    title: 'Steel-framed garden doors',
    description: 'Low-E insulated glass in slim steel doors that open on a courtyard.',
    projectDate: '2026-02-13',
    imageAlt: 'Black steel doors with glass toward a courtyard',
    picture: 'garden-doors',
  },
  {
    category: 'windows-and-doors',
    title: 'Picture window for a living room',
    description:
      'A wide fixed unit of 1" with Low-E glass between two narrow ones, in bronze frames.',
    projectDate: '2025-12-12',
    imageAlt: 'A living room at blue hour with a wide three part picture window',
    picture: 'picture-window-dusk',
  },
  {
    category: 'storefronts-and-offices',
    title: 'Bakery storefront after a break-in',
    description: 'Boarded up the same night; new laminated glass within the week.',
    projectDate: '2026-05-30',
    imageAlt: 'A bakery storefront with large panes at dusk',
    picture: 'storefront',
  },
  {
    category: 'storefronts-and-offices',
    title: 'Conference rooms in a Fort Worth office',
    description:
      'Frameless partitions of 1/2" tempered glass with a pivot door and an etched band at sitting height.',
    projectDate: '2026-01-16',
    imageAlt: 'A conference room behind a frameless glass wall',
    picture: 'office-partitions',
  },
  {
    category: 'storefronts-and-offices',
    title: 'Herculite doors for an office suite',
    description:
      'A pair of 1/2" tempered doors on brushed rails and floor closers, between sidelites and under a transom.',
    projectDate: '2025-12-18',
    imageAlt: 'A pair of all-glass doors before an office reception, one of them open',
    picture: 'herculite-doors',
  },
  {
    category: 'storefronts-and-offices',
    title: 'Wine room behind a glass wall',
    description:
      'Clear 1/2" glass in black channels with a pivot door closes a wine room from the hall.',
    projectDate: '2025-11-20',
    imageAlt: 'A wine room with rows of bottles behind a wall of clear glass',
    picture: 'glass-wall',
  },
  {
    category: 'railings-and-staircases',
    title: 'Staircase guard without posts',
    description: 'Laminated tempered panels on stand-offs along an oak stair.',
    projectDate: '2025-11-07',
    imageAlt: 'An oak staircase with a glass guard',
    picture: 'staircase',
  },
  {
    category: 'railings-and-staircases',
    title: 'Landing guard above a living room',
    description:
      'Laminated tempered panels in an aluminium base shoe, glass to glass around the corner, so that the light of the tall windows passes.',
    projectDate: '2025-09-26',
    imageAlt: 'An upstairs landing with a clear glass guard above a living room',
    picture: 'landing-railing',
  },
  {
    category: 'tables-and-furniture',
    title: 'Round dining table in 1/2" glass',
    description: 'A round top, 52" across, with a flat polished edge on an oak pedestal.',
    projectDate: '2025-10-31',
    imageAlt: 'A round glass dining table on an oak pedestal',
    picture: 'dining-table',
  },
  {
    category: 'tables-and-furniture',
    title: 'Coffee table on oak blocks',
    description: 'A 1/2" top with softened corners, resting on two blocks of oak.',
    projectDate: '2025-10-02',
    imageAlt: 'A glass coffee table on oak blocks before a sofa',
    picture: 'coffee-table',
  },
  {
    category: 'tables-and-furniture',
    title: 'Desk top on steel trestles',
    description: 'A 1/2" top, 68" by 31", with flat polished edges on two black trestles.',
    projectDate: '2025-08-28',
    imageAlt: 'A glass desk on black trestles before a wide window',
    picture: 'desk',
  },
  {
    category: 'tables-and-furniture',
    title: 'Shelves for an alcove',
    description: 'Four shelves of 3/8" glass on brass pins, cut to a wall that was not square.',
    projectDate: '2025-07-17',
    imageAlt: 'Four glass shelves with books and pottery in an alcove',
    picture: 'shelves',
  },
  {
    category: 'tables-and-furniture',
    title: 'Room divider of reeded glass',
    description: 'Three panels of reeded glass in oak between an entrance and a sitting room.',
    projectDate: '2025-06-19',
    imageAlt: 'Three tall panels of reeded glass in an oak frame',
    picture: 'room-divider',
  },
]
