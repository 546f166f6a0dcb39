import type { SampleAnswer } from './sample-answer'

/** Who measures, when, and how. */
export const aboutMeasuring: SampleAnswer[] = [
  {
    key: 'measure-exact',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'Do I have to measure exactly?',
      answer:
        'For a price, to the nearest quarter inch is enough. Before anything is cut, we measure ourselves, to 1/16", after the tile is finished.',
      phrasings: [
        'Do I have to be exact with my measurements?',
        'How precise do my measurements need to be?',
        'What if I measure wrong?',
        'Are rough sizes enough?',
        'Will somebody come measure before you cut the glass?',
        'Do you double check my measurements?',
      ],
      keywords: ['exact', 'exactly', 'precise', 'rough', 'wrong'],
    },
    es: {
      question: '¿Tengo que medir con exactitud?',
      answer:
        'Para un precio basta con el cuarto de pulgada más cercano. Antes de cortar medimos nosotros, a 1/16", cuando el azulejo está terminado.',
      phrasings: [
        '¿Tengo que medir exacto?',
        '¿Qué tan precisas deben ser mis medidas?',
        '¿Qué pasa si mido mal?',
        '¿Bastan medidas aproximadas?',
        '¿Ustedes miden antes de cortar?',
      ],
      keywords: ['exacto', 'exactitud', 'precisas', 'aproximadas'],
    },
  },
  {
    key: 'measure-window',
    page: '/posts/how-to-measure-a-window',
    nextStep: 'price',
    en: {
      question: 'How do I measure a window?',
      answer:
        'Measure the glass you see, from frame to frame: three widths and three heights. Where they differ, the smallest counts. The nearest quarter inch is enough for a price; before anything is cut we measure again ourselves, to 1/16".',
      phrasings: [
        'How do I measure my window pane?',
        'How to take measurements of a window',
        'Do I measure the frame or the glass?',
        'where do I measure a broken window',
      ],
      keywords: ['measure window', 'measure pane'],
    },
    es: {
      question: '¿Cómo mido una ventana?',
      answer:
        'Mida el vidrio que se ve, de marco a marco: tres anchos y tres altos. Si no coinciden, cuenta el menor. Para un precio basta el cuarto de pulgada más cercano; antes de cortar volvemos a medir nosotros, a 1/16".',
      phrasings: [
        '¿Cómo mido el vidrio de mi ventana?',
        '¿Cómo tomo las medidas de una ventana?',
        '¿Mido el marco o el vidrio?',
      ],
      keywords: ['medir ventana', 'mido ventana'],
    },
  },
  {
    key: 'measure-how',
    page: '/posts/how-to-measure-for-a-shower-door',
    nextStep: 'price',
    en: {
      question: 'How do I measure for a shower door?',
      answer:
        'After tile and grout: the width at the curb, in the middle and at the top, to the nearest 1/16", and the height on both sides. The smallest width is the one that counts. Walls more than 1/4" out of plumb are worth telling us.',
      phrasings: [
        'How do I measure my shower opening?',
        'How to take measurements of the shower',
        'What measurements do you need for a shower?',
        'where do I measure the opening',
      ],
      keywords: ['how to measure', 'opening'],
    },
    es: {
      question: '¿Cómo mido para una puerta de regadera?',
      answer:
        'Con el azulejo y la lechada terminados: el ancho abajo, en medio y arriba, al 1/16" más cercano, y el alto en los dos lados. Cuenta el ancho más pequeño. Si las paredes están desplomadas más de 1/4", díganoslo.',
      phrasings: [
        '¿Cómo mido mi regadera?',
        '¿Cómo tomo las medidas de la regadera?',
        '¿Qué medidas necesitan?',
        '¿Cómo se mide el hueco?',
      ],
      keywords: ['cómo medir', 'mido', 'medidas'],
    },
  },
  {
    key: 'measure-visit',
    page: '/services',
    nextStep: 'call',
    en: {
      question: 'Is there a charge for the measuring visit?',
      answer: 'We measure on site, to the sixteenth of an inch, at no charge with an order.',
      phrasings: [
        'Do you charge to come out and measure?',
        'Is there a fee to come measure?',
        'Are estimates free?',
        'Is measuring free?',
        'How much is a site visit?',
        'Do you give free in home estimates?',
      ],
      keywords: ['fee', 'free', 'visit charge'],
    },
    es: {
      question: '¿Cobran por ir a medir?',
      answer: 'Medimos en su domicilio, al dieciseisavo de pulgada, sin costo con un pedido.',
      phrasings: [
        '¿Cobran por dar un presupuesto?',
        '¿La visita para medir tiene costo?',
        '¿Es gratis que vengan a medir?',
        '¿Cuánto cobran por la visita?',
        '¿El presupuesto a domicilio es gratis?',
      ],
      keywords: ['gratis', 'visita', 'ir a medir'],
    },
  },
  {
    key: 'measure-when',
    page: '/contact',
    nextStep: 'call',
    en: {
      question: 'How soon can you come out and measure?',
      answer:
        'You book the day yourself, under “Book a visit to measure” on the contact page; or call or write to us, and we agree on one. Have the width and height ready if you can; we measure exactly ourselves.',
      phrasings: [
        'When can somebody come measure?',
        'How do I schedule a measuring visit?',
        'What is the earliest you can come out?',
        'Can someone come look at it this week?',
        'Can I make an appointment?',
        'How long before you come to measure?',
        'Can you come tomorrow to measure?',
        'set up a time for someone to come by my house',
      ],
      keywords: ['come measure', 'schedule', 'appointment', 'come out', 'earliest', 'come by'],
    },
    es: {
      question: '¿Cuándo pueden venir a medir?',
      answer:
        'El día lo reserva usted en línea, en la página de contacto; o llámenos o escríbanos y lo acordamos. Si puede, tenga a la mano el ancho y el alto; la medida exacta la tomamos nosotros.',
      phrasings: [
        '¿Pueden venir hoy a verlo?',
        '¿Cuánto tardan en venir a medir?',
        '¿Qué tan pronto pueden venir?',
        '¿Cómo hago una cita para medir?',
        '¿Pueden venir esta semana a ver?',
        '¿Puede venir alguien a mi casa a medir?',
        '¿En cuántos días vienen a tomar medidas?',
        '¿Pueden venir mañana?',
        'agendar una visita',
      ],
      keywords: ['cita', 'agendar', 'venir', 'vienen', 'tomar medidas'],
    },
  },
  {
    key: 'tile-first',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Does the tile have to be finished before you measure?',
      answer:
        'Yes. Glass is cut to the finished opening, so we measure after tile and grout. Until then you can have a price from your plans.',
      phrasings: [
        'Should the tile be done before measuring?',
        'Can you measure before the tile is in?',
        'My shower is still under construction',
        'Do you measure to the studs?',
      ],
      keywords: ['tile', 'grout', 'studs', 'remodel'],
    },
    es: {
      question: '¿El azulejo debe estar terminado antes de medir?',
      answer:
        'Sí. El vidrio se corta para el hueco terminado, así que medimos después del azulejo y la lechada. Mientras tanto puede tener un precio con sus planos.',
      phrasings: [
        '¿Tengo que tener listo el azulejo?',
        '¿Pueden medir antes de poner el azulejo?',
        'Mi baño está en construcción',
      ],
      keywords: ['azulejo', 'lechada', 'remodelación'],
    },
  },
]
