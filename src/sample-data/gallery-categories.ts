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
