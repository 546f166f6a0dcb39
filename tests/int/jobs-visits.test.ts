import { describe, expect, it } from 'vitest'
import { moveJob } from '@/services/jobs/move-job'
import { callOffVisit, setVisit } from '@/services/jobs/set-visit'
import { undoMove } from '@/services/jobs/undo-move'
import { openJobWorld, times } from '../fixtures/job-world'
import { testPayload } from '../setup/database'

const { monday, customer, fitter, office, job, atStage } = await openJobWorld()

describe('a visit', () => {
  it('is refused where its person is elsewhere, also for two at the same time', async () => {
    const first = await atStage('to_measure')
    const second = await atStage('to_measure')
    const wanted = { kind: 'measure', ...times('13:00', '14:00', { who: fitter.id }) }
    const outcomes = await Promise.all(
      [first, second].map(({ id: jobId }) => setVisit({ ctx: office, wish: { ...wanted, jobId } })),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const refused = outcomes.find(({ ok }) => !ok)
    expect(refused).toMatchObject({ kind: 'refused_visit' })
    expect(JSON.stringify(refused)).toMatch(
      /Sam Test is at J-\d{6} then: Jan 12, 2027, 1:00.+2:00.PM\. Choose/,
    )
    const after = { ...wanted, ...times('14:00', '15:00') }
    const jobId = first.id
    expect(await setVisit({ ctx: office, wish: { ...after, jobId } })).toMatchObject({ ok: true })
  })

  it('is moved into its own time, and frees it when it is called off', async () => {
    const { id: jobId } = await atStage('to_measure')
    const wish = { jobId, kind: 'measure', ...times('16:00', '17:00', { who: fitter.id }) }
    const set = await setVisit({ ctx: office, wish })
    if (!set.ok) throw new Error(set.kind)
    expect(set.visit).toMatchObject({ start: '2027-01-12T22:00:00.000Z' })
    const moved = { ...wish, visitId: set.visit.id, start: '2027-01-12T16:30' }
    expect(await setVisit({ ctx: office, wish: moved })).toMatchObject({ ok: true })
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ kind: 'refused_visit' })
    await callOffVisit({ ctx: office, wish: { visitId: set.visit.id } })
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ ok: true })
  })

  it.each([
    ['that ends before it begins', times('10:00', '09:00'), 'refused_visit'],
    ['of a customer', () => times('10:00', '11:00', { who: customer.id }), 'refused_visit'],
    ['at no time that there is', times('25:00', '26:00'), 'malformed'],
  ])('%s is refused', async (_what, visit, kind) => {
    const { id: jobId } = await atStage('to_measure')
    const wish = { jobId, kind: 'service', ...(typeof visit === 'function' ? visit() : visit) }
    expect(await setVisit({ ctx: office, wish })).toMatchObject({ ok: false, kind })
  })
})

describe('the last step', () => {
  it('is taken back with the visit that was made for it, for ten minutes', async () => {
    const payload = await testPayload()
    const { id: jobId } = await atStage('glass_in')
    const visit = times('09:00', '12:00', { who: fitter.id })
    const schedule = { jobId, from: 'glass_in', to: 'scheduled', visit }
    expect(await moveJob({ ctx: office, wish: schedule })).toMatchObject({ ok: true })
    const late = { ...office, now: () => new Date(monday.getTime() + 10 * 60_000 + 1) }
    expect(await undoMove({ ctx: late, wish: { jobId } })).toEqual({ ok: false, kind: 'too_late' })
    expect(await undoMove({ ctx: office, wish: { jobId } })).toEqual({ ok: true, jobId })
    expect(await job(jobId)).toMatchObject({ stage: 'glass_in', moves: [] })
    const { docs } = await payload.find({
      collection: 'visits',
      where: { job: { equals: jobId } },
      overrideAccess: true,
    })
    expect(docs.map(({ isCancelled }) => isCancelled)).toEqual([true])
    expect(await undoMove({ ctx: office, wish: { jobId } })).toMatchObject({ kind: 'too_late' })
  })
})
