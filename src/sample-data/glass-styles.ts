import { inOrder } from './sample-row'

export const glassStyleCategories = inOrder([
  { name: 'Clear and low iron', slug: 'clear-and-low-iron' },
  { name: 'Privacy and texture', slug: 'privacy-and-texture' },
  { name: 'Tinted and reflective', slug: 'tinted-and-reflective' },
  { name: 'Safety and security', slug: 'safety-and-security' },
])

type Style = {
  category: string
  /** Its picture in the manifest. */
  picture?: string
  name: string
  description: string
  keyFeatures: string[]
  monolithicThicknesses: string[]
  igThicknesses: string[]
}

const everyPane = ['1/8"', '3/16"', '1/4"', '3/8"', '1/2"']
const everyUnit = ['1/2" OA', '5/8" OA', '3/4" OA', '1" OA']

export const glassStyles: Style[] = [
  {
    category: 'clear-and-low-iron',
    name: 'Clear',
    picture: 'glass-clear',
    description:
      'The ordinary float glass of windows, shelves and tables, with a faint green edge.',
    keyFeatures: ['Most economical', 'Every thickness in stock', 'Can be tempered'],
    monolithicThicknesses: everyPane,
    igThicknesses: everyUnit,
  },
  {
    category: 'clear-and-low-iron',
    name: 'Low iron',
    picture: 'glass-low-iron',
    description: 'Water-clear glass whose edge is pale blue instead of green.',
    keyFeatures: ['Truest colors', 'For white tile and stone', 'Can be tempered'],
    monolithicThicknesses: ['1/4"', '3/8"', '1/2"'],
    igThicknesses: ['3/4" OA', '1" OA'],
  },
  {
    category: 'clear-and-low-iron',
    name: 'Low-E',
    picture: 'glass-low-e',
    description:
      'Clear glass with an invisible metal layer that sends heat back where it came from.',
    keyFeatures: ['Cooler rooms in summer', 'Less fading', 'Inside insulated units only'],
    monolithicThicknesses: [],
    igThicknesses: everyUnit,
  },
  {
    category: 'privacy-and-texture',
    name: 'Acid etch',
    picture: 'glass-acid-etch',
    description: 'A satin surface on one side that passes light and hides shapes.',
    keyFeatures: ['Even, stain-resistant satin', 'Full light', 'Can be tempered'],
    monolithicThicknesses: ['1/4"', '3/8"', '1/2"'],
    igThicknesses: ['1" OA'],
  },
  {
    category: 'privacy-and-texture',
    name: 'Rain',
    picture: 'glass-rain',
    description: 'Running vertical ripples, as of water on a pane.',
    keyFeatures: ['Hides water spots', 'Soft privacy', 'Pattern runs upright'],
    monolithicThicknesses: ['3/16"', '3/8"'],
    igThicknesses: ['5/8" OA', '3/4" OA'],
  },
  {
    category: 'privacy-and-texture',
    name: 'Reeded',
    picture: 'glass-patterned',
    description: 'Fine vertical flutes that blur what stands behind.',
    keyFeatures: ['For doors and partitions', 'Strong privacy', 'Flutes line up from pane to pane'],
    monolithicThicknesses: ['1/4"', '3/8"'],
    igThicknesses: [],
  },
  {
    category: 'privacy-and-texture',
    name: 'Frosted film',
    picture: 'glass-frosted',
    description: 'Film on clear glass: logos, stripes or all-over frost, changeable later.',
    keyFeatures: ['Any drawing', 'Can be removed', 'May void the seal warranty of insulated units'],
    monolithicThicknesses: everyPane,
    igThicknesses: [],
  },
  {
    category: 'tinted-and-reflective',
    name: 'Bronze',
    picture: 'glass-tinted-bronze',
    description: 'Warm brown body tint that takes the glare off a west window.',
    keyFeatures: ['Less glare', 'Daytime privacy', 'Classic for table tops'],
    monolithicThicknesses: ['1/8"', '1/4"', '3/8"'],
    igThicknesses: everyUnit,
  },
  {
    category: 'tinted-and-reflective',
    name: 'Gray',
    picture: 'glass-tinted-grey',
    description: 'Neutral body tint, from a light veil to nearly black.',
    keyFeatures: ['Neutral color', 'Less glare', 'Goes with black hardware'],
    monolithicThicknesses: ['1/8"', '1/4"', '3/8"', '1/2"'],
    igThicknesses: everyUnit,
  },
  {
    category: 'tinted-and-reflective',
    name: 'One-way mirror',
    picture: 'glass-one-way',
    description:
      'Thinly silvered glass: a mirror from the bright side, a window from the dark one.',
    keyFeatures: ['For offices and studios', 'Needs a brighter side', 'Laminated on request'],
    monolithicThicknesses: ['1/4"'],
    igThicknesses: [],
  },
  {
    category: 'safety-and-security',
    name: 'Tempered',
    picture: 'glass-tempered',
    description: 'Heat-treated to four times the strength; breaks into small blunt pieces.',
    keyFeatures: ['Needed in showers and doors', 'Cut before tempering', 'Stamped in a corner'],
    monolithicThicknesses: everyPane.slice(1),
    igThicknesses: everyUnit,
  },
  {
    category: 'safety-and-security',
    name: 'Laminated',
    picture: 'glass-laminated',
    description: 'Two panes on a clear interlayer that holds them together when they break.',
    keyFeatures: ['Stays in its frame', 'Quieter rooms', 'Blocks nearly all UV'],
    monolithicThicknesses: ['1/4"', '3/8"', '1/2"'],
    igThicknesses: ['1" OA'],
  },
  {
    category: 'safety-and-security',
    name: 'Wired',
    picture: 'glass-wired',
    description: 'Wire mesh in the glass, for rated openings in stairs and corridors.',
    keyFeatures: ['For rated openings', 'Cannot be tempered', 'Only where the code asks for it'],
    monolithicThicknesses: ['1/4"'],
    igThicknesses: [],
  },
]
