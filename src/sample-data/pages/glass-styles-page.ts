import { finishes } from './common-chapters'
import type { SamplePage } from './sample-page'

export const glassStylesPage: SamplePage = {
  title: 'Glass styles',
  slug: 'glass-styles',
  intro: 'One pane, one light, one line to drag. What it looks like, and what it adds.',
  parts: [
    finishes([
      { name: 'Reeded', text: 'Upright ribs. Strong privacy.', picture: 'glass-patterned' },
      { name: 'Bronze', text: 'Takes the glare off the west.', picture: 'glass-tinted-bronze' },
    ]),
  ],
}
