import type { SampleAnswer } from './sample-answer'

/** What else is asked for, some of it in vain. */
export const aboutOtherWork: SampleAnswer[] = [
  {
    key: 'railings',
    page: '/products/staircases',
    nextStep: 'call',
    en: {
      question: 'Do you make glass railings and staircases?',
      answer:
        'Yes, guards of glass inside and out. They have no online price: please call us or write to us.',
      phrasings: [
        'Do you make glass railings?',
        'Do you install glass staircases?',
        'glass railing for a balcony or deck',
        'stair glass panels',
      ],
      keywords: ['railing', 'railings', 'stairs', 'staircase', 'balcony', 'deck', 'guard'],
    },
    es: {
      question: '¿Hacen barandales y escaleras de vidrio?',
      answer:
        'Sí, barandales de vidrio por dentro y por fuera. No tienen precio en línea: llámenos o escríbanos.',
      phrasings: [
        '¿Hacen barandales de vidrio?',
        'vidrio para escalera',
        'barandal para balcón o terraza',
      ],
      keywords: ['barandal', 'barandales', 'escalera', 'escaleras', 'balcón'],
    },
  },
  {
    key: 'smart-glass',
    page: '/products/commercial',
    nextStep: 'contact',
    en: {
      question: 'Do you sell smart glass?',
      answer:
        'Yes. Smart glass has no price by the square foot online: send us an inquiry and we come back to you.',
      phrasings: [
        'Do you have switchable glass that turns opaque?',
        'electric privacy glass',
        'smart glass for a shower',
      ],
      keywords: ['smart', 'switchable', 'electric'],
    },
    es: {
      question: '¿Venden vidrio inteligente?',
      answer:
        'Sí. El vidrio inteligente no tiene precio por pie cuadrado en línea: envíenos una consulta y le respondemos.',
      phrasings: ['¿Hacen vidrio inteligente?', 'vidrio que se vuelve opaco con electricidad'],
      keywords: ['inteligente', 'eléctrico'],
    },
  },
  {
    key: 'fire',
    page: '/products/commercial',
    nextStep: 'contact',
    en: {
      question: 'Do you have fire-rated or wired glass?',
      answer:
        'Yes, fire-rated wired glass of 1/4" for rated openings. Which rating an opening needs is for your city or architect to say.',
      phrasings: ['Do you sell wired glass?', 'fire rated glass', 'fireproof glass for a door'],
      keywords: ['fire', 'wired', 'rated'],
    },
    es: {
      question: '¿Tienen vidrio resistente al fuego o armado?',
      answer:
        'Sí, vidrio armado resistente al fuego de 1/4" para huecos clasificados. Qué clasificación necesita un hueco lo dice su ciudad o su arquitecto.',
      phrasings: ['¿Venden vidrio armado?', 'vidrio contra fuego', 'vidrio con malla'],
      keywords: ['fuego', 'armado', 'malla'],
    },
  },
  {
    key: 'metal',
    page: '/get-quote',
    nextStep: 'contact',
    en: {
      question: 'Do you do metal fabrication and custom jobs?',
      answer:
        'Yes. Metal fabrication and special commercial doors are handled by e-mail: the custom job on the quote page opens a message to us; add specs, drawings or photos.',
      phrasings: [
        'Do you fabricate aluminum frames?',
        'custom metal work',
        'I have a custom job',
        'Can you build something special?',
      ],
      keywords: ['metal', 'fabrication', 'aluminum', 'custom job', 'steel'],
    },
    es: {
      question: '¿Hacen trabajos de metal y trabajos especiales?',
      answer:
        'Sí. La fabricación en metal y las puertas comerciales especiales se atienden por correo: el trabajo especial de la página de cotización abre un mensaje; agregue especificaciones, planos o fotos.',
      phrasings: [
        '¿Fabrican marcos de aluminio?',
        'trabajo especial en metal',
        'trabajos de herrería',
      ],
      keywords: ['metal', 'aluminio', 'herrería', 'trabajo especial'],
    },
  },
  {
    key: 'automatic-doors',
    page: '/products/commercial',
    nextStep: 'contact',
    en: {
      question: 'Do you do automatic and Herculite doors?',
      answer:
        'Yes: storefronts, partitions, Herculite and automatic doors, measured and installed outside your opening hours if need be.',
      phrasings: [
        'Do you repair storefront doors?',
        'herculite doors',
        'automatic sliding doors for a business',
        'pivot door closer',
      ],
      keywords: ['herculite', 'automatic', 'pivot', 'closer'],
    },
    es: {
      question: '¿Hacen puertas automáticas y Herculite?',
      answer:
        'Sí: fachadas, divisiones, puertas Herculite y automáticas, medidas e instaladas fuera de su horario si hace falta.',
      phrasings: ['¿Reparan puertas de negocio?', 'puertas automáticas'],
      keywords: ['automáticas', 'herculite', 'pivote'],
    },
  },
  {
    key: 'quiet',
    page: '/products/windows',
    nextStep: 'price',
    en: {
      question: 'Can new glass make a room quieter or cooler?',
      answer:
        'Insulated units make rooms quieter and cooler than single panes, and Low-E keeps the summer heat out. How much quieter depends on the window; our office can advise.',
      phrasings: [
        'Do you have soundproof glass?',
        'How do I block street noise?',
        'noise reducing windows',
      ],
      keywords: ['noise', 'soundproof', 'quiet', 'quieter'],
    },
    es: {
      question: '¿Un vidrio nuevo puede hacer un cuarto más silencioso o fresco?',
      answer:
        'Las unidades aislantes hacen los cuartos más silenciosos y frescos que un vidrio sencillo, y el Low-E deja fuera el calor del verano. Cuánto, depende de la ventana; la oficina le aconseja.',
      phrasings: ['¿Tienen vidrio contra ruido?', '¿Cómo bloqueo el ruido de la calle?'],
      keywords: ['ruido', 'silencioso', 'acústico'],
    },
  },
]
