import type { SampleAnswer } from './sample-answer'

/** How an estimate is kept, paid and given back. */
export const aboutPaying: SampleAnswer[] = [
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
