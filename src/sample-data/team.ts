import { inOrder } from './sample-row'

/** Invented people, marked as samples wherever they are shown. */
export const teamMembers = inOrder([
  {
    name: 'Morgan Sample',
    jobTitle: 'Founder and master glazier',
    bio: 'Set the first pane in 2005 and still signs off every shower drawing before the glass is ordered.',
    isSample: true,
  },
  {
    name: 'Casey Sample',
    jobTitle: 'Lead installer',
    bio: 'Measures twice, then once more. Runs the residential crews.',
    isSample: true,
  },
  {
    name: 'Riley Sample',
    jobTitle: 'Commercial projects',
    bio: 'Storefronts, partitions and the drawings that get them approved.',
    isSample: true,
  },
  {
    name: 'Jordan Sample',
    jobTitle: 'Customer care',
    bio: 'Answers the phone, knows where every order stands, and calls back.',
    isSample: true,
  },
])

export const testimonials = inOrder([
  {
    name: 'A homeowner',
    place: 'Lakewood, Dallas',
    project: 'Corner shower in 3/8″ glass',
    text: 'The price on the site was the price on the paper, down to the hinges. They came, measured, and two weeks later it stood there as drawn.',
    rating: 5,
    isSample: true,
  },
  {
    name: 'A bakery owner',
    place: 'Bishop Arts, Dallas',
    project: 'Storefront after a break-in',
    text: 'I called at two in the morning and the window was boarded up before the ovens were warm. New glass three weeks later.',
    rating: 5,
    isSample: true,
  },
  {
    name: 'An office manager',
    place: 'Plano',
    project: 'Conference room partitions',
    text: 'Clear drawings, clean work on a weekend, and nobody had to move a desk on Monday.',
    rating: 5,
    isSample: true,
  },
])
