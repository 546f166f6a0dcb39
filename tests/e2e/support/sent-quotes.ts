import { expect } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { openByRequest } from './by-request'
import { officePerson } from './people'
import { test } from './test'

export type Sent = {
  id: number
  basedOn: string | null
  link: string
  total: number
  draft: object
}

/** Somebody at the office who makes quotes for callers and sends each its link. */
export function openSentQuotes() {
  const people = openByRequest()
  let office: APIRequestContext

  test.beforeAll(async () => {
    office = await people.signedIn(officePerson)
  })

  async function call(path: string, data: object): Promise<Sent> {
    const answer = await office.post(path, { headers: { origin: people.origin }, data })
    expect(answer.status(), await answer.text()).toBe(200)
    const body = (await answer.json()) as Sent & { quote?: Sent }
    return body.quote ?? body
  }

  /** Clear tempered shower glass in two panels, and a free line. */
  async function draftOf(firstWidth: number, changes: object = {}) {
    const { regions, glassTypes, finishes } = (await (
      await office.get('/api/quotes/tables')
    ).json()) as {
      regions: { id: number }[]
      glassTypes: { id: number; category: string }[]
      finishes: { id: number; key: string }[]
    }
    const panels = [firstWidth, 28].map((widthIn, index) => ({
      widthIn,
      heightIn: 76,
      role: index === 0 ? 'fixed' : 'door',
    }))
    const glass = glassTypes.find(({ category }) => category === 'shower')
    return {
      lines: [
        {
          kind: 'piece',
          key: 'A',
          option: false,
          inputs: {
            serviceType: 'shower_glass_quote',
            regionId: regions[0]?.id,
            glassTypeId: glass?.id,
            finishId: finishes.find(({ key }) => key === 'standard_clear')?.id,
            thicknessMm: 9.525,
            panels,
            hardware: [],
            complexityFactorId: null,
            locationFactorId: null,
          },
        },
        line('old', 'Take out the old framed door', 120),
        { ...line('care', 'Squeegee and cleaner', 30), option: true },
      ],
      discount: null,
      taxTreatment: { use: 'residential', job: 'repair', contract: null },
      deposit: { kind: 'own', percent: 50 },
      measurements: 'estimated',
      validUntil: null,
      note: '',
      reason: '',
      language: 'en',
      ...changes,
    }
  }

  async function sentQuote(email: string, draft: object): Promise<Sent> {
    const saved = await call('/api/office/quotes', {
      quoteId: null,
      requestKey: crypto.randomUUID(),
      basedOn: null,
      caller: { customerId: null, name: 'Jordan Sample', phone: '(469) 555-0117', email },
      jobSite: '1208 Sample Lane, Plano',
      internalNote: 'Dog in the yard',
      draft,
    })
    return send(saved)
  }

  function send({ id, basedOn }: Sent): Promise<Sent> {
    return call('/api/office/quotes/send', { quoteId: id, basedOn, byMail: true })
  }

  async function found(id: number): Promise<Sent & { caller: object }> {
    const answer = await office.get(`/api/office/quotes/${id}`, {
      headers: { origin: people.origin },
    })
    return (await answer.json()) as Sent & { caller: object }
  }

  /** It waits for nobody any more: another test counts what does. */
  function measured(id: number) {
    return office.patch(`/api/quotes/${id}`, {
      headers: { origin: people.origin },
      data: { measurements: 'final' },
    })
  }

  return {
    /** What is asked of the site as the office. */
    get office() {
      return office
    },

    get origin() {
      return people.origin
    },

    call,
    draftOf,
    sentQuote,
    send,
    found,
    measured,
  }
}

function line(key: string, text: string, unitPrice: number) {
  return { kind: 'free', key, text, quantity: 1, unit: '', unitPrice, taxed: true, option: false }
}

/** The figure that stays at the bottom of a phone. */
export const bar = (page: Page, label: string) =>
  page.locator('.fixed').filter({ has: page.getByText(label, { exact: true }) })

export const dollars = (amount: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
