import type { KnowledgeEntry } from './knowledge-entry'
import { holds, plainWords } from './plain-words'

export type Fact = 'phone' | 'emergency' | 'email' | 'address' | 'hours' | 'about' | 'reasons'

export type Product = KnowledgeEntry['products'][number]

/** What is answered; the words around it are the screen's. */
export type Reply =
  | { kind: 'answer'; text: string }
  | { kind: 'product'; product: Product }
  | { kind: 'products'; names: string[] }
  | { kind: 'fact'; fact: Fact }
  | { kind: 'commercial' }
  | { kind: 'greeting' }
  | { kind: 'thanks' }
  | { kind: 'unknown' }

/** How much of a question has to be typed to be recognised, in characters (specification, 9). */
const questionStart = 30

/** A keyword that staff chose says more about what is meant than a word of a product's name. */
const keywordWeight = 1.5

const factTerms: Record<Fact, string[]> = {
  phone: ['phone', 'telephone', 'call you', 'your number', 'telefono', 'llamar', 'llamarles'],
  emergency: ['emergency number', 'emergency phone', 'numero de emergencia'],
  email: ['email', 'e mail', 'mail you', 'write to you', 'correo'],
  address: [
    'address',
    'located',
    'where are you',
    'donde estan',
    'location',
    'showroom',
    'visit you',
    'direccion',
    'ubicad',
  ],
  hours: [
    'hours',
    'open',
    'close',
    'opening',
    'saturday',
    'sunday',
    'weekend',
    'horario',
    'abren',
    'abierto',
    'cierran',
    'sabado',
    'domingo',
    'fin de semana',
  ],
  about: ['about you', 'who are you', 'your company', 'quienes son', 'su empresa'],
  reasons: [
    'why you',
    'why should',
    'choose you',
    'certif',
    'licens',
    'insured',
    'por que ustedes',
  ],
}

const commercialTerms = ['commercial', 'business', 'tenant', 'comercial', 'negocio', 'empresarial']

const productsTerms = [
  'products',
  'what do you make',
  'what do you sell',
  'what do you offer',
  'what do you do',
  'services',
  'productos',
  'servicios',
  'que hacen',
  'que ofrecen',
]

/** Whoever says one of these may not be able to wait for an answer. */
const urgentTerms = [
  'broke',
  'smashed',
  'shattered',
  'vandal',
  'burglar',
  'break in',
  'urgent',
  'emergency',
  'tonight',
  'right now',
  'rompi',
  'roto',
  'rota',
  'quebr',
  'estall',
  'robo',
  'urgen',
  'emergencia',
  'esta noche',
  'ahora mismo',
]

const greetings = ['hi', 'hello', 'hey', 'good morning', 'good afternoon', 'hola', 'buenos dias']
const thanks = ['thanks', 'thank you', 'thx', 'gracias']

type Candidate = { score: number; reply: Reply }

/**
 * The best answer that the knowledge base has to a message: a frequent question by its keywords or
 * its beginning, a product by its name, a fact of the company, or the commercial details. Each
 * match counts by how much of the message it explains, in characters; ties go to the first kind.
 */
export function findReply(message: string, knowledge: KnowledgeEntry): Reply {
  const plain = plainWords(message)
  const candidates: Candidate[] = [
    ...knowledge.faqs.map((faq) => ({
      score: faqScore(plain, faq),
      reply: { kind: 'answer', text: faq.answer } as const,
    })),
    ...facts.map((fact) => ({
      score: longest(plain, factTerms[fact]),
      reply: { kind: 'fact', fact } as const,
    })),
    ...knowledge.products.map((product) => ({
      score: nameScore(plain, product.name),
      reply: { kind: 'product', product } as const,
    })),
    { score: longest(plain, commercialTerms), reply: { kind: 'commercial' } },
    {
      score: longest(plain, productsTerms),
      reply: { kind: 'products', names: knowledge.products.map(({ name }) => name) },
    },
  ]
  const best = candidates.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.reply : smallTalk(plain)
}

/** Whether a message sounds as if glass had just broken. */
export function soundsUrgent(message: string): boolean {
  return longest(plainWords(message), urgentTerms) > 0
}

const facts = Object.keys(factTerms) as Fact[]

function faqScore(plain: string, faq: KnowledgeEntry['faqs'][number]): number {
  const start = plainWords(faq.question.slice(0, questionStart)).trim()
  if (start !== '' && plain.includes(start)) return questionStart * 10
  return (
    sum(faq.keywords, (keyword) => (holds(plain, keyword) ? keyword.length : 0)) * keywordWeight
  )
}

/** The words of a name count one by one, in the singular too: `mirror` finds `Mirrors`. */
function nameScore(plain: string, name: string): number {
  const words = plainWords(name)
    .trim()
    .split(' ')
    .filter((word) => word.length >= 4 && word !== 'glass')
  return sum(words, (word) => (holds(plain, word.replace(/s$/, '')) ? word.length : 0))
}

function smallTalk(plain: string): Reply {
  if (longest(plain, thanks) > 0) return { kind: 'thanks' }
  if (greetings.some((greeting) => plain.startsWith(` ${greeting} `))) return { kind: 'greeting' }
  return { kind: 'unknown' }
}

function longest(plain: string, terms: readonly string[]): number {
  return Math.max(0, ...terms.map((term) => (holds(plain, term) ? term.length : 0)))
}

function sum<Item>(items: readonly Item[], score: (item: Item) => number): number {
  return items.reduce((total, item) => total + score(item), 0)
}
