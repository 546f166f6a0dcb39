import type { APIRequestContext, Page } from '@playwright/test'
import { admin, customer } from '../../tests/e2e/support/people'

export const roles = { customer, admin } as const

export type Role = keyof typeof roles

/** One picture to take: how it is called, and how one gets there. */
export type Screen = {
  name: string
  /** Who is signed in; nobody where it is left out. */
  as?: Role
  open: (page: Page, request: APIRequestContext) => Promise<void>
}

/** A screen that needs no more than its address. */
export function at(name: string, address: string, as?: Role): Screen {
  return {
    name,
    ...(as ? { as } : {}),
    open: async (page) => {
      await page.goto(address)
    },
  }
}
