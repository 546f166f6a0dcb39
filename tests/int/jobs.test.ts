import { describe, expect, it } from 'vitest'
import type { Job } from '@/payload-types'
import type { Actor } from '@/services/context'
import { moveJob } from '@/services/jobs/move-job'
import { callOffVisit, setVisit } from '@/services/jobs/set-visit'
import { undoMove } from '@/services/jobs/undo-move'
import { openJobWorld, times } from '../fixtures/job-world'
import { rest, signIn } from '../fixtures/rest'
import { aPaidQuote, aQuote } from '../fixtures/rows'
import { storedQuote } from '../fixtures/stored-quote'
import { testPayload } from '../setup/database'

const { customer, fitter, office, begun, job, atStage } = await openJobWorld()

describe('a job begins', () => {
  it('once a quote, however many ask at the same time, with what is to be checked', async () => {
    // the first round opens the connections that the second one races on
    const rounds: Job[][] = []
    for (const quoteId of [await aPaidQuote(customer.id), await aPaidQuote(customer.id)]) {
      rounds.push(await Promise.all(Array.from({ length: 5 }, () => begun(quoteId))))
    }
    expect(rounds.map((jobs) => new Set(jobs.map(({ id }) => id)).size)).toEqual([1, 1])
    const [one] = rounds.flat()
    expect(one).toMatchObject({ stage: 'to_measure' })
    expect((await job(one?.id ?? 0)).number).toBe(`J-${String(one?.id).padStart(6, '0')}`)
    expect(one?.checklist?.length).toBeGreaterThan(2)
  })

  it('as measured where the sizes are final already', async () => {
    const quoteId = await aQuote(customer.id, { measurements: 'final' })
    expect(await begun(quoteId)).toMatchObject({ stage: 'measured' })
  })
})

describe('a job is moved', () => {
  it('all the way, each stage with what it asks for, and closing finishes the work on its quote', async () => {
    const payload = await testPayload()
    const quoteId = await aPaidQuote(customer.id)
    await payload.update({
      collection: 'quotes',
      id: quoteId,
      data: { balanceDue: 0 },
      overrideAccess: true,
      context: { settlement: true },
    })
    const { id: jobId, checklist } = await begun(quoteId)
    const done = (checklist ?? []).map(({ id }) => id ?? '')
    const steps = [
      { from: 'to_measure', to: 'measured', sizesAreFinal: true },
      { from: 'measured', to: 'ordered', supplier: 'Sample Supply', expectedOn: '2027-01-20' },
      { from: 'ordered', to: 'glass_in' },
      { from: 'glass_in', to: 'scheduled', visit: times('07:00', '08:00') },
      { from: 'scheduled', to: 'installed', done },
      { from: 'installed', to: 'closed' },
    ]
    for (const step of steps) {
      const moved = await moveJob({ ctx: office, wish: { jobId, ...step } })
      expect({ to: step.to, moved }).toEqual({ to: step.to, moved: { ok: true, jobId } })
    }
    const after = await job(jobId)
    expect(after).toMatchObject({ stage: 'closed', supplier: 'Sample Supply' })
    expect(after.moves?.map(({ to, by }) => [to, by])).toEqual(
      steps.map(({ to }) => [to, 'lee@example.com']),
    )
    expect(await storedQuote(payload, quoteId)).toMatchObject({
      measurements: 'final',
      workDone: true,
    })
  })

  it('never without it: nothing is written, and the answer names what is missing', async () => {
    const { id: jobId } = await atStage('measured', await aQuote(customer.id))
    const wish = { jobId, from: 'measured', to: 'ordered', supplier: 'Sample Supply' }
    expect(await moveJob({ ctx: office, wish })).toEqual({
      ok: false,
      kind: 'refused_move',
      to: 'ordered',
      verdict: { ok: false, kind: 'needs', missing: ['agreement', 'expected_date'] },
    })
    expect(await job(jobId)).toMatchObject({ stage: 'measured', supplier: null, moves: [] })
  })

  it('by one of two who move it at the same time; the other learns where it is', async () => {
    const { id: jobId } = await atStage('ordered')
    const wishes = ['glass_in', 'measured'].map((to) => ({
      jobId,
      from: 'ordered',
      to,
      sizesAreFinal: true,
    }))
    const outcomes = await Promise.all(wishes.map((wish) => moveJob({ ctx: office, wish })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
      kind: 'moved_meanwhile',
      by: 'lee@example.com',
    })
  })

  it('on hold with a reason, and on again from where it was', async () => {
    const { id: jobId } = await atStage('ordered')
    const hold = { jobId, from: 'ordered', to: 'on_hold' }
    expect(await moveJob({ ctx: office, wish: hold })).toMatchObject({ kind: 'refused_move' })
    await moveJob({ ctx: office, wish: { ...hold, reason: 'Tile is not up' } })
    expect(await job(jobId)).toMatchObject({
      stage: 'on_hold',
      heldFrom: 'ordered',
      holdReason: 'Tile is not up',
    })
    const on = await moveJob({ ctx: office, wish: { jobId, from: 'on_hold', to: 'ordered' } })
    expect(on.ok).toBe(true)
    expect(await job(jobId)).toMatchObject({ stage: 'ordered', heldFrom: null, holdReason: null })
  })

  it.each([
    { who: 'a visitor', actor: (): Actor | null => null, kind: 'not_signed_in' },
    { who: 'a customer', actor: (): Actor | null => customer, kind: 'forbidden' },
    { who: 'staff', actor: (): Actor | null => fitter, kind: 'forbidden' },
  ])('by nobody who is $who', async ({ actor, kind }) => {
    const { id: jobId } = await atStage('ordered')
    const ctx = { ...office, actor: actor() }
    const wish = { jobId, from: 'ordered', to: 'glass_in' }
    expect(await moveJob({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await undoMove({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await setVisit({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await callOffVisit({ ctx, wish })).toEqual({ ok: false, kind })
    expect(await job(jobId)).toMatchObject({ stage: 'ordered' })
  })

  it('and never by a hand that writes the stage', async () => {
    const { id } = await atStage('ordered')
    const cookie = await signIn('lee@example.com')
    const sent = await rest(`/jobs/${id}`, { method: 'PATCH', cookie, body: { stage: 'closed' } })
    expect(sent.status).toBe(409)
    expect(JSON.stringify(sent.body)).toContain('on the board')
  })
})
