import type { SamplePage } from './sample-page'

export const about: SamplePage = {
  title: 'A glass company that measures twice',
  slug: 'about',
  intro:
    'Founded in 2005: 1000+ projects and one habit: the opening is measured again before the glass is cut.',
  parts: [
    'We have measured and installed glass in the Dallas–Fort Worth area since 2005. Showers came first, then the windows of the same houses, then the storefronts of the people who live in them.',
    'The order of work has not changed: an opening is measured, drawn with its figures, priced line by line, and measured once more before the glass is cut. Tempered glass cannot be trimmed afterwards, so the second measurement is the one that counts.',
    'Today the price stands online. What you type is drawn to scale as you type it, and the estimate names the glass, the hardware and the work, each with its own figure.',
  ],
}
