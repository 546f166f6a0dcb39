import type { SampleAnswer } from './sample-answer'

/** What it costs, and what is in the price. */
export const aboutPrices: SampleAnswer[] = [
  {
    key: 'price',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How much will my glass cost?',
      answer:
        'The quote page gives an itemized price in about a minute: glass, installation, hardware, overhead and profit, and tax, each on its own line. Or tell me what it is and its width and height, and I work it out here.',
      phrasings: [
        'How do I get a price?',
        'Can I get a quote?',
        'How do I get an estimate online?',
        'What are your prices?',
      ],
    },
    es: {
      question: '¿Cuánto costará mi vidrio?',
      answer:
        'La página de cotización da un precio desglosado en cerca de un minuto: vidrio, instalación, herrajes, gastos generales y utilidad, e impuesto, cada uno en su renglón. O dígame qué es, con ancho y alto, y lo calculo aquí.',
      phrasings: [
        '¿Cómo obtengo un precio?',
        '¿Me pueden dar una cotización?',
        '¿Cómo cotizo en línea?',
        '¿Cuáles son sus precios?',
      ],
    },
  },
  {
    key: 'price-final',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'Is the online price final?',
      answer:
        'It is an estimate from our current price list. The final price may vary after site inspection: before anything is cut we measure ourselves.',
      phrasings: [
        'Is the quote price binding?',
        'Can the price change later?',
        'Is the price on the website real or does it change?',
        'Are there hidden fees?',
        'How accurate is the online estimate?',
        'Will I pay exactly what the quote says?',
      ],
      keywords: ['binding', 'accurate', 'hidden'],
    },
    es: {
      question: '¿El precio en línea es definitivo?',
      answer:
        'Es una estimación con nuestra lista de precios actual. El precio final puede variar después de la inspección: antes de cortar, medimos nosotros mismos.',
      phrasings: [
        '¿Puede cambiar el precio después?',
        '¿El precio es fijo?',
        '¿Hay cargos ocultos?',
        '¿Qué tan exacta es la cotización?',
        '¿Ese es el precio final?',
      ],
      keywords: ['definitivo', 'exacta', 'ocultos'],
    },
  },
  {
    key: 'quote-valid',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How long is my quote good for?',
      answer:
        'A saved quote holds for 30 days, and the day is written on it. After that we price it again from the current list.',
      phrasings: [
        'When does my quote expire?',
        'How long do you hold the price?',
        'Is my old estimate still valid?',
        'validity of a quote',
      ],
      keywords: ['expire', 'expired', 'valid', 'hold'],
    },
    es: {
      question: '¿Cuánto tiempo vale la cotización?',
      answer:
        'Una cotización guardada vale 30 días, y la fecha está escrita en ella. Después la volvemos a calcular con la lista actual.',
      phrasings: [
        '¿Cuándo vence mi cotización?',
        '¿Por cuánto tiempo respetan el precio?',
        '¿Cuánto dura la cotización?',
        'vigencia de la cotización',
      ],
      keywords: ['vence', 'vigencia', 'vigente', 'respetan'],
    },
  },
  {
    key: 'install-cost',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How much is installation?',
      answer:
        'With 3/8" or 1/2" clear tempered shower glass, standard installation is in the price of the glass. With other glass it is a line of its own in the estimate, by the size and the difficulty of the work. Tell me what it is, with its width and height, and I show it.',
      phrasings: [
        'What do you charge to install?',
        'What is the labor cost?',
        'Is installation extra?',
        'Do you charge extra to put it in?',
        'How much to install a window?',
        'How much is labor?',
        'installation fee',
        'price of installation',
      ],
      keywords: ['installation cost', 'labor', 'install fee', 'extra to install'],
    },
    es: {
      question: '¿Cuánto cuesta la instalación?',
      answer:
        'Con vidrio de regadera claro templado de 3/8" o 1/2", la instalación estándar va en el precio del vidrio. Con otro vidrio es un renglón aparte de la cotización, según el tamaño y la dificultad del trabajo. Dígame qué es, con ancho y alto, y se lo muestro.',
      phrasings: [
        '¿Cuánto cobran por instalar?',
        '¿Cuánto sale la mano de obra?',
        '¿La instalación se cobra aparte?',
        '¿Cuánto cobran por ponerlo?',
        '¿Cuánto es por la colocación?',
        'costo de instalación',
      ],
      keywords: ['mano de obra', 'costo de instalación', 'aparte'],
    },
  },
  {
    key: 'shower-included',
    page: '/products/shower-glass',
    nextStep: 'price',
    en: {
      question: 'Does the shower price include installation?',
      answer:
        'Yes: with 3/8" or 1/2" clear tempered shower glass, standard installation and standard hardware are in the price of the glass: two hinges for each door, U-channel for fixed glass, in the metal you choose. Lines of their own: handle, sweep and seals, header, and heavier hinges for the difference.',
      phrasings: [
        'Is installation included for showers?',
        'Does the shower quote include hardware and labor?',
        'Does the shower door price include putting it in?',
        'Are the hinges included with a shower door?',
        'Is the handle included with a shower door?',
        'Is labor included?',
      ],
      keywords: ['included', 'include', 'labor'],
    },
    es: {
      question: '¿El precio de la regadera incluye la instalación?',
      answer:
        'Sí: con vidrio de regadera claro templado de 3/8" o 1/2", la instalación y los herrajes estándar van en el precio del vidrio: dos bisagras por puerta, canal en U para el vidrio fijo, en el metal que usted elija. Con su propio renglón: jaladera, empaque inferior y sellos, travesaño, y las bisagras reforzadas por la diferencia.',
      phrasings: [
        '¿Está incluida la instalación?',
        '¿La regadera incluye los herrajes?',
        '¿Incluye la mano de obra?',
        '¿Vienen incluidas las bisagras?',
        '¿La jaladera viene incluida?',
      ],
      keywords: ['incluye', 'incluida', 'mano de obra'],
    },
  },
  {
    key: 'tax',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'Is sales tax included in the estimate?',
      answer:
        'The estimate shows sales tax on its own line, and the total at the foot includes it. I give totals with tax too.',
      phrasings: [
        'Do your prices include tax?',
        'Is tax extra?',
        'Is tax included?',
        'How much is the tax?',
      ],
      keywords: ['tax', 'taxes'],
    },
    es: {
      question: '¿El precio incluye impuestos?',
      answer:
        'La estimación muestra el impuesto sobre la venta en su propio renglón, y el total al pie lo incluye. Los totales que yo doy también.',
      phrasings: ['¿El impuesto es aparte?', '¿Ya trae el tax?', '¿Cuánto es de impuesto?'],
      keywords: ['impuesto', 'impuestos', 'tax'],
    },
  },
]
