import type { Page } from '@playwright/test'

/** What a page offers to take back for ten seconds stays for as long as a test needs. */
export async function keepUndo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: begin } = window
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number, ...rest: unknown[]) =>
        begin(work, ms === 10_000 ? 600_000 : ms, ...rest),
    })
  })
}
