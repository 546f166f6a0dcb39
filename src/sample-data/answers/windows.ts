import type { SampleAnswer } from './sample-answer'

/** Windows and doors that are there. */
export const aboutWindows: SampleAnswer[] = [
  {
    key: 'foggy',
    page: '/posts/foggy-windows-replace-the-unit',
    nextStep: 'price',
    en: {
      question: 'My window is foggy between the panes. Can you replace just the glass?',
      answer:
        'Yes. Fog between the panes means that the seal of the unit is worn out. We replace the insulated unit in your existing frame; the window stays, and that costs far less than a new one. Only where the frame itself is rotten or bent is a new window better.',
      phrasings: [
        'There is condensation inside my double pane window',
        'Moisture between the window panes',
        'My windows are cloudy and I cannot clean them',
        'Do I need a new window if it is foggy?',
        'Can you fix a failed window seal?',
        'fog in between my windows',
      ],
      keywords: ['foggy', 'condensation', 'moisture', 'cloudy', 'seal', 'fogged'],
    },
    es: {
      question: 'Mi ventana está empañada entre los vidrios. ¿Pueden cambiar solo el vidrio?',
      answer:
        'Sí. El vaho entre los vidrios significa que el sello de la unidad se gastó. Cambiamos la unidad aislante en su mismo marco; la ventana se queda, y cuesta mucho menos que una nueva. Solo si el marco está podrido o doblado conviene una ventana nueva.',
      phrasings: [
        'Hay humedad entre los dos vidrios',
        'Mi ventana se ve empañada por dentro del vidrio doble',
        '¿Necesito una ventana nueva si está empañada?',
        '¿Arreglan el sello de la ventana?',
        'vidrio empañado en medio de los dos vidrios',
      ],
      keywords: ['empañada', 'empañado', 'humedad', 'vaho', 'sello', 'condensación'],
    },
  },
  {
    key: 'oa-thickness',
    page: '/posts/foggy-windows-replace-the-unit',
    nextStep: 'price',
    en: {
      question: 'How do I find out how thick my double pane window is?',
      answer:
        'Overall a unit is usually 1/2", 5/8", 3/4" or 1" thick. It can often be read from the spacer between the panes, with a card held against the glass. If you are not sure we measure it.',
      phrasings: [
        'What does overall thickness mean?',
        'How do I measure the thickness of an insulated unit?',
        'I do not know how thick my window glass is',
      ],
      keywords: ['overall thickness', 'spacer', 'thick window'],
    },
    es: {
      question: '¿Cómo sé qué grosor tiene mi ventana de vidrio doble?',
      answer:
        'En total, una unidad suele medir 1/2", 5/8", 3/4" o 1". Muchas veces se lee en el separador entre los vidrios, con una tarjeta apoyada en el vidrio. Si no está seguro, lo medimos.',
      phrasings: [
        '¿Qué es el grosor total?',
        '¿Cómo mido el espesor de la unidad?',
        'No sé qué grosor tiene el vidrio de mi ventana',
      ],
      keywords: ['grosor total', 'separador', 'grosor ventana'],
    },
  },
  {
    key: 'new-windows',
    page: '/products/windows',
    nextStep: 'price',
    en: {
      question: 'Do you install new windows?',
      answer:
        'Yes, the quote page has new windows beside replacement. If your frames are sound, replacing the glass alone costs far less.',
      phrasings: [
        'Can you replace whole windows?',
        'I need new windows',
        'Do you do complete window replacement?',
        'new construction windows',
      ],
      keywords: ['new windows', 'whole window'],
    },
    es: {
      question: '¿Instalan ventanas nuevas?',
      answer:
        'Sí, la página de cotización tiene ventanas nuevas además de cambios de vidrio. Si sus marcos están bien, cambiar solo el vidrio cuesta mucho menos.',
      phrasings: ['¿Cambian la ventana completa?', 'Necesito ventanas nuevas'],
      keywords: ['ventanas nuevas', 'ventana completa'],
    },
  },
  {
    key: 'patio-door',
    page: '/products/glass-replacement',
    nextStep: 'price',
    en: {
      question: 'Can you replace the glass in a patio or entry door?',
      answer:
        'Yes, in patio and entry doors too, in the frame you keep. Glass in a door is usually required to be tempered or laminated, and the quote takes care of that.',
      phrasings: [
        'Can you replace a broken glass in a patio door?',
        'My sliding glass door is foggy',
        'front door glass replacement',
        'replace glass in a french door',
      ],
      keywords: ['patio', 'sliding door', 'entry door', 'front door', 'french door'],
    },
    es: {
      question: '¿Cambian el vidrio de puertas de patio o de entrada?',
      answer:
        'Sí, también en puertas de patio y de entrada, en el mismo marco. El vidrio de una puerta normalmente debe ser templado o laminado, y la cotización lo toma en cuenta.',
      phrasings: [
        '¿Pueden cambiar el vidrio de mi puerta corrediza?',
        'vidrio para puerta de entrada',
      ],
      keywords: ['patio', 'corrediza', 'puerta de entrada'],
    },
  },
]
