import { expect, test as base } from '@playwright/test'
import type { Page } from '@playwright/test'
import { answersEvent } from '../../../src/config/read-scripts'

export { expect }

/**
 * Tests act once a page answers, as people mostly do; a page is there (`load`) a moment earlier. What
 * happens in between has tests of its own: before-scripts.spec.ts. A test that holds scripts back goes on
 * from `commit`.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    await page.addInitScript((name) => {
      addEventListener(name, () => Object.assign(window, { answers: true }), { once: true })
    }, answersEvent)
    const goto = page.goto.bind(page)
    page.goto = async (address, options) => {
      const response = await goto(address, options)
      if (options?.waitUntil !== 'commit') {
        await expect.poll(() => answers(page), { intervals: [20, 50] }).toBe(true)
      }
      return response
    }
    await provide(page)
  },
})

/** The admin, the sandbox and what is not found say nothing of themselves: they count as answering. */
function answers(page: Page): Promise<boolean> {
  const asked = page.evaluate(
    (name) => 'answers' in window || ![...document.scripts].some(({ text }) => text.includes(name)),
    answersEvent,
  )
  // a page that leads on takes the question with it
  return asked.catch(() => false)
}
