import type { SampleAnswer } from './sample-answer'

/** Mirrors, table tops and shelves. */
export const aboutMirrorsAndTables: SampleAnswer[] = [
  {
    key: 'mirror-cutouts',
    page: '/products/mirrors',
    nextStep: 'price',
    en: {
      question: 'Do you cut mirrors to size and around outlets?',
      answer:
        'Yes, to size or to a template, with polished or beveled edges, and with outlets cut out.',
      phrasings: [
        'Can you cut a mirror around an outlet?',
        'custom cut bathroom mirror',
        'Do you bevel mirrors?',
        'vanity mirror cut to size',
        'Do you install mirrors?',
        'need a new bathroom mirror',
      ],
      keywords: ['outlet', 'outlets', 'vanity', 'bevel', 'beveled'],
    },
    es: {
      question: '¿Cortan espejos a la medida y con huecos para contactos?',
      answer:
        'Sí, a la medida o según plantilla, con bordes pulidos o biselados, y con los huecos de los contactos.',
      phrasings: [
        '¿Hacen espejos a la medida?',
        '¿Cortan espejos para el baño?',
        '¿Hacen espejos biselados?',
        '¿Instalan espejos?',
      ],
      keywords: ['contactos', 'biselado', 'a la medida', 'tocador'],
    },
  },
  {
    key: 'gym-mirror',
    page: '/products/mirrors',
    nextStep: 'price',
    en: {
      question: 'Do you build mirror walls for gyms?',
      answer:
        'Yes, for home gyms and for businesses; a mirror wall is priced by its area, and outlets are cut out.',
      phrasings: [
        'I need a mirror wall for a home gym',
        'mirrors for a dance studio',
        'gym mirrors',
        'wall of mirrors',
      ],
      keywords: ['gym', 'dance', 'mirror wall'],
    },
    es: {
      question: '¿Hacen muros de espejo para gimnasio?',
      answer:
        'Sí, para casa y para negocios; un muro de espejo se cotiza por área, y se cortan los huecos de los contactos.',
      phrasings: [
        'Necesito un espejo para gimnasio',
        'espejos para un estudio de baile',
        'pared de espejos',
      ],
      keywords: ['gimnasio', 'baile', 'muro de espejo', 'pared de espejos'],
    },
  },
  {
    key: 'mirror-safety',
    page: '/products/mirrors',
    nextStep: 'price',
    en: {
      question: 'Can a mirror be tempered?',
      answer: 'No: tempering ruins the silver. Ask for a mirror with a safety backing instead.',
      phrasings: [
        'Can I have a tempered mirror?',
        'Is there a safety mirror?',
        'shatterproof mirror for kids',
        'mirror with safety backing',
      ],
      keywords: ['tempered mirror', 'safety mirror', 'backing'],
    },
    es: {
      question: '¿Un espejo se puede templar?',
      answer: 'No: el templado arruina la plata. Pida un espejo con respaldo de seguridad.',
      phrasings: [
        '¿Hay espejos templados?',
        '¿Tienen espejos de seguridad?',
        'espejo que no se rompa',
      ],
      keywords: ['espejo templado', 'espejo de seguridad', 'respaldo'],
    },
  },
  {
    key: 'tabletop',
    page: '/products/glass-furniture',
    nextStep: 'price',
    en: {
      question: 'What thickness do I need for a glass table top?',
      answer:
        'A cover on a wooden desk or table is usually 1/4"; a top that stands on legs is usually 3/8" or 1/2". We make tops, desks and shelves with the edge and corners you like.',
      phrasings: [
        'Do you make glass tops for dining tables?',
        'glass cover for a desk',
        'How thick should a table top be?',
        'round glass table top',
        'protect my dining table with glass',
      ],
      keywords: ['table top', 'tabletop', 'dining', 'desk cover'],
    },
    es: {
      question: '¿Qué grosor lleva una cubierta de vidrio para mesa?',
      answer:
        'Sobre un escritorio o mesa de madera suele ser de 1/4"; una cubierta sobre patas, de 3/8" o 1/2". Hacemos cubiertas, escritorios y repisas con el borde y las esquinas que guste.',
      phrasings: [
        '¿Hacen cubiertas de vidrio para mesa?',
        'vidrio para proteger mi comedor',
        'vidrio para escritorio',
        'cubierta redonda de vidrio',
      ],
      keywords: ['cubierta', 'cubiertas', 'comedor', 'mesa'],
    },
  },
  {
    key: 'edges',
    page: '/products/glass-furniture',
    nextStep: 'price',
    en: {
      question: 'Do you polish the edges of glass?',
      answer:
        'Yes: flat polished edges are priced by the square foot, and mirrors come polished or beveled. Glass of 1/8" is not polished: choose a thicker one.',
      phrasings: [
        'Can you make 1/8 glass with polished edges?',
        'What edges do you offer?',
        'Are the edges sharp?',
        'rounded corners',
        'polished edge',
      ],
      keywords: ['polish', 'polished', 'edge', 'edges', 'corners'],
    },
    es: {
      question: '¿Pulen los bordes del vidrio?',
      answer:
        'Sí: el borde pulido plano se cobra por pie cuadrado, y los espejos vienen pulidos o biselados. El vidrio de 1/8" no se pule: elija uno más grueso.',
      phrasings: [
        '¿Qué cantos ofrecen?',
        '¿Los bordes quedan filosos?',
        '¿Redondean las esquinas?',
      ],
      keywords: ['pulen', 'pulido', 'borde', 'bordes', 'canto', 'cantos'],
    },
  },
  {
    key: 'shelves',
    page: '/products/shelves',
    nextStep: 'price',
    en: {
      question: 'Do you make glass shelves?',
      answer:
        'Yes, shelves are cut to size with the edge you like; the quote page prices them by their area.',
      phrasings: [
        'Do you sell glass shelves?',
        'shelf for a cabinet',
        'replace a broken shelf',
        'refrigerator shelf',
      ],
      keywords: ['shelf', 'shelves'],
    },
    es: {
      question: '¿Hacen repisas de vidrio?',
      answer:
        'Sí, se cortan a la medida con el borde que guste; la página de cotización las calcula por área.',
      phrasings: ['¿Venden repisas?', 'entrepaño de vidrio para vitrina', 'vidrio para un librero'],
      keywords: ['repisa', 'repisas', 'entrepaño', 'vitrina'],
    },
  },
]
