import type { MetalKey } from '@/domain/content/plate-choices'
import type { SampleRow } from './sample-row'
import { inOrder } from './sample-row'

type HardwareRow = Omit<SampleRow<'hardware'>, 'displayOrder'>

const everywhere: HardwareRow['offeredFor'] = ['shower', 'replacement', 'general']

/** Weight and width of the door that a set carries, from C.R. Laurence's charts. */
function hinges(hingeCount: number, carriesLb: number, carriesIn: number) {
  return { part: 'hinges', hingeCount, carriesLb, carriesIn } as const
}

const rows: Omit<HardwareRow, 'active'>[] = [
  {
    name: 'Anti-Spot Coating',
    description: 'Factory-applied coating that sheds water and lime.',
    cost: 3.5,
    unitOfMeasure: 'psf',
    offeredFor: ['shower'],
  },
  {
    name: 'Heavy-duty hinges',
    description: 'A pair of larger wall-to-glass hinges for wide or 1/2" doors.',
    cost: 95,
    unitOfMeasure: 'pair',
    offeredFor: ['shower'],
    ...hinges(2, 110, 36),
  },
  {
    name: 'Back-to-back pull handle, 8"',
    part: 'handle',
    description: 'Solid brass, in the metal of the hinges.',
    cost: 85,
    unitOfMeasure: 'each',
    offeredFor: ['shower', 'general'],
    fits: ['door'],
  },
  {
    name: 'Ladder pull, 24"',
    part: 'long_handle',
    description: 'Back to back, for tall doors.',
    cost: 165,
    unitOfMeasure: 'each',
    offeredFor: ['shower', 'general'],
    fits: ['door'],
  },
  {
    name: 'Towel bar, 24"',
    description: 'Mounted through the glass.',
    cost: 110,
    unitOfMeasure: 'each',
    offeredFor: ['shower'],
  },
  {
    name: 'Towel bar with handle, 24"',
    part: 'bar_handle',
    description: 'Towel bar outside, pull handle inside.',
    cost: 145,
    unitOfMeasure: 'each',
    offeredFor: ['shower'],
  },
  {
    name: 'Robe hook',
    description: 'Clamps to the glass, no hole needed.',
    cost: 28,
    unitOfMeasure: 'each',
    offeredFor: ['shower'],
  },
  {
    name: 'Third standard hinge',
    description: 'For doors that weigh up to 120 lb.',
    cost: 48,
    unitOfMeasure: 'set',
    offeredFor: ['shower'],
    ...hinges(3, 120, 32),
  },
  {
    name: 'Heavy-duty hinges, three',
    description: 'Three larger hinges for heavy doors up to 36" wide.',
    cost: 142,
    unitOfMeasure: 'set',
    offeredFor: ['shower'],
    ...hinges(3, 140, 36),
  },
  {
    name: 'Largest hinges',
    description: 'A pair that carries doors up to 39" wide.',
    cost: 190,
    unitOfMeasure: 'pair',
    offeredFor: ['shower'],
    ...hinges(2, 140, 39),
  },
  {
    name: 'Header bar',
    part: 'header',
    description: 'Stiffens enclosures that are not held at the ceiling.',
    cost: 32,
    unitOfMeasure: 'linear_ft',
    offeredFor: ['shower', 'general'],
    fits: ['door', 'partition'],
  },
  {
    name: 'Door sweep and seal set',
    part: 'seals',
    description: 'Bottom sweep, hinge seal and strike seal.',
    cost: 48,
    unitOfMeasure: 'set',
    offeredFor: ['shower'],
  },
  {
    name: 'Flat polished edges',
    part: 'edge',
    description: 'Machine polished on all sides, priced by the square foot.',
    cost: 2.75,
    unitOfMeasure: 'psf',
    offeredFor: ['replacement', 'general'],
    fits: ['door', 'mirror', 'tabletop', 'partition'],
  },
  {
    name: 'Low-E coating',
    description: 'Keeps summer heat out and winter heat in.',
    cost: 4.25,
    unitOfMeasure: 'psf',
    offeredFor: ['replacement', 'general'],
    fits: ['door', 'window'],
  },
  {
    name: 'Window grid, colonial',
    description: 'Between the panes of an insulated unit.',
    cost: 38,
    unitOfMeasure: 'each',
    offeredFor: ['replacement'],
  },
  {
    name: 'Haul away of the old glass',
    description: 'Removed, carried out and recycled.',
    cost: 45,
    unitOfMeasure: 'each',
    offeredFor: everywhere,
  },
  {
    name: 'Mirror clips',
    description: 'Set of four J-clips, chrome.',
    cost: 18,
    unitOfMeasure: 'set',
    offeredFor: ['general'],
    fits: ['mirror'],
  },
  {
    name: 'Standoffs',
    description: 'Set of four, stainless steel, for panels and table tops.',
    cost: 64,
    unitOfMeasure: 'set',
    offeredFor: ['general'],
    fits: ['tabletop', 'partition'],
  },
  {
    name: 'Floor closer for a pivot door',
    description: 'Concealed, with hold-open.',
    cost: 420,
    unitOfMeasure: 'each',
    offeredFor: ['general'],
    fits: ['door'],
  },
]

/** Standard hardware is in the price of the glass, in any of its metals. */
function metal(key: MetalKey, name: string, description: string): Omit<HardwareRow, 'active'> {
  return {
    ...{ name, description, metal: key },
    ...{ cost: 0, unitOfMeasure: 'set', offeredFor: ['shower'] },
  }
}

const metals = [
  metal('chrome', 'Polished chrome hardware', 'Bright and cool, as most faucets are.'),
  metal('nickel', 'Brushed nickel hardware', 'Warm and soft; hides fingerprints.'),
  metal('black', 'Matte black hardware', 'Dark lines around clear glass.'),
  metal('brass', 'Satin brass hardware', 'Golden, without a shine.'),
]

export const hardware = inOrder([...rows, ...metals].map((row) => ({ ...row, active: true })))
