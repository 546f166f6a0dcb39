import type { APIRequestContext } from '@playwright/test'
import { openByRequest } from './by-request'
import { admin } from './people'
import { test } from './test'

type Payment = {
  status: string
  isHeld: boolean
  refundedAmount?: number | null
  refunds?: object[]
  release?: object
}

/** An administrator who looks after the money of a test file's quotes. */
export function openMoney() {
  const people = openByRequest()
  let office: APIRequestContext

  test.beforeAll(async () => {
    office = await people.signedIn(admin)
  })

  async function paymentOf(paymentId: number): Promise<Payment> {
    const answer = await office.get(`/api/payments/${paymentId}?depth=0`, {
      headers: { origin: people.origin },
    })
    return (await answer.json()) as Payment
  }

  async function quoteOf(quoteId: number): Promise<string> {
    const answer = await office.get(`/api/quotes/${quoteId}?depth=0`, {
      headers: { origin: people.origin },
    })
    const { status, paymentStatus } = (await answer.json()) as Record<string, string>
    return `${status}/${paymentStatus}`
  }

  return {
    people,

    get office() {
      return office
    },

    paymentOf,
    quoteOf,
  }
}
