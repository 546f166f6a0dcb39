import { expect, test as base } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import { countRequests } from './network'

type Complaints = { watch: (context: BrowserContext) => void; allow: (...words: RegExp[]) => void }

export type WatchedOptions = {
  /** What a page loads for longer stays open by itself, and no quiet network waits for it. */
  longestRequestMs: number
}

type Watched = WatchedOptions & {
  complaints: Complaints
  /** Names what the console of a page may complain of in this test: the refusals that it asks for. */
  allowErrors: Complaints['allow']
  /** A page in a browser of somebody else, who shares nothing with the other page. */
  stranger: Page
}

export { expect }

/** An error in the console of any page, or one that nothing caught, fails the test. */
export const test = base.extend<Watched>({
  longestRequestMs: [4_000, { option: true }],
  complaints: async ({}, provide) => {
    const heard: string[] = []
    const allowed: RegExp[] = []
    await provide({
      watch: (context) => {
        context.on('console', (message) => {
          if (message.type() === 'error')
            heard.push(`${message.text()} (${message.location().url} on ${message.page()?.url()})`)
        })
        context.on('weberror', (error) =>
          heard.push(`${error.error().message} (on ${error.page()?.url()})`),
        )
      },
      allow: (...words) => allowed.push(...words),
    })
    const unexpected = heard.filter((text) => !allowed.some((words) => words.test(text)))
    expect(unexpected, 'errors in the console').toEqual([])
  },
  allowErrors: async ({ complaints }, provide) => provide(complaints.allow),
  context: async ({ context, complaints, longestRequestMs }, provide) => {
    complaints.watch(context)
    context.on('page', (page) => countRequests(page, longestRequestMs))
    await provide(context)
  },
  stranger: async ({ browser, complaints, longestRequestMs }, provide) => {
    const context = await browser.newContext()
    complaints.watch(context)
    context.on('page', (page) => countRequests(page, longestRequestMs))
    await provide(await context.newPage())
    await context.close()
  },
})
