import type { SampleAnswer } from './sample-answer'

export const aboutWork: SampleAnswer[] = [
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
