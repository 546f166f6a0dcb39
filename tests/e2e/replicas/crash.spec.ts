import { setTimeout as pause } from 'node:timers/promises'
import { brokenPromises } from './world/kept'
import { expect, note, test } from './world/test'
import { letVisitorsIn } from './world/visitors'

test('a replica that is killed at work loses nothing that was answered', async ({ world }) => {
  test.setTimeout(900_000)
  const kills = 10
  const visitors = await letVisitorsIn(world, 6)
  try {
    for (let turn = 0; turn < kills; turn += 1) {
      await pause(2_000 + Math.random() * 2_000)
      const index = turn % 2 === 0 ? 0 : 1
      await world.replicas[index].kill()
      await world.replace(index)
    }
  } finally {
    await visitors.leave()
  }
  const { saved, checkouts, settled } = visitors.promised
  note(
    kills,
    `${visitors.calls()} calls: ${visitors.pages()} pages, ${saved.size} saves, ` +
      `${checkouts.size} checkouts, ${settled.length} webhooks; asked again: ${said(visitors.failed)}`,
  )
  expect(saved.size).toBeGreaterThan(20)
  expect(await brokenPromises(visitors.promised)).toEqual([])
  // what may be asked twice is asked of the other replica by the proxy itself
  expect(Object.keys(visitors.failed).filter((what) => what.startsWith('page'))).toEqual([])
})

function said(failed: Record<string, number>): string {
  const parts = Object.entries(failed).map(([what, times]) => `${what} × ${times}`)
  return parts.length === 0 ? 'nothing' : parts.join(', ')
}
