import type { SampleAnswer } from './sample-answer'

/** Which glass looks and does what. */
export const aboutKindsOfGlass: SampleAnswer[] = [
  {
    key: 'low-iron',
    page: '/posts/clear-or-low-iron',
    nextStep: 'price',
    en: {
      question: 'What is the difference between low iron and clear glass?',
      answer:
        'Ordinary clear glass is faintly green, the thicker the greener; low-iron glass is nearly colorless. You notice it against white tile and pale stone. It costs more; the quote page shows by how much.',
      phrasings: [
        'What is low iron glass?',
        'Is low iron worth it?',
        'Why does my glass look green?',
        'Do you have ultra clear glass?',
        'glass without the green tint',
        'starphire',
      ],
      keywords: ['low iron', 'ultra clear', 'green', 'greenish', 'starphire'],
    },
    es: {
      question: '¿Cuál es la diferencia entre vidrio claro y bajo en hierro?',
      answer:
        'El vidrio claro común es un poco verde, más cuanto más grueso; el bajo en hierro casi no tiene color. Se nota junto a azulejo blanco y piedra clara. Cuesta más; la página de cotización muestra cuánto.',
      phrasings: [
        '¿Qué es el vidrio bajo en hierro?',
        '¿Por qué se ve verde el vidrio?',
        '¿Tienen vidrio ultra claro?',
        '¿Vale la pena el bajo en hierro?',
      ],
      keywords: ['bajo en hierro', 'ultra claro', 'verde', 'verdoso'],
    },
  },
  {
    key: 'privacy',
    page: '/products/glass-styles',
    nextStep: 'price',
    en: {
      question: 'What glass is good for privacy in a bathroom?',
      answer:
        'Acid-etched glass lets light in and hides what is behind it; rain glass breaks the view with its texture; frosted film does the same on a single pane you already have. The glass styles page shows them.',
      phrasings: [
        'I want glass that nobody can see through',
        'Do you have frosted glass?',
        'obscure glass for a bathroom window',
        'frosted bathroom window so nobody sees in',
        'glass you cannot see through',
        'privacy glass',
      ],
      keywords: ['privacy', 'frosted', 'obscure', 'see through', 'nobody sees'],
    },
    es: {
      question: '¿Qué vidrio da privacidad en el baño?',
      answer:
        'El vidrio esmerilado al ácido deja pasar la luz y oculta lo de atrás; el vidrio lluvia rompe la vista con su textura; la película esmerilada hace lo mismo sobre un vidrio sencillo que ya tiene. La página de estilos los muestra.',
      phrasings: [
        'Quiero un vidrio que no deje ver',
        '¿Tienen vidrio esmerilado?',
        'vidrio opaco para la ventana del baño',
        'que no se vea para adentro',
        'vidrio para que no se vea',
      ],
      keywords: ['privacidad', 'esmerilado', 'opaco', 'no deje ver', 'no se vea'],
    },
  },
  {
    key: 'film',
    page: '/products/glass-styles',
    nextStep: 'call',
    en: {
      question: 'Can you put film on double pane windows?',
      answer:
        'We advise against it: film holds the heat in the unit, and its maker no longer warrants the seal.',
      phrasings: [
        'Is window film bad for insulated glass?',
        'Does film void the warranty?',
        'Can I add tint film to my windows?',
        'window tinting film',
      ],
      keywords: ['film', 'void'],
    },
    es: {
      question: '¿Se puede poner película en ventanas de vidrio doble?',
      answer:
        'No lo aconsejamos: la película retiene el calor en la unidad y el fabricante ya no garantiza el sello.',
      phrasings: [
        '¿La película daña el vidrio doble?',
        '¿Polarizan ventanas de casa?',
        '¿La película anula la garantía?',
      ],
      keywords: ['película', 'polarizan', 'polarizar'],
    },
  },
  {
    key: 'low-e',
    page: '/products/glass-styles',
    nextStep: 'price',
    en: {
      question: 'What is Low-E glass?',
      answer:
        'A coating inside an insulated unit that keeps summer heat out and winter heat in. It can be added to a quote by the square foot.',
      phrasings: [
        'What is Low-E?',
        'Do you have energy efficient glass?',
        'How do I keep my room cooler?',
        'glass that keeps the heat out',
        'Is low e worth it?',
      ],
      keywords: ['low-e', 'low e', 'energy', 'heat', 'cooler'],
    },
    es: {
      question: '¿Qué es el vidrio Low-E?',
      answer:
        'Un recubrimiento dentro de la unidad aislante que deja fuera el calor del verano y guarda el del invierno. Se agrega a la cotización por pie cuadrado.',
      phrasings: [
        '¿Qué es Low-E?',
        '¿Tienen vidrio que no deje pasar el calor?',
        'vidrio que ahorra energía',
        '¿Cómo mantengo fresco el cuarto?',
      ],
      keywords: ['low-e', 'low e', 'energía', 'calor'],
    },
  },
  {
    key: 'tint',
    page: '/products/glass-styles',
    nextStep: 'contact',
    en: {
      question: 'Do you have tinted glass?',
      answer:
        'Yes, in bronze and gray; the glass styles page shows them. The online list does not price tinted glass: ask us for it.',
      phrasings: [
        'Do you do tinted glass?',
        'tinted windows for a house',
        'Do you have bronze or gray glass?',
        'smoked glass',
        'dark glass',
      ],
      keywords: ['tinted', 'tint', 'bronze', 'gray', 'smoked', 'dark'],
    },
    es: {
      question: '¿Tienen vidrio tintado?',
      answer:
        'Sí, en bronce y gris; la página de estilos los muestra. La lista en línea no tiene precio para vidrio tintado: pregúntenos.',
      phrasings: [
        '¿Manejan vidrio ahumado?',
        '¿Tienen vidrio bronce o gris?',
        'vidrio oscuro',
        'vidrio de color',
      ],
      keywords: ['tintado', 'ahumado', 'bronce', 'gris', 'oscuro'],
    },
  },
]
