import type { SampleRow } from './sample-row'
import { inOrder } from './sample-row'

type JobRow = Omit<
  SampleRow<'reference-jobs'>,
  'displayOrder' | 'glassType' | 'finish' | 'hardware'
> & {
  /** By name, and the finish by its key. */
  glass: string
  finish?: string
  hardware?: [name: string, quantity: number][]
}

type Pane = JobRow['panels'][number]

const fixed = (widthIn: number, heightIn: number): Pane => ({ widthIn, heightIn, role: 'fixed' })
const door = (widthIn: number, heightIn: number): Pane => ({ widthIn, heightIn, role: 'door' })
const pane = (widthIn: number, heightIn: number): Pane => ({ widthIn, heightIn })

const shower38 = 'Clear tempered shower 3/8"'
const shower12 = 'Clear tempered shower 1/2"'

/** What a shop of this kind sells every week, some of it close to a limit. */
const jobs: Omit<JobRow, 'active'>[] = [
  {
    title: 'Single shower door, 3/8"',
    serviceType: 'shower_glass_quote',
    glass: shower38,
    panels: [door(26, 76)],
    hardware: [['Back-to-back pull handle, 8"', 1]],
  },
  {
    title: 'Shower door with one panel, 3/8"',
    serviceType: 'shower_glass_quote',
    glass: shower38,
    panels: [fixed(30, 76), door(28, 76)],
    hardware: [
      ['Back-to-back pull handle, 8"', 1],
      ['Anti-Spot Coating', 1],
    ],
  },
  {
    title: 'Wide shower door on three hinges, 3/8"',
    serviceType: 'new_shower_installation',
    glass: shower38,
    panels: [door(30, 80)],
    hardware: [['Third standard hinge', 1]],
  },
  {
    title: 'Shower door between two panels, with a header',
    serviceType: 'new_shower_installation',
    glass: shower12,
    panels: [fixed(24, 80), door(28, 80), fixed(24, 80)],
    hardware: [
      ['Heavy-duty hinges', 1],
      ['Header bar', 7],
    ],
  },
  {
    title: 'Tall fixed shower panel, 1/2"',
    serviceType: 'new_shower_installation',
    glass: shower12,
    panels: [fixed(36, 96)],
  },
  {
    title: 'Shower screen of rain glass, 3/8"',
    serviceType: 'shower_glass_quote',
    glass: shower38,
    finish: 'rain',
    panels: [fixed(34, 78)],
  },
  {
    title: 'Insulated unit of a bedroom window',
    serviceType: 'window_replacement',
    glass: 'Insulated unit 3/4"',
    panels: [pane(36, 60)],
    hardware: [['Haul away of the old glass', 1]],
  },
  {
    title: 'Picture window, tempered unit',
    serviceType: 'window_replacement',
    glass: 'Tempered insulated unit 1"',
    panels: [pane(72, 84)],
    place: ['low'],
    hardware: [['Low-E coating', 1]],
  },
  {
    title: 'Small pane of a back door',
    serviceType: 'door_replacement',
    glass: 'Tempered pane 1/4"',
    panels: [pane(12, 14)],
    place: ['door'],
  },
  {
    title: 'Single pane of a garage window',
    serviceType: 'other_replacement',
    glass: 'Clear annealed 1/8"',
    panels: [pane(24.5, 30.25)],
  },
  {
    title: 'Vanity mirror with polished edges',
    serviceType: 'mirrors_tabletops_quote',
    glass: 'Silver mirror 1/4"',
    panels: [pane(60, 42)],
    hardware: [
      ['Flat polished edges', 1],
      ['Mirror clips', 1],
    ],
  },
  {
    title: 'Table top, 1/2" tempered',
    serviceType: 'mirrors_tabletops_quote',
    glass: 'Tempered tabletop 1/2"',
    panels: [pane(72, 42)],
    hardware: [['Flat polished edges', 1]],
  },
  {
    title: 'Storefront lite, laminated',
    serviceType: 'commercial_glass_installation',
    glass: 'Clear laminated safety 1/4"',
    panels: [pane(60, 96)],
  },
]

export const referenceJobs = inOrder(jobs.map((job) => ({ ...job, active: true })))
