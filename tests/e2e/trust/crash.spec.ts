import { booksAgree } from '../support/books'
import { quoteStepsAt } from '../support/quote-steps'
import type { Step } from '../support/quote-steps'
import { openSiteThatCrashes } from '../support/site-that-crashes'
import { expect, test } from '../support/test'

/** So often each step is cut short, each time a little further on. */
const wanted = 20
/** What goes on beside a step talks to the database too: a run may find the step done. */
const most = 60

const site = openSiteThatCrashes()

/** Of a step that nothing cuts short. */
async function messagesOf(begin: () => Promise<Step>): Promise<number> {
  const { ask, quoteId, holds } = await begin()
  const before = site.way.sent()
  const answer = await ask()
  const messages = site.way.sent() - before
  expect(answer.status, await answer.clone().text()).toBe(200)
  await holds?.()
  await booksAgree(await quoteId())
  return messages
}

for (const [name, begin] of Object.entries(quoteStepsAt(site))) {
  test(`${name} that a crash cuts short comes to one, asked for again`, async () => {
    test.setTimeout(900_000)
    const messages = await messagesOf(begin)
    let crashes = 0
    let run = 0
    for (; run < most && crashes < wanted; run += 1) {
      const { ask, quoteId, holds } = await begin()
      let dying: Promise<void> | null = null
      site.way.after(1 + Math.floor(((run % wanted) * messages) / wanted), () => {
        dying = site.kill()
      })
      const answer = await ask().catch(() => null)
      site.way.after(null)
      if (dying === null) {
        expect(answer?.status, `run ${run}`).toBe(200)
      } else {
        crashes += 1
        await dying
        await site.startAnew()
        const again = await ask()
        // done before the crash, or done now
        expect(again.status, await again.clone().text()).toBeLessThan(500)
      }
      await holds?.()
      await booksAgree(await quoteId())
    }
    test
      .info()
      .annotations.push(
        { type: 'repetitions', description: String(crashes) },
        { type: 'measured', description: `${messages} messages to the database, ${run} runs` },
      )
    expect(crashes).toBe(wanted)
  })
}
