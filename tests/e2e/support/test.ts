import { waitWhenOpened } from './hydration'
import { expect, test as watched } from './watched'

export { expect }

/**
 * Tests act once a page is hydrated, as people mostly do; it is loaded (`load`) a moment earlier. What
 * happens in between has tests of its own: before-scripts.spec.ts. A test that holds scripts back goes on
 * from `commit`.
 */
export const test = watched.extend({
  context: async ({ context }, provide) => {
    context.on('page', waitWhenOpened)
    await provide(context)
  },
  stranger: async ({ stranger }, provide) => {
    waitWhenOpened(stranger)
    await provide(stranger)
  },
})
