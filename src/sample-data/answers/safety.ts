import type { SampleAnswer } from './sample-answer'

/** Glass that must not hurt anybody. */
export const aboutSafety: SampleAnswer[] = [
  {
    key: 'tempered-when',
    page: '/products/doors',
    nextStep: 'price',
    en: {
      question: 'When does glass have to be tempered?',
      answer:
        'Usually in doors, beside doors, near the floor, at stairs, and around showers and tubs. The final decision is your city’s; we know most of them.',
      phrasings: [
        'Which windows have to be tempered?',
        'Where is safety glass required by code?',
        'Does my bathroom window need tempered glass?',
        'Does glass next to a door need to be safety glass?',
        'What is the code for glass near a tub?',
        'Is safety glass required?',
      ],
      keywords: ['code', 'required', 'safety glass', 'have to be tempered'],
    },
    es: {
      question: '¿Cuándo debe ser templado el vidrio?',
      answer:
        'Por lo común en puertas, junto a puertas, cerca del piso, en escaleras y alrededor de regaderas y tinas. La decisión final es de su ciudad; conocemos la mayoría.',
      phrasings: [
        '¿Qué vidrios deben ser templados?',
        '¿Dónde exige el código vidrio de seguridad?',
        '¿La ventana del baño tiene que ser templada?',
        '¿Es obligatorio el vidrio de seguridad?',
      ],
      keywords: ['código', 'obligatorio', 'exige', 'deben ser templados'],
    },
  },
  {
    key: 'tempered-laminated',
    page: '/products/glass-styles',
    nextStep: 'price',
    en: {
      question: 'Tempered or laminated glass: which is better?',
      answer:
        'Both are safety glass. Tempered breaks into small blunt pieces and is what showers and doors are usually made of. Laminated has a layer between two panes that holds the pieces together when it breaks, which is what you want against burglars or overhead.',
      phrasings: [
        'What is the difference between tempered and laminated glass?',
        'tempered vs laminated',
        'Which safety glass should I choose?',
        'Is laminated stronger than tempered?',
      ],
      keywords: ['tempered or laminated', 'versus'],
    },
    es: {
      question: 'Vidrio templado o laminado: ¿cuál es mejor?',
      answer:
        'Los dos son vidrio de seguridad. El templado se rompe en pedazos pequeños sin filo y es el usual en regaderas y puertas. El laminado lleva una capa entre dos vidrios que detiene los pedazos si se rompe: es lo indicado contra robos o sobre la cabeza.',
      phrasings: [
        '¿Qué es mejor, templado o laminado?',
        '¿Cuál es la diferencia entre templado y laminado?',
        '¿Qué vidrio de seguridad me conviene?',
        'templado o laminado cuál conviene',
      ],
      keywords: ['templado o laminado'],
    },
  },
  {
    key: 'safe',
    page: '/products/glass-styles',
    nextStep: 'none',
    en: {
      question: 'Is tempered glass safe?',
      answer:
        'Tempered glass is safety glass: if it breaks, it falls into small blunt pieces instead of long shards. Laminated glass, the other safety glass, holds its pieces on the layer between its panes. No glass is unbreakable; in doors, beside them, near the floor and around showers and tubs it is usually required to be one of these two.',
      phrasings: [
        'Is it safe?',
        'Is the glass safe?',
        'Is a glass shower door safe?',
        'Is frameless shower glass safe for kids?',
        'Is glass dangerous?',
        'Is laminated glass safer?',
        'What happens when tempered glass breaks?',
        'What happens if the shower glass breaks?',
        'How does tempered glass break?',
        'Does tempered glass shatter into sharp pieces?',
        'Can a shower door explode?',
        'Will the glass hurt anybody if it breaks?',
      ],
      keywords: ['dangerous', 'explode', 'sharp pieces', 'shards'],
    },
    es: {
      question: '¿Es seguro el vidrio templado?',
      answer:
        'El vidrio templado es vidrio de seguridad: si se rompe, cae en pedazos pequeños sin filo en lugar de astillas largas. El laminado, el otro vidrio de seguridad, detiene los pedazos en la capa entre sus dos vidrios. Ningún vidrio es irrompible; en puertas, junto a ellas, cerca del piso y alrededor de regaderas y tinas suele exigirse uno de estos dos.',
      phrasings: [
        '¿Es seguro?',
        '¿Es seguro el vidrio?',
        '¿Es segura una puerta de vidrio en la regadera?',
        '¿Son seguros los canceles de vidrio para los niños?',
        '¿Es peligroso el vidrio?',
        '¿Qué pasa si se rompe el vidrio templado?',
        '¿Qué pasa si se rompe la regadera?',
        '¿Cómo se rompe el vidrio templado?',
        '¿El vidrio templado corta cuando se rompe?',
        '¿Puede explotar la puerta de la regadera?',
      ],
      keywords: ['peligroso', 'explotar', 'estallar', 'filo'],
    },
  },
]
