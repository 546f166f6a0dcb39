import type { SampleRow } from './sample-row'
import { inOrder } from './sample-row'

type GlassTypeRow = Omit<SampleRow<'glass-types'>, 'displayOrder' | 'defaultFinish'>

const eighth = 3.175
const threeSixteenths = 4.7625
const quarter = 6.35
const threeEighths = 9.525
const half = 12.7
const fiveEighths = 15.875
const threeQuarters = 19.05
const inch = 25.4

function row(
  category: GlassTypeRow['category'],
  name: string,
  thicknessMm: number,
  basePricePerSqFt: number,
  marks: Partial<GlassTypeRow> = {},
): GlassTypeRow {
  return {
    name,
    category,
    thicknessMm,
    basePricePerSqFt,
    isStandard: false,
    includesShowerInstallation: false,
    active: true,
    ...marks,
  }
}

const standard = { isStandard: true }
const tempered = { safety: 'tempered' } as const
const laminated = { safety: 'laminated' } as const
const installed = { includesShowerInstallation: true }

/** One row for each thickness that is really stocked, so that the thickness factor rarely applies. */
export const glassTypes = inOrder([
  row('insulated', 'Insulated unit 1/2"', half, 18),
  row('insulated', 'Insulated unit 5/8"', fiveEighths, 19.5),
  row('insulated', 'Insulated unit 3/4"', threeQuarters, 21),
  row('insulated', 'Insulated unit 1"', inch, 24, standard),
  row('insulated', 'Tempered insulated unit 1/2"', half, 24, tempered),
  row('insulated', 'Tempered insulated unit 5/8"', fiveEighths, 26, tempered),
  row('insulated', 'Tempered insulated unit 3/4"', threeQuarters, 28, tempered),
  row('insulated', 'Tempered insulated unit 1"', inch, 32, tempered),
  row('flat', 'Clear annealed 1/8"', eighth, 8.5),
  row('flat', 'Clear annealed 3/16"', threeSixteenths, 10.25),
  row('flat', 'Clear annealed 1/4"', quarter, 12, standard),
  row('flat', 'Clear annealed 3/8"', threeEighths, 18),
  row('flat', 'Clear annealed 1/2"', half, 22.5),
  row('flat', 'Tempered pane 3/16"', threeSixteenths, 14, tempered),
  row('flat', 'Tempered pane 1/4"', quarter, 17, tempered),
  row('flat', 'Tempered pane 3/8"', threeEighths, 24, tempered),
  row('flat', 'Tempered pane 1/2"', half, 30.5, tempered),
  row('shower', 'Clear tempered shower 3/8"', threeEighths, 45, {
    ...standard,
    ...installed,
    ...tempered,
  }),
  row('shower', 'Clear tempered shower 1/2"', half, 52.5, { ...installed, ...tempered }),
  row('mirror', 'Silver mirror 1/4"', quarter, 14.5, standard),
  row('mirror', 'Silver mirror 3/16"', threeSixteenths, 12.5),
  row('tabletop', 'Tempered tabletop 1/4"', quarter, 16.5, tempered),
  row('tabletop', 'Tempered tabletop 3/8"', threeEighths, 24, { ...standard, ...tempered }),
  row('tabletop', 'Tempered tabletop 1/2"', half, 30, tempered),
  row('specialty', 'Clear laminated safety 1/4"', quarter, 22, { ...standard, ...laminated }),
  row('specialty', 'Clear tempered 1/4"', quarter, 17, tempered),
  row('specialty', 'Clear tempered 1/2"', half, 30.5, tempered),
  row('specialty', 'Fire-rated wired 1/4"', quarter, 34),
])
