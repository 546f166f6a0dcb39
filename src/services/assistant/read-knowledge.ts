import 'server-only'
import { globalSlugs, slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { cachedRead } from '../content/cached-read'

export type KnownAnswer = {
  id: number
  question: string
  answer: string
  phrasings: string[]
  keywords: string[]
  page: string
  nextStep: 'price' | 'call' | 'emergency' | 'contact' | 'none'
}

export type KnownProduct = {
  id: string
  name: string
  description: string
  keywords: string[]
  applications: string[]
  examples: string[]
  page: string
}

type KnownCommercial = { glassTypes: string[]; benefits: string[]; processSteps: string[] }

export type Knowledge = {
  answers: KnownAnswer[]
  products: KnownProduct[]
  commercial: KnownCommercial
  towns: string[]
  synonyms: string[]
}

/** Everything of the assistant's own that is published, in one language; what lacks it is left out. */
export const readKnowledge = cachedRead(
  'assistant',
  async (payload, locale: Locale): Promise<Knowledge> => {
    const whole = { depth: 0, pagination: false, locale, fallbackLocale: false } as const
    const [answers, entries, words] = await Promise.all([
      payload.find({ collection: slugs.answers, sort: 'id', ...whole, overrideAccess: false }),
      payload.find({
        collection: slugs.knowledgeBase,
        sort: 'id',
        ...whole,
        overrideAccess: false,
      }),
      payload.findGlobal({
        slug: globalSlugs.assistant,
        depth: 0,
        locale,
        fallbackLocale: false,
        overrideAccess: false,
      }),
    ])
    const commercial = entries.docs.map((entry) => entry.commercial)
    return {
      answers: answers.docs
        .filter(({ question, answer }) => Boolean(question) && Boolean(answer))
        .map((row) => ({
          id: row.id,
          question: row.question,
          answer: row.answer,
          phrasings: row.phrasings ?? [],
          keywords: row.keywords ?? [],
          page: row.page ?? '',
          nextStep: row.nextStep,
        })),
      products: entries.docs
        .flatMap(({ products }) => products ?? [])
        .filter(({ name, description }) => Boolean(name) && Boolean(description))
        .map((row) => ({
          id: row.code || String(row.id),
          name: row.name,
          description: row.description,
          keywords: row.keywords ?? [],
          applications: row.applications ?? [],
          examples: row.examples ?? [],
          page: row.page ?? '',
        })),
      commercial: {
        glassTypes: commercial.flatMap((part) => part?.glassTypes ?? []),
        benefits: commercial.flatMap((part) => part?.benefits ?? []),
        processSteps: commercial.flatMap((part) => part?.processSteps ?? []),
      },
      towns: words.towns ?? [],
      synonyms: (words.synonyms ?? []).map((row) => row.words),
    }
  },
)
