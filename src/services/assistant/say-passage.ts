import 'server-only'
import { localHref } from '@/config/locales'
import type { AnswerLink } from '@/domain/assistant/answer'
import type { Fact } from '@/domain/assistant/retrieval/fact-passages'
import type { Passage } from '@/domain/assistant/retrieval/passage'
import { callLinks, listed, missing, phoneLink, priceLink, ruleSource } from './answer-parts'
import type { Desk, Told } from './answer-parts'
import { ruleInWords } from './passages-of'
import type { KnownAnswer, KnownProduct } from './read-knowledge'
import { sayFact } from './say-fact'

/** What a passage says, from the row it stands for. */
export function sayPassage({ id, kind, title }: Passage, desk: Desk): Told {
  const { t, locale, shelf } = desk
  const name = id.slice(id.indexOf(':') + 1)
  const pageOf = (path: string) => localHref(locale, path)
  switch (kind) {
    case 'answer': {
      const row = shelf.knowledge.answers.find((answer) => String(answer.id) === name)
      return row ? sayAnswer(row, desk) : missing(desk)
    }
    case 'product': {
      const row = shelf.knowledge.products.find((product) => product.id === name)
      return row ? sayProduct(row, desk) : missing(desk)
    }
    case 'commercial':
      return sayCommercial(desk)
    case 'fact':
      return sayFact(name as Fact, desk)
    case 'style': {
      const row = shelf.styles.find((style) => String(style.id) === name)
      if (!row) return missing(desk)
      const page = pageOf('/products/glass-styles')
      return {
        kind: `style:${row.name}`,
        blocks: [{ text: row.description }, ...listed(t('style.features'), row.keyFeatures)],
        links: [{ href: page, text: t('style.link') }],
        source: { title: row.name, href: page },
      }
    }
    case 'rule': {
      const row = shelf.rules.find(({ rule }) => rule === name)
      const said = row ? ruleInWords(row) : null
      if (!row || !said) return missing(desk)
      return {
        kind: id,
        blocks: [{ text: `${said.title}. ${said.reason}` }],
        links: [priceLink(desk)],
        source: { title: ruleSource(row, desk), href: null },
      }
    }
    case 'post': {
      const row = shelf.posts.find(({ slug }) => slug === name)
      const page = pageOf(`/posts/${name}`)
      return {
        kind: id,
        blocks: [{ text: row?.excerpt ?? title }],
        links: [{ href: page, text: t('post') }],
        source: { title, href: page },
      }
    }
  }
}

function sayAnswer({ id, question, answer, page, nextStep }: KnownAnswer, desk: Desk): Told {
  return {
    kind: `answer:${id}`,
    blocks: [{ text: answer }],
    links: nextStepLinks(nextStep, desk),
    source: { title: question, href: page === '' ? null : localHref(desk.locale, page) },
  }
}

function nextStepLinks(step: KnownAnswer['nextStep'], desk: Desk): AnswerLink[] {
  const { emergencyPhone } = desk.shelf.company
  switch (step) {
    case 'price':
      return [priceLink(desk)]
    case 'call':
      return callLinks(desk)
    case 'emergency':
      return emergencyPhone === '' ? callLinks(desk) : [phoneLink(emergencyPhone, desk)]
    case 'contact':
      return [{ href: localHref(desk.locale, '/contact'), text: desk.t('write') }]
    case 'none':
      return []
  }
}

function sayProduct(product: KnownProduct, desk: Desk): Told {
  const { t, locale } = desk
  const { id, name, description, applications, examples, page } = product
  const href = page === '' ? null : localHref(locale, page)
  return {
    kind: `product:${id}`,
    blocks: [
      { text: description },
      ...listed(t('product.applications'), applications),
      ...listed(t('product.examples'), examples),
    ],
    links: [
      ...(href === null ? [] : [{ href, text: t('product.see', { name }) }]),
      priceLink(desk),
    ],
    source: { title: name, href },
  }
}

function sayCommercial(desk: Desk): Told {
  const { t, shelf, locale } = desk
  const { glassTypes, benefits, processSteps } = shelf.knowledge.commercial
  const page = localHref(locale, '/products/commercial')
  return {
    kind: 'commercial',
    blocks: [
      ...listed(t('commercial.glassTypes'), glassTypes),
      ...listed(t('commercial.benefits'), benefits),
      ...listed(t('commercial.steps'), processSteps),
    ],
    links: [{ href: page, text: t('commercial.link') }],
    source: { title: t('commercial.link'), href: page },
  }
}
