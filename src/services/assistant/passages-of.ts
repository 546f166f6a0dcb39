import type { Locale } from '@/config/locales'
import { factPassages } from '@/domain/assistant/retrieval/fact-passages'
import type { Passage } from '@/domain/assistant/retrieval/passage'
import { sayVerdict } from '@/domain/glass-rules/say-verdict'
import type { GlassRule } from '@/domain/pricing/types'
import { translatorOf } from '@/i18n/translator'
import type { Shelf } from './library'

/** Everything that may answer a question, as passages to search. */
export function passagesOf(shelf: Shelf, locale: Locale): Passage[] {
  const { knowledge, styles, posts, rules } = shelf
  const t = translatorOf(locale, 'assistantReply.ask')
  const asked = (name: string) => [name, t('doYouMake', { name }), t('tellMe', { name })]
  return [
    ...knowledge.answers.map(({ id, question, answer, phrasings, keywords }): Passage => ({
      id: `answer:${id}`,
      kind: 'answer',
      title: question,
      phrasings: [question, ...phrasings],
      keywords,
      body: answer,
    })),
    ...factPassages(locale),
    ...knowledge.products.map(
      ({ id, name, description, keywords, applications, examples }): Passage => ({
        id: `product:${id}`,
        kind: 'product',
        title: name,
        phrasings: [
          ...asked(name),
          ...keywords,
          ...keywords.map((other) => t('doYouMake', { name: other })),
        ],
        keywords,
        body: [description, ...applications, ...examples].join('. '),
      }),
    ),
    {
      id: 'commercial:all',
      kind: 'commercial',
      title: t('commercial'),
      phrasings: [t('commercial'), t('business'), t('buildings')],
      keywords: [],
      body: Object.values(knowledge.commercial).flat().join('. '),
    },
    ...styles.map(({ id, name, description, keyFeatures }): Passage => ({
      id: `style:${id}`,
      kind: 'style',
      title: name,
      phrasings: [t('glass', { name }), t('doYouHave', { name }), t('whatIs', { name })],
      keywords: [],
      body: [description, ...keyFeatures].join('. '),
    })),
    ...rules.flatMap((rule): Passage[] => {
      const said = ruleInWords(rule)
      return said === null
        ? []
        : [
            {
              id: `rule:${rule.rule}`,
              kind: 'rule',
              title: said.title,
              phrasings: [said.title],
              keywords: [],
              body: said.reason,
            },
          ]
    }),
    ...posts.map(({ slug, title, excerpt }): Passage => ({
      id: `post:${slug}`,
      kind: 'post',
      title,
      phrasings: [title],
      keywords: [],
      body: excerpt,
    })),
  ]
}

/** A rule as it stands for everybody; null where its sentence is about the figures of one piece. */
export function ruleInWords(rule: GlassRule): { title: string; reason: string } | null {
  const { title, reason } = sayVerdict(
    { rule: rule.rule as never, figures: {} },
    { glassRules: [rule] },
  )
  return /\{\w+\}/.test(`${title} ${reason}`) || reason === '' ? null : { title, reason }
}
