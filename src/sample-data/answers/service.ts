import type { SampleAnswer } from './sample-answer'

/** What the company promises: how soon, how far, for how long. */
export const aboutService: SampleAnswer[] = [
  {
    key: 'warranty',
    page: '/services',
    nextStep: 'call',
    en: {
      question: 'What warranty do you give?',
      answer: '5 to 10 years on the glass and on the work. It stands on your estimate.',
      phrasings: [
        'Is the work guaranteed?',
        'What warranty comes with a shower door?',
        'Do you have a guarantee?',
        'How long is the warranty?',
        'Does the warranty cover leaks?',
      ],
      keywords: ['warranty', 'guarantee', 'guaranteed'],
    },
    es: {
      question: '¿Qué garantía ofrecen?',
      answer: 'De 5 a 10 años, sobre el vidrio y sobre el trabajo. Está en su presupuesto.',
      phrasings: [
        '¿Tienen garantía?',
        '¿Cuánto dura la garantía?',
        '¿El trabajo está garantizado?',
      ],
      keywords: ['garantía', 'garantizado'],
    },
  },
  {
    key: 'install-time',
    page: '/services',
    nextStep: 'price',
    en: {
      question: 'How long does installation take?',
      answer:
        'Most jobs take from a few hours to 1–2 days. Tempered and insulated glass is made to measure first, which usually takes one to two weeks.',
      phrasings: [
        'How long will the installation of a shower take?',
        'How many hours does it take to put in a window?',
        'Will you be done in one day?',
        'How long are the installers here?',
      ],
      keywords: ['installation', 'hours to install'],
    },
    es: {
      question: '¿Cuánto tarda la instalación?',
      answer:
        'La mayoría de los trabajos toma de unas horas a 1–2 días. El vidrio templado y el aislante primero se fabrican a la medida, lo que suele tardar de una a dos semanas.',
      phrasings: [
        '¿Cuánto tardan en instalar?',
        '¿En cuántos días instalan?',
        '¿Terminan en un día?',
        '¿Cuántas horas toma la instalación?',
      ],
      keywords: ['instalación', 'instalar'],
    },
  },
  {
    key: 'lead-time',
    page: '/services',
    nextStep: 'price',
    en: {
      question: 'How long from order to finished glass?',
      answer:
        'Tempered and insulated glass is made to measure, which usually takes one to two weeks once we have measured. The installation itself then takes from a few hours to 1–2 days.',
      phrasings: [
        'Can I get it by Friday?',
        'Can you have it done by the weekend?',
        'How long from measuring to installation?',
        'When will my glass be ready?',
        'What is the lead time?',
        'How soon can you make it?',
        'How long until it is delivered?',
        'What is the turnaround time?',
        'When is the soonest you can install it?',
        'How many weeks does it take?',
        'How long before my glass gets here?',
        'How fast can I get my glass?',
        'How long until my shower is ready?',
        'How long does it take to get a shower door?',
        'Is same day service possible?',
      ],
      keywords: [
        'lead time',
        'ready',
        'turnaround',
        'weeks',
        'soonest',
        'soon',
        'delivered',
        'delivery',
      ],
    },
    es: {
      question: '¿En cuánto tiempo está listo mi vidrio?',
      answer:
        'El vidrio templado y el aislante se fabrican a la medida, lo que suele tardar de una a dos semanas después de medir. La instalación toma de unas horas a 1–2 días.',
      phrasings: [
        '¿Cuánto pasa de la medición a la instalación?',
        '¿Cuándo me lo entregan?',
        '¿Cuánto tiempo tardan en entregar?',
        '¿Cuántas semanas tarda?',
        '¿Qué tan rápido lo hacen?',
        '¿Cuál es el tiempo de entrega?',
        '¿Lo hacen el mismo día?',
        '¿En cuánto tiempo me ponen la puerta?',
        '¿Para cuándo estaría mi regadera?',
      ],
      keywords: ['listo', 'entrega', 'entregan', 'entregar', 'semanas', 'rápido'],
    },
  },
  {
    key: 'emergency',
    page: '/contact',
    nextStep: 'emergency',
    en: {
      question: 'Do you come out for broken glass?',
      answer:
        'Yes, day and night. Call the emergency number: we make the opening safe at once and replace the glass as soon as it is made.',
      phrasings: [
        'I have broken glass',
        'Do you board up broken windows at night?',
        'Do you have a 24 hour emergency service?',
        'Can you come out tonight?',
        'My window is broken',
        'Do you do emergency glass repair?',
        'board up service',
      ],
      keywords: ['emergency', 'board up'],
    },
    es: {
      question: '¿Atienden emergencias por vidrios rotos?',
      answer:
        'Sí, de día y de noche. Llame al número de emergencia: aseguramos el hueco de inmediato y reponemos el vidrio en cuanto esté hecho.',
      phrasings: [
        'Tengo un vidrio roto',
        '¿Atienden emergencias de noche?',
        '¿Tienen servicio de 24 horas?',
        '¿Pueden venir esta noche?',
        'Se me rompió una ventana',
        '¿Tapan la ventana mientras tanto?',
      ],
      keywords: ['emergencia', 'emergencias', '24 horas'],
    },
  },
  {
    key: 'insurance',
    page: '/services',
    nextStep: 'call',
    en: {
      question: 'Do you give papers for my insurance claim?',
      answer:
        'Yes: after an emergency you get photographs and papers for your insurer. Ask our office how your insurer wants to be billed.',
      phrasings: [
        'Does insurance pay for hail damage?',
        'Do you work with insurance?',
        'Will my homeowners insurance cover it?',
        'Can you bill my insurance company?',
        'insurance claim for broken glass',
      ],
      keywords: ['hail damage', 'insurance', 'insurer', 'claim', 'homeowners insurance'],
    },
    es: {
      question: '¿Dan papeles para mi aseguradora?',
      answer:
        'Sí: después de una emergencia le damos fotografías y papeles para su aseguradora. Pregunte en la oficina cómo quiere su aseguradora que se le cobre.',
      phrasings: [
        '¿Trabajan con seguros?',
        '¿Lo cubre mi seguro de casa?',
        '¿Le pueden cobrar a mi seguro?',
        'reclamo al seguro',
      ],
      keywords: ['aseguradora', 'seguro de casa', 'reclamo'],
    },
  },
  {
    key: 'area',
    page: '/contact',
    nextStep: 'price',
    en: {
      question: 'Where do you work?',
      answer:
        'All over the Dallas-Fort Worth Metroplex. Outside of it we come for larger jobs; the quote page has a location for that.',
      phrasings: [
        'What areas do you serve?',
        'Do you come to my city?',
        'Do you service my area?',
        'How far do you travel?',
        'What is your service area?',
        'Would you drive out for a big job?',
        'Do you work outside of Dallas?',
        'Do you come out to the suburbs?',
      ],
      keywords: ['area', 'areas', 'travel', 'metroplex', 'outside'],
    },
    es: {
      question: '¿Dónde trabajan?',
      answer:
        'En toda el área metropolitana de Dallas-Fort Worth. Fuera de ella vamos por trabajos grandes; la página de cotización tiene una ubicación para eso.',
      phrasings: [
        '¿Qué zonas atienden?',
        '¿Vienen a mi ciudad?',
        '¿Hasta dónde van?',
        '¿Atienden fuera de Dallas?',
        '¿Cuál es su área de servicio?',
        '¿Trabajan fuera del área?',
      ],
      keywords: ['zonas', 'zona', 'área', 'fuera'],
    },
  },
]
