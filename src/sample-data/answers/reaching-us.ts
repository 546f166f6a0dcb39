import type { SampleAnswer } from './sample-answer'

/** How to talk to the company, and to see its work. */
export const aboutReachingUs: SampleAnswer[] = [
  {
    key: 'languages',
    page: '/contact',
    nextStep: 'none',
    en: {
      question: 'Do you speak Spanish?',
      answer:
        'Yes: I answer in English and Spanish, and the whole site, your estimate and our mails come in both. Hablo español: pregúnteme lo que guste.',
      phrasings: [
        'Is there someone who speaks Spanish?',
        'Can we talk in Spanish?',
        'Do you have the website in Spanish?',
        'What languages do you speak?',
        'My mom only speaks Spanish',
      ],
      keywords: ['spanish', 'language', 'languages'],
    },
    es: {
      question: '¿Hablan español?',
      answer:
        'Sí: yo contesto en español y en inglés, y todo el sitio, su cotización y nuestros correos están en los dos idiomas.',
      phrasings: [
        '¿Hay alguien que hable español?',
        '¿Me atienden en español?',
        '¿Hablan inglés?',
        '¿Qué idiomas hablan?',
      ],
      keywords: ['español', 'inglés', 'idiomas', 'idioma'],
    },
  },
  {
    key: 'photos',
    page: '/contact',
    nextStep: 'contact',
    en: {
      question: 'Can I send you photos?',
      answer:
        'Yes. Send photos, drawings or a sketch by e-mail to our sales address, with the width and height if you have them; or leave your number here and we ask for them.',
      phrasings: [
        'Can I send you a picture of the broken window?',
        'Can I text you a photo?',
        'Where do I send pictures?',
        'Can I e-mail a drawing?',
        'send a sketch',
      ],
      keywords: ['photo', 'photos', 'picture of', 'drawing', 'sketch'],
    },
    es: {
      question: '¿Puedo mandar fotos?',
      answer:
        'Sí. Mande fotos, planos o un dibujo por correo a nuestra dirección de ventas, con ancho y alto si los tiene; o deje aquí su número y se las pedimos.',
      phrasings: [
        '¿Puedo enviar una foto de la ventana rota?',
        '¿A dónde mando las fotos?',
        '¿Puedo mandar foto por WhatsApp?',
        '¿Les mando un plano?',
      ],
      keywords: ['fotos', 'foto', 'plano', 'dibujo', 'whatsapp'],
    },
  },
  {
    key: 'visit',
    page: '/contact',
    nextStep: 'call',
    en: {
      question: 'Can I visit your showroom?',
      answer:
        'Yes, come by while the showroom is open: address and hours are on the contact page. We keep offcuts of clear and low-iron glass there; bring a tile and look through them.',
      phrasings: [
        'Can I stop by and look at samples?',
        'Can I see the glass in person?',
        'Do I need an appointment for the showroom?',
        'Can I come see samples?',
      ],
      keywords: ['visit', 'samples', 'in person', 'stop by'],
    },
    es: {
      question: '¿Puedo visitar la sala de exhibición?',
      answer:
        'Sí, venga mientras esté abierta: la dirección y el horario están en la página de contacto. Tenemos muestras de vidrio claro y bajo en hierro; traiga un azulejo y mírelo a través de ellas.',
      phrasings: [
        '¿Puedo pasar a ver muestras?',
        '¿Puedo ver los vidrios en persona?',
        '¿Necesito cita para la sala de exhibición?',
      ],
      keywords: ['visitar', 'muestras', 'en persona'],
    },
  },
  {
    key: 'gallery',
    page: '/gallery',
    nextStep: 'price',
    en: {
      question: 'Can I see pictures of your work?',
      answer: 'The gallery shows showers, mirrors, partitions and more; filter it by kind.',
      phrasings: [
        'Do you have a portfolio?',
        'Can I see some of your projects?',
        'Do you have examples of showers you did?',
        'wanna see some of your work',
        'before and after pictures',
      ],
      keywords: ['gallery', 'portfolio', 'projects', 'pictures'],
    },
    es: {
      question: '¿Puedo ver fotos de sus trabajos?',
      answer: 'La galería muestra regaderas, espejos, divisiones y más; puede filtrarla por tipo.',
      phrasings: [
        '¿Tienen un portafolio?',
        '¿Dónde veo sus proyectos?',
        '¿Tienen ejemplos de sus trabajos?',
      ],
      keywords: ['galería', 'portafolio', 'proyectos'],
    },
  },
  {
    key: 'try-on',
    page: '/ar-try-on',
    nextStep: 'none',
    en: {
      question: 'Can I see how a glass would look at my place?',
      answer:
        'The virtual try-on page shows six styles of glass, from clear to frosted and tinted.',
      phrasings: [
        'Can I see how frosted glass would look in my bathroom?',
        'Do you have a virtual try-on?',
        'Can I preview the glass in my room?',
        'augmented reality',
      ],
      keywords: ['try on', 'virtual', 'preview', 'would look'],
    },
    es: {
      question: '¿Puedo ver cómo se vería un vidrio en mi casa?',
      answer:
        'La página de prueba virtual muestra seis estilos de vidrio, del claro al esmerilado y al tintado.',
      phrasings: [
        '¿Tienen una prueba virtual?',
        '¿Puedo ver cómo queda en mi baño?',
        'realidad aumentada',
      ],
      keywords: ['virtual', 'se vería', 'prueba'],
    },
  },
]
