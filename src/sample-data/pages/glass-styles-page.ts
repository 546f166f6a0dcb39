import type { SamplePage } from './sample-page'

export const glassStylesPage: SamplePage = {
  title: 'Glass styles',
  slug: 'glass-styles',
  intro: 'One pane, one light, one line to drag. What it looks like, and what it adds.',
  parts: [
    {
      block: 'finishComparator',
      heading: 'How much should the glass show?',
      lead: 'Drag the line. One pane, one light, two finishes. The vase stands behind the glass.',
      items: [
        {
          finish: 'standard_clear',
          name: 'Standard clear',
          text: 'Faintly green at its edge.',
          picture: 'glass-clear',
        },
        {
          finish: 'low_iron',
          name: 'Low iron',
          text: 'Leaves white tile white.',
          picture: 'glass-low-iron',
        },
        {
          finish: 'acid_etch',
          name: 'Acid etch',
          text: 'Light, but no shapes.',
          picture: 'glass-acid-etch',
        },
        {
          finish: 'rain',
          name: 'Rain',
          text: 'Blurs, forgives water spots.',
          picture: 'glass-rain',
        },
        { name: 'Reeded', text: 'Upright ribs. Strong privacy.', picture: 'glass-patterned' },
        { name: 'Bronze', text: 'Takes the glare off the west.', picture: 'glass-tinted-bronze' },
      ],
    },
  ],
}
