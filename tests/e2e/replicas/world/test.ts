import { test as base } from '@playwright/test'
import { startWorld } from './world'
import type { World } from './world'

export { expect } from '@playwright/test'

/** The tests of replicas share one world; what they take down they put up again. */
export const test = base.extend<object, { world: World }>({
  world: [
    // Playwright reads from the braces what a fixture needs
    async ({}, use) => {
      const world = await startWorld()
      await use(world)
      await world.stop()
    },
    { scope: 'worker', timeout: 900_000 },
  ],
})

/** For the table: how often it was tried, and what was measured. */
export function note(repetitions: number, measured?: string): void {
  test
    .info()
    .annotations.push(
      { type: 'repetitions', description: String(repetitions) },
      ...(measured === undefined ? [] : [{ type: 'measured', description: measured }]),
    )
}
