import type { SampleAnswer } from './sample-answer'

/** How a shower is made: its glass, its doors and its walls. */
export const aboutShowers: SampleAnswer[] = [
  {
    key: 'shower-thickness',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Is 3/8" or 1/2" better for a shower?',
      answer:
        '3/8" suits most enclosures up to 80" tall. 1/2" stands stiffer when the panels are tall or wide, and its doors need stronger hinges.',
      phrasings: [
        'How thick should my shower glass be?',
        'What thickness do I need for a shower?',
        'Should I get 3/8 or 1/2 inch glass for my shower?',
        'Do I need half inch glass for my shower door?',
        'thickness of shower glass',
      ],
      keywords: ['thick shower', 'thickness shower'],
    },
    es: {
      question: '¿Qué grosor de vidrio necesito para la regadera?',
      answer:
        '3/8" sirve para la mayoría de los canceles hasta 80" de alto. 1/2" es más rígido cuando los paneles son altos o anchos, y sus puertas necesitan bisagras más fuertes.',
      phrasings: [
        '¿Es mejor 3/8 o 1/2 para la regadera?',
        '¿Qué espesor debe tener el vidrio del baño?',
        '¿Qué tan grueso debe ser el vidrio de la regadera?',
        '¿De qué grosor es el cancel?',
      ],
      keywords: ['grosor regadera', 'espesor regadera', 'grueso'],
    },
  },
  {
    key: 'tallest',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'How tall can a shower panel be?',
      answer:
        'In 3/8" glass up to 84 inches, though over 80 it may bow a little; in 1/2" glass up to 120 inches. Tell me a size and I check it.',
      phrasings: [
        'What is the maximum height for a shower door?',
        'Can shower glass go to the ceiling?',
        'How high can the glass go?',
        'What is the tallest shower panel?',
        'max size of a shower panel',
      ],
      keywords: ['tallest', 'maximum height', 'ceiling', 'max'],
    },
    es: {
      question: '¿Qué tan alto puede ser un panel de regadera?',
      answer:
        'En vidrio de 3/8" hasta 84 pulgadas, aunque pasando de 80 puede arquearse un poco; en 1/2" hasta 120 pulgadas. Dígame una medida y la reviso.',
      phrasings: [
        '¿Cuál es la altura máxima de una puerta de regadera?',
        '¿El vidrio puede llegar al techo?',
        '¿Cuál es el panel más alto?',
      ],
      keywords: ['altura máxima', 'techo', 'máximo'],
    },
  },
  {
    key: 'hinges',
    page: '/products/hardware',
    nextStep: 'price',
    en: {
      question: 'Which hinges do I need for a heavy door?',
      answer:
        'That follows from its weight and width: two standard hinges carry 80 lb and 28 inches. For more, the quote takes the cheapest set that carries the door and shows it as its own line.',
      phrasings: [
        'How much weight can the hinges hold?',
        'Do I need three hinges?',
        'How heavy is a shower door?',
        'What hinges come with a half inch door?',
        'strong hinges for wide doors',
      ],
      keywords: ['hinge', 'hinges', 'weight', 'heavy'],
    },
    es: {
      question: '¿Qué bisagras necesita una puerta pesada?',
      answer:
        'Depende de su peso y su ancho: dos bisagras estándar sostienen 80 lb y 28 pulgadas. Para más, la cotización toma el juego más barato que sostiene la puerta y lo muestra en su propio renglón.',
      phrasings: [
        '¿Cuánto peso aguantan las bisagras?',
        '¿Necesito tres bisagras?',
        '¿Cuánto pesa una puerta de regadera?',
      ],
      keywords: ['bisagra', 'bisagras', 'peso', 'pesada'],
    },
  },
  {
    key: 'door-swing',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Can a shower door open inward?',
      answer:
        'It has to open outward: a door that opens inward only cannot be pushed open when somebody has fallen against it. One that swings both ways is fine.',
      phrasings: [
        'Can you hang a shower door that opens inward?',
        'Which way does the shower door swing?',
        'Does the door swing in or out?',
      ],
      keywords: ['inward', 'inwards', 'outward', 'swing'],
    },
    es: {
      question: '¿La puerta de la regadera puede abrir hacia adentro?',
      answer:
        'Tiene que abrir hacia afuera: una puerta que solo abre hacia adentro no se puede abrir si alguien ha caído contra ella. Una que abre a los dos lados está bien.',
      phrasings: [
        '¿La puerta puede abrir para dentro?',
        '¿Hacia qué lado abre la puerta?',
        '¿La puerta abre para adentro o para afuera?',
      ],
      keywords: ['dentro', 'adentro', 'afuera', 'hacia adentro'],
    },
  },
  {
    key: 'out-of-plumb',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'My walls are not straight. Is that a problem?',
      answer:
        'Tell us. Walls more than 1/4" out of plumb are cut to their own shape, at extra cost, and we look at them first.',
      phrasings: [
        'My walls are out of plumb',
        'The shower walls lean',
        'My floor is not level',
        'crooked walls',
        'walls are not square',
      ],
      keywords: ['out of plumb', 'crooked', 'straight', 'level', 'square walls', 'lean'],
    },
    es: {
      question: 'Mis paredes no están derechas. ¿Es problema?',
      answer:
        'Díganoslo. Con paredes desplomadas más de 1/4" el vidrio se corta a su forma, con un costo adicional, y primero lo revisamos.',
      phrasings: [
        'Mis paredes están chuecas',
        'Las paredes están desplomadas',
        'El piso no está nivelado',
      ],
      keywords: ['derechas', 'chuecas', 'desplomadas', 'nivelado'],
    },
  },
  {
    key: 'three-panels',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How many shower panels can I price online?',
      answer: 'Up to three. For more, the quote page has a link to write to us for a custom quote.',
      phrasings: [
        'My shower needs four panels',
        'Can I quote more than three panels?',
        'I have a big shower with five pieces of glass',
        'corner shower with a lot of panels',
      ],
      keywords: ['four panels', 'five panels', 'more panels'],
    },
    es: {
      question: '¿Cuántos paneles puedo cotizar en línea?',
      answer:
        'Hasta tres. Para más, la página de cotización tiene un enlace para escribirnos y pedir una cotización especial.',
      phrasings: ['Mi regadera lleva cuatro paneles', '¿Puedo cotizar más de tres paneles?'],
      keywords: ['cuatro paneles', 'cinco paneles', 'más paneles'],
    },
  },
  {
    key: 'steam',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Do you make steam showers and tub screens?',
      answer:
        'Yes: corner and alcove showers, tub screens and steam showers, frameless or semi-frameless, in 3/8" and 1/2" tempered glass.',
      phrasings: [
        'Can you enclose a steam shower?',
        'Do you make glass for a bathtub?',
        'Do you do semi frameless?',
        'corner shower enclosure',
        'neo angle shower',
      ],
      keywords: ['steam', 'corner', 'semi-frameless', 'alcove'],
    },
    es: {
      question: '¿Hacen regaderas de vapor y canceles para tina?',
      answer:
        'Sí: regaderas de esquina y entre paredes, canceles para tina y regaderas de vapor, sin marco o con medio marco, en vidrio templado de 3/8" y 1/2".',
      phrasings: [
        '¿Hacen vidrio para tina?',
        '¿Hacen regaderas de esquina?',
        '¿Hacen canceles sin marco?',
      ],
      keywords: ['vapor', 'esquina', 'sin marco'],
    },
  },
]
