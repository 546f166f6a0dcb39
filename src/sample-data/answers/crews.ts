import type { SampleAnswer } from './sample-answer'

/** Those who come, and what they see to. */
export const aboutCrews: SampleAnswer[] = [
  {
    key: 'permit',
    page: '/contact',
    nextStep: 'call',
    en: {
      question: 'Do I need a permit?',
      answer:
        'That is your city’s decision, and cities here differ: please ask its building office. What glass the building code asks for we know, and we glaze to it.',
      phrasings: [
        'Do I need a permit to replace my windows?',
        'Is a building permit required?',
        'Do I need a permit for a railing?',
        'Do you pull permits?',
        'city permit for new windows',
      ],
      keywords: ['permit', 'permits'],
    },
    es: {
      question: '¿Necesito permiso?',
      answer:
        'Eso lo decide su ciudad, y aquí las ciudades difieren: pregunte en su oficina de construcción. Qué vidrio pide el código sí lo sabemos, y así lo instalamos.',
      phrasings: [
        '¿Necesito permiso para cambiar ventanas?',
        '¿Se requiere permiso de construcción?',
        '¿Necesito permiso para un barandal?',
        '¿Ustedes sacan los permisos?',
      ],
      keywords: ['permiso', 'permisos'],
    },
  },
  {
    key: 'haul-away',
    page: '/services',
    nextStep: 'price',
    en: {
      question: 'Will you haul away the old glass?',
      answer:
        'Yes. Hauling the old glass away is an option with its own price in the quote: it is removed, carried out and recycled.',
      phrasings: [
        'Do you take away the old glass?',
        'What happens to my old window glass?',
        'Do you recycle glass?',
        'Do you remove the old shower door?',
        'haul off old glass',
      ],
      keywords: ['haul', 'recycle', 'dispose', 'remove'],
    },
    es: {
      question: '¿Se llevan el vidrio viejo?',
      answer:
        'Sí. El retiro del vidrio viejo es una opción con su propio precio en la cotización: se quita, se saca y se recicla.',
      phrasings: [
        '¿Qué hacen con el vidrio viejo?',
        '¿Quitan la puerta vieja?',
        '¿Reciclan el vidrio?',
        '¿Limpian al terminar?',
      ],
      keywords: ['viejo', 'vieja', 'reciclan', 'retiran'],
    },
  },
  {
    key: 'after-hours',
    page: '/products/commercial',
    nextStep: 'call',
    en: {
      question: 'Do you work after business hours?',
      answer:
        'For businesses, yes: if need be we work outside your opening hours, in the evening or on a weekend. The quote has a location for occupied buildings.',
      phrasings: [
        'Can you install in the evening?',
        'Can you work at night so we do not have to close?',
        'Do you install on weekends?',
        'work outside opening hours',
      ],
      keywords: ['evening', 'after hours'],
    },
    es: {
      question: '¿Trabajan fuera del horario de atención?',
      answer:
        'Para negocios, sí: si hace falta trabajamos fuera de su horario, por la tarde o en fin de semana. La cotización tiene una ubicación para edificios ocupados.',
      phrasings: [
        '¿Pueden instalar por la noche?',
        '¿Instalan en fin de semana?',
        '¿Pueden trabajar sin que cerremos el negocio?',
      ],
      keywords: ['fuera de horario', 'por la tarde'],
    },
  },
  {
    key: 'insured',
    page: '/about',
    nextStep: 'call',
    en: {
      question: 'Are you insured and licensed?',
      answer:
        'We are insured for residential and commercial work, and we glaze to the safety code of your city. For certificates and license papers please ask our office.',
      phrasings: [
        'Are you insured?',
        'Are you a licensed contractor?',
        'Do you have liability insurance?',
        'Can I have a certificate of insurance?',
        'Are you bonded?',
      ],
      keywords: ['insured', 'licensed', 'license', 'liability', 'bonded'],
    },
    es: {
      question: '¿Están asegurados y tienen licencia?',
      answer:
        'Estamos asegurados para trabajos residenciales y comerciales, y colocamos el vidrio según el código de seguridad de su ciudad. Los certificados y la licencia pídalos en la oficina.',
      phrasings: [
        '¿Están asegurados?',
        '¿Tienen seguro?',
        '¿Tienen licencia?',
        '¿Tienen seguro de responsabilidad?',
        '¿Me dan un certificado de seguro?',
      ],
      keywords: ['asegurados', 'licencia', 'responsabilidad'],
    },
  },
  {
    key: 'crews',
    page: '/about',
    nextStep: 'none',
    en: {
      question: 'Do you use subcontractors?',
      answer:
        'No: our own crews measure and install, and the people who measure are the people who install. A fabricator cuts and tempers the glass to our figures.',
      phrasings: [
        'Who does the installation?',
        'Are the installers your own employees?',
        'Do your own people install it?',
        'Do you subcontract the work?',
        'Do you sub it out?',
      ],
      keywords: ['subcontractors', 'subcontract', 'contractors', 'installers', 'employees', 'crew'],
    },
    es: {
      question: '¿Trabajan con subcontratistas?',
      answer:
        'No: nuestras propias cuadrillas miden e instalan, y quien mide es quien instala. Un fabricante corta y templa el vidrio con nuestras medidas.',
      phrasings: [
        '¿Instalan ustedes mismos o mandan a otros?',
        '¿Quién instala?',
        '¿Los instaladores son sus empleados?',
      ],
      keywords: ['subcontratistas', 'instaladores', 'empleados', 'cuadrilla'],
    },
  },
]
