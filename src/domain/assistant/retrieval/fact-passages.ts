import type { Language } from '../language/languages'
import type { Passage } from './passage'

/** What the company settings say; the words around it are the screen's. */
const facts = [
  'phone',
  'emergency',
  'email',
  'address',
  'hours',
  'about',
  'reasons',
  'products',
] as const
export type Fact = (typeof facts)[number]

const asked: Record<Language, Record<Fact, string[]>> = {
  en: {
    phone: [
      'What is your phone number?',
      'How can I call you?',
      'Can I speak to a person?',
      'Talk to a human',
      'telephone contact number',
      'reach someone by phone',
    ],
    emergency: ['What is the emergency number?', 'emergency phone', 'number to call at night'],
    email: [
      'What is your email address?',
      'Can I email you?',
      'write you an email',
      'send an email about a project',
    ],
    address: [
      'Where are you located?',
      'What is your address?',
      'Where is your showroom?',
      'Where is your shop?',
      'directions to your store',
      'office location',
    ],
    hours: [
      'What are your hours?',
      'When are you open?',
      'Are you open on Saturday?',
      'Are you open Sunday?',
      'What time do you close?',
      'What time does the showroom close?',
      'What time do you open?',
      'business hours',
      'open on weekends',
      'open today',
      'open tomorrow Monday Tuesday Wednesday Thursday Friday',
      'holiday hours',
    ],
    about: [
      'Who are you?',
      'About your company',
      'Tell me about your company',
      'How many years have you been in business?',
      'How long has the company been around?',
      'When were you founded?',
      'years of experience',
    ],
    reasons: [
      'Why should I choose you?',
      'Why you and not another company?',
      'What makes you different?',
      'certifications',
    ],
    products: [
      'What do you make?',
      'What products do you make?',
      'What services do you offer?',
      'What do you sell?',
      'What kinds of work do you do?',
      'list of products and services',
    ],
  },
  es: {
    phone: [
      '¿Cuál es su número de teléfono?',
      '¿A qué número llamo?',
      'Quiero hablar con una persona',
      'hablar con alguien por teléfono',
      'teléfono de contacto',
    ],
    emergency: ['¿Cuál es el número de emergencia?', 'teléfono de emergencia'],
    email: ['¿Cuál es su correo electrónico?', 'mandar un correo', 'escribir un email'],
    address: [
      '¿Dónde están ubicados?',
      '¿Cuál es su dirección?',
      '¿Dónde está la sala de exhibición?',
      '¿Dónde queda su tienda?',
      '¿Dónde quedan?',
      'ubicación de la oficina',
    ],
    hours: [
      '¿Cuál es su horario?',
      '¿A qué hora abren?',
      '¿A qué hora cierran?',
      '¿Abren los sábados?',
      '¿Abren los domingos?',
      '¿Están abiertos el fin de semana?',
      'horas de atención',
      'abierto hoy mañana lunes martes miércoles jueves viernes',
    ],
    about: [
      '¿Quiénes son?',
      'Acerca de su empresa',
      '¿Cuántos años tienen de experiencia?',
      '¿Desde cuándo existe la empresa?',
    ],
    reasons: ['¿Por qué elegirlos a ustedes?', '¿Qué los hace diferentes?', 'certificaciones'],
    products: [
      '¿Qué productos hacen?',
      '¿Qué fabrican?',
      '¿Qué servicios ofrecen?',
      '¿Qué venden?',
      '¿Qué tipo de trabajos hacen?',
      'productos que manejan',
    ],
  },
}

export function factPassages(language: Language): Passage[] {
  return facts.map((fact) => {
    const phrasings = asked[language][fact]
    return {
      id: `fact:${fact}`,
      kind: 'fact',
      title: phrasings[0] ?? fact,
      phrasings,
      keywords: [],
      body: '',
    }
  })
}
