import type { CompanyProfile } from '@/domain/assistant/knowledge'

/** What Sandra knows besides the company's own facts, which she reads from its settings. */
export const companyProfile: CompanyProfile = {
  faqs: [
    {
      keywords: ['price', 'cost', 'quote', 'estimate', 'how much'],
      question: 'How much will my glass cost?',
      answer:
        'The quote page gives an itemized price in about a minute: glass, installation, hardware and tax, each on its own line. The final price may vary after site inspection.',
    },
    {
      keywords: ['warranty', 'guarantee'],
      question: 'What warranty do you give?',
      answer:
        'From 5 to 10 years, depending on the product, on the glass and on the work. It is written on your estimate; ask us for the term of your product.',
    },
    {
      keywords: ['how long', 'installation time', 'duration', 'days'],
      question: 'How long does installation take?',
      answer:
        'Most jobs take from a few hours to 1-2 days. Tempered and insulated glass is made to measure first, which usually takes one to two weeks.',
    },
    {
      keywords: ['emergency', 'broken', 'board up', 'break-in', 'urgent'],
      question: 'Do you come out for broken glass?',
      answer:
        'Yes, day and night. Call the emergency number: we make the opening safe at once and replace the glass as soon as it is made.',
    },
    {
      keywords: ['area', 'where', 'dallas', 'fort worth', 'plano', 'travel'],
      question: 'Where do you work?',
      answer:
        'All over the Dallas-Fort Worth Metroplex. Outside of it we come for larger jobs; the quote page has a location for that.',
    },
    {
      keywords: ['measure', 'measuring', 'template'],
      question: 'Do I have to measure exactly?',
      answer:
        'For a price, to the nearest quarter inch is enough. Before anything is cut, we measure ourselves, to 1/16", after the tile is finished.',
    },
    {
      keywords: ['tempered', 'safety', 'code'],
      question: 'When does glass have to be tempered?',
      answer:
        'Usually in doors, beside doors, near the floor, at stairs, and around showers and tubs. The final decision is your city’s; we know most of them.',
    },
    {
      keywords: ['3/8', '1/2', 'thickness', 'thicker', 'how thick'],
      question: 'Is 3/8" or 1/2" better for a shower?',
      answer:
        '3/8" suits most enclosures up to 80" tall. 1/2" stands stiffer when the panels are tall or wide, and its doors need stronger hinges.',
    },
    {
      keywords: ['clean', 'spots', 'water spots', 'coating'],
      question: 'How do I keep shower glass free of spots?',
      answer:
        'A squeegee after each shower does most of it. The Anti-Spot Coating, priced by the square foot, makes the rest easy to wipe away.',
    },
    {
      keywords: ['foggy', 'fogged', 'condensation', 'seal'],
      question: 'My window is foggy between the panes. Do I need a new window?',
      answer:
        'Usually not. We replace the insulated unit in your existing frame, which costs far less than a new window.',
    },
    {
      keywords: ['pay', 'payment', 'card', 'deposit'],
      question: 'How do I pay?',
      answer:
        'Save your quote, then pay by card on a secure page. Your profile keeps every quote and what was paid.',
    },
    {
      keywords: ['return', 'cancel', 'refund'],
      question: 'Can I return custom glass?',
      answer:
        'Glass that is cut to your size can’t be returned, and tempered glass can’t be recut. Call us before production starts if anything changes.',
    },
  ],
  products: [
    {
      id: 'shower_glass',
      name: 'Shower Enclosures',
      description: 'Frameless and semi-frameless enclosures in 3/8" and 1/2" tempered glass.',
      applications: ['Corner and alcove showers', 'Tub screens', 'Steam showers'],
      examples: ['A 36" door between two walls', 'Fixed panel and door on a curb'],
    },
    {
      id: 'window_glass',
      name: 'Window Glass',
      description: 'Insulated units and single panes for the frames you have.',
      applications: ['Foggy insulated units', 'Broken panes', 'Quieter or cooler rooms'],
      examples: ['3/4" insulated unit with Low-E', '1/8" pane in a wooden sash'],
    },
    {
      id: 'mirrors',
      name: 'Mirrors',
      description: 'Cut to size or template, with polished or beveled edges.',
      applications: ['Vanities', 'Gym walls', 'Wardrobe doors'],
      examples: ['60" by 42" vanity mirror', 'Mirror wall with outlets cut out'],
    },
    {
      id: 'tabletops',
      name: 'Table Tops and Furniture',
      description: 'Tops, desks and shelves with the edge and corners you like.',
      applications: ['Dining tables', 'Desk covers', 'Shelves'],
      examples: ['48" round top in 3/8"', 'Desk cover in 1/4"'],
    },
    {
      id: 'storefronts',
      name: 'Storefronts and Doors',
      description: 'Aluminum storefronts, Herculite doors and their repair.',
      applications: ['Shops', 'Offices', 'Restaurants'],
      examples: ['Single door with sidelite', 'Full storefront with transom'],
    },
    {
      id: 'partitions',
      name: 'Office Partitions',
      description: 'Frameless glass walls and doors for rooms that share daylight.',
      applications: ['Conference rooms', 'Private offices'],
      examples: ['1/2" partition with a pivot door'],
    },
  ],
  services: {
    commercial: {
      details: {
        glass_types: [
          'Tempered 1/4" to 1/2"',
          'Laminated safety and security glass',
          'Insulated units with Low-E',
          'Wired glass for rated openings',
        ],
        benefits: [
          'One contact from measuring to the last bead of silicone',
          'Work outside your opening hours',
          'Written prices, line by line',
        ],
        process_steps: [
          'Site visit and measurements',
          'Drawings and a firm price',
          'Fabrication',
          'Installation and inspection',
        ],
      },
    },
  },
}
