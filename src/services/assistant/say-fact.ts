import 'server-only'
import { localHref } from '@/config/locales'
import type { AnswerBlock, AnswerLink } from '@/domain/assistant/answer'
import type { Fact } from '@/domain/assistant/retrieval/fact-passages'
import type { Hours } from '@/domain/company/company-facts'
import { listed, missing, phoneLink } from './answer-parts'
import type { Desk, Told } from './answer-parts'
import { sayOffice } from './say-office'

/** A fact of the company in words, or word that it has not been entered. */
export function sayFact(fact: Fact, desk: Desk): Told {
  const { t, locale } = desk
  const said = factOf(fact, desk)
  if (said === null || said.blocks.length === 0) return missing(desk)
  return {
    kind: fact === 'products' ? 'products' : `fact:${fact}`,
    links: [],
    source: {
      title: t('source.company'),
      href: localHref(
        locale,
        fact === 'products' ? '/services' : fact === 'about' ? '/about' : '/contact',
      ),
    },
    ...said,
  }
}

function factOf(fact: Fact, desk: Desk): { blocks: AnswerBlock[]; links?: AnswerLink[] } | null {
  const { t, locale, shelf } = desk
  const { company, knowledge } = shelf
  switch (fact) {
    case 'phone':
      return company.phone === ''
        ? null
        : { blocks: [{ text: t('facts.phone') }], links: [phoneLink(company.phone, desk)] }
    case 'emergency':
      return company.emergencyPhone === ''
        ? null
        : {
            blocks: [{ text: t('facts.emergency') }],
            links: [phoneLink(company.emergencyPhone, desk)],
          }
    case 'email': {
      const { salesEmail } = company
      return salesEmail === ''
        ? null
        : {
            blocks: [{ text: t('facts.email') }],
            links: [{ href: `mailto:${salesEmail}`, text: salesEmail }],
          }
    }
    case 'address':
      return company.address.full === ''
        ? null
        : {
            blocks: [{ text: t('facts.address', { address: company.address.full }) }],
            links: [{ href: localHref(locale, '/contact'), text: t('facts.directions') }],
          }
    case 'hours':
      return {
        blocks: [
          ...sayOffice(desk),
          ...listed(t('facts.serviceHours'), linesOf(company.serviceHours)),
          ...listed(t('facts.showroomHours'), linesOf(company.showroomHours)),
        ],
      }
    case 'about':
      return company.aboutUs === '' ? null : { blocks: [{ text: company.aboutUs }] }
    case 'reasons':
      return {
        blocks: [
          ...listed(t('facts.reasons'), company.usps),
          ...listed(t('facts.certifications'), company.certifications),
        ],
      }
    case 'products':
      return {
        blocks: listed(
          t('products'),
          knowledge.products.map(({ name }) => name),
        ),
        links: [{ href: localHref(locale, '/services'), text: t('productsLink') }],
      }
  }
}

function linesOf({ weekdays, saturday, sunday }: Hours): string[] {
  return [weekdays, saturday, sunday].filter((line) => line !== '')
}
