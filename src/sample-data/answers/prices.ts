import type { SampleAnswer } from './sample-answer'

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
  {
    key: 'account',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'Do I need an account to get a price?',
      answer:
        'No. Anyone can price glass without one. An account is for saving the quote and paying by card online.',
      phrasings: [
        'Do I have to sign up to see prices?',
        'Do I have to register?',
        'Why do I need to log in?',
        'Can I get a quote without an account?',
      ],
      keywords: ['account', 'register', 'login', 'sign up'],
    },
    es: {
      question: '¿Necesito una cuenta para ver el precio?',
      answer:
        'No. Cualquiera puede cotizar sin ella. La cuenta sirve para guardar la cotización y pagar en línea con tarjeta.',
      phrasings: [
        '¿Tengo que registrarme?',
        '¿Puedo cotizar sin cuenta?',
        '¿Para qué necesito iniciar sesión?',
      ],
      keywords: ['cuenta', 'registrarme', 'registro'],
    },
  },
  {
    key: 'save-quote',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How do I save my quote?',
      answer:
        'Once it is calculated, sign in and press Save Quote: it gets a number and stays in your profile. Without an account you can send it to us from the same page.',
      phrasings: [
        'How will I get my estimate?',
        'Where can I find my saved quotes?',
        'Can I come back to my quote later?',
        'Can you send me the quote?',
        'Can I print my estimate?',
      ],
      keywords: ['save', 'saved', 'print'],
    },
    es: {
      question: '¿Cómo guardo mi cotización?',
      answer:
        'Una vez calculada, inicie sesión y guárdela: recibe un número y queda en su perfil. Sin cuenta, puede enviárnosla desde la misma página.',
      phrasings: [
        '¿Cómo recibo mi cotización?',
        '¿Dónde veo mis cotizaciones guardadas?',
        '¿Puedo volver a mi cotización después?',
        '¿Me pueden mandar la cotización?',
      ],
      keywords: ['guardar', 'guardada', 'imprimir'],
    },
  },
  {
    key: 'pay',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'How do I pay?',
      answer:
        'Save your quote, then pay by card on the card company’s secure page. Your profile keeps every quote and what was paid. Cash and checks are taken by our office.',
      phrasings: [
        'Can I pay with a credit card?',
        'Do you take credit cards?',
        'What payment methods do you accept?',
        'Can I pay online?',
        'Can I pay with my phone?',
        'Do you take cash?',
        'Do you accept checks?',
        'pay by debit card',
      ],
      keywords: ['card', 'cards', 'cash', 'check', 'checks', 'visa', 'mastercard'],
    },
    es: {
      question: '¿Cómo pago?',
      answer:
        'Guarde su cotización y pague con tarjeta en la página segura del procesador de pagos. Su perfil guarda cada cotización y lo pagado. Efectivo y cheques los recibe nuestra oficina.',
      phrasings: [
        '¿Aceptan tarjeta?',
        '¿Qué formas de pago aceptan?',
        '¿Puedo pagar en línea?',
        '¿Reciben efectivo?',
        '¿Aceptan cheques?',
        'pagar con tarjeta de débito o crédito',
      ],
      keywords: ['tarjeta', 'efectivo', 'cheque', 'cheques'],
    },
  },
  {
    key: 'deposit',
    page: '/get-quote',
    nextStep: 'price',
    en: {
      question: 'Do I have to pay a deposit?',
      answer:
        'What is due at once, and whether it is the whole or a deposit, stands on your quote before you pay. Nothing is charged for a price.',
      phrasings: [
        'How much do I pay up front?',
        'Do you require a down payment?',
        'Do I have to put money down?',
        'How much is the deposit?',
        'Do I pay everything in advance?',
      ],
      keywords: ['deposit', 'advance', 'upfront'],
    },
    es: {
      question: '¿Hay que dar anticipo?',
      answer:
        'Lo que se paga de inmediato, sea todo o un anticipo, está en su cotización antes de que pague. Por dar un precio no se cobra nada.',
      phrasings: [
        '¿Cuánto se paga por adelantado?',
        '¿Piden enganche?',
        '¿Tengo que dar un depósito?',
        '¿De cuánto es el anticipo?',
      ],
      keywords: ['anticipo', 'adelantado', 'depósito'],
    },
  },
  {
    key: 'financing',
    page: '/contact',
    nextStep: 'call',
    en: {
      question: 'Do you offer financing?',
      answer:
        'Our website has no financing plan: online you pay by card. If you would like to pay over time, please ask our office what is possible.',
      phrasings: [
        'Can I pay in installments?',
        'Do you have a payment plan?',
        'Can I make monthly payments?',
        'Do you take monthly payments?',
        'Can I finance my shower?',
        'pay later',
      ],
      keywords: ['financing', 'finance', 'installments', 'monthly', 'plan'],
    },
    es: {
      question: '¿Ofrecen financiamiento?',
      answer:
        'Nuestro sitio no tiene plan de financiamiento: en línea se paga con tarjeta. Si quiere pagar a plazos, pregunte en nuestra oficina qué es posible.',
      phrasings: [
        '¿Se puede pagar a plazos?',
        '¿Puedo pagar en mensualidades?',
        '¿Tienen plan de pagos?',
        '¿Dan crédito?',
        'pagar en abonos',
      ],
      keywords: ['financiamiento', 'plazos', 'mensualidades', 'abonos'],
    },
  },
  {
    key: 'returns',
    page: '/contact',
    nextStep: 'call',
    en: {
      question: 'Can I return custom glass?',
      answer:
        'Glass that is cut to your size can’t be returned, and tempered glass can’t be recut. Call us before production starts if anything changes.',
      phrasings: [
        'Can I return the glass if I change my mind?',
        'What is your return policy?',
        'Can I get my money back?',
        'Can I get a refund?',
        'What if it does not fit?',
      ],
      keywords: ['return', 'refund', 'policy', 'exchange'],
    },
    es: {
      question: '¿Puedo devolver el vidrio?',
      answer:
        'El vidrio cortado a su medida no se puede devolver, y el templado no se puede volver a cortar. Llámenos antes de que empiece la fabricación si algo cambia.',
      phrasings: [
        '¿Se puede regresar si no me gusta?',
        '¿Aceptan devoluciones?',
        '¿Me regresan mi dinero?',
        '¿Hay reembolso?',
        '¿Qué pasa si no queda?',
        '¿Lo puedo cambiar?',
      ],
      keywords: ['devolver', 'devoluciones', 'devolución', 'reembolso'],
    },
  },
  {
    key: 'cancel',
    page: '/contact',
    nextStep: 'call',
    en: {
      question: 'Can I cancel my order?',
      answer:
        'Please call us at once: until your glass goes into production you can cancel, and what you paid goes back the way it came. What is cut to your size can’t be returned.',
      phrasings: [
        'I want to cancel my order',
        'How do I cancel?',
        'I need to change my order',
        'Can I change the size after ordering?',
        'cancellation',
      ],
      keywords: ['cancel', 'cancellation'],
    },
    es: {
      question: '¿Puedo anular mi pedido?',
      answer:
        'Llámenos de inmediato: mientras su vidrio no esté en fabricación puede cancelar, y lo que pagó se le devuelve por la misma vía. Lo cortado a su medida no se puede devolver.',
      phrasings: [
        'Quiero cancelar mi pedido',
        '¿Cómo cancelo la orden?',
        '¿Puedo cambiar la medida después de pedir?',
        '¿Se puede cancelar?',
        'cancelación del pedido',
      ],
      keywords: ['anular', 'cancelar', 'cancelación', 'cancelo'],
    },
  },
]
