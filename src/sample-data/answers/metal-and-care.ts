import type { SampleAnswer } from './sample-answer'

/** The metal’s colors, and how glass stays clear. */
export const aboutMetalAndCare: SampleAnswer[] = [
  {
    key: 'hardware-colors',
    page: '/products/hardware',
    nextStep: 'price',
    en: {
      question: 'What colors does the hardware come in?',
      answer:
        'Chrome, brushed nickel, matte black and satin brass, none of them at an extra cost. The quote page shows handles, towel bars and hooks with their prices.',
      phrasings: [
        'Do you have black hinges?',
        'Can I get matte black hardware?',
        'Do you have brushed nickel handles?',
        'gold or brass shower hardware',
        'what finishes of handles do you have',
      ],
      keywords: ['hardware', 'black', 'chrome', 'nickel', 'brass', 'handle', 'handles', 'gold'],
    },
    es: {
      question: '¿De qué colores son los herrajes?',
      answer:
        'Cromo, níquel cepillado, negro mate y latón satinado, ninguno con costo adicional. La página de cotización muestra jaladeras, toalleros y ganchos con sus precios.',
      phrasings: [
        '¿Tienen herrajes negros?',
        '¿Hay bisagras en negro mate?',
        '¿Tienen jaladeras de níquel?',
      ],
      keywords: [
        'herrajes',
        'negro',
        'cromo',
        'níquel',
        'latón',
        'jaladera',
        'jaladeras',
        'dorado',
      ],
    },
  },
  {
    key: 'cleaning',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'How do I keep shower glass free of spots?',
      answer:
        'A squeegee after each shower does most of it. The Anti-Spot Coating, priced by the square foot, makes the rest easy to wipe away.',
      phrasings: [
        'Is the anti-spot coating worth it?',
        'How do I clean my shower glass?',
        'How do I keep my shower glass clean?',
        'How do I get rid of hard water spots?',
        'What does the anti-spot coating do?',
        'Do you have a coating against water stains?',
        'soap scum on shower door',
      ],
      keywords: ['clean', 'spots', 'coating', 'squeegee', 'stains', 'hard water', 'scum'],
    },
    es: {
      question: '¿Cómo mantengo sin manchas el vidrio de la regadera?',
      answer:
        'Un jalador después de cada baño hace casi todo. El recubrimiento antimanchas, que se cobra por pie cuadrado, hace que el resto se limpie fácil.',
      phrasings: [
        '¿Cómo quito las manchas de agua del cancel?',
        '¿Cómo limpio el vidrio de la regadera?',
        '¿Tienen recubrimiento contra el sarro?',
        '¿Qué hace el recubrimiento antimanchas?',
      ],
      keywords: ['manchas', 'limpiar', 'limpio', 'sarro', 'recubrimiento', 'antimanchas'],
    },
  },
]
