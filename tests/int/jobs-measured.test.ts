import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailMessage } from '@/mail/mail-message'
import type { Visit } from '@/payload-types'
import { doStoredWork } from '@/services/background/stored-work'
import type { ServiceContext } from '@/services/context'
import { moveJob } from '@/services/jobs/move-job'
import { remindOfVisits } from '@/services/jobs/remind-of-visits'
import { setVisit } from '@/services/jobs/set-visit'
import { undoMove } from '@/services/jobs/undo-move'
import { waitingSizesLetter } from '@/services/payments/sizes-letter'
import { account, actorOf, contextOf } from '../fixtures/people'
import { aQuote, paymentData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { storedQuote } from '../fixtures/stored-quote'
import { testPayload } from '../setup/database'

const minute = 60_000
const posted: MailMessage[] = []
let office: ServiceContext

beforeAll(async () => {
  const lee = actorOf(await account({ email: 'lee@example.com', role: 'office' }))
  office = await contextOf(lee)
  await office.payload.updateGlobal({
    slug: 'company',
    data: { name: 'Sample Glass', phoneGeneral: '(214) 555-0148' },
    overrideAccess: true,
  })
})

beforeEach(async () => {
  posted.length = 0
  await runSql(sql`delete from payload_jobs`)
})

function siteAt(at: Date): ServiceContext {
  const payload = Object.create(office.payload) as ServiceContext['payload']
  payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
  return { ...office, payload, actor: null, now: () => at }
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minute)

async function lettersIn(minutes: number): Promise<MailMessage[]> {
  await doStoredWork(siteAt(inMinutes(minutes)))
  return posted.splice(0)
}

const subjects = (letters: MailMessage[]) => letters.map(({ subject }) => subject)

/** A Tuesday in January, at ten in the shop. */
const tuesday = { start: '2031-01-14T10:00', end: '2031-01-14T11:00' }

type World = { quoteId: number; jobId: number; visitId: number }

/** A job whose deposit is paid, with a visit to measure that its customer was told of. */
async function planned(email: string): Promise<World> {
  const payload = await testPayload()
  const customer = await account({ email })
  const quoteId = await aQuote(customer.id, { customerEmail: email } as never)
  await payload.create({
    collection: 'payments',
    data: {
      ...(await paymentData(customer.id)),
      quote: quoteId,
      status: 'succeeded',
      purpose: 'deposit',
      amount: 100,
      paidAt: inMinutes(-600).toISOString(),
    },
    overrideAccess: true,
    context: { settlement: true },
  })
  await runSql(sql`
    update quotes set status = 'deposit_paid', payment_status = 'deposit_paid', amount_paid = 100,
      balance_due = total_cost - 100 where id = ${quoteId}`)
  const data = {
    quote: quoteId,
    stage: 'to_measure',
    stageSince: new Date().toISOString(),
  } as const
  const { id: jobId } = await payload.create({ collection: 'jobs', data, overrideAccess: true })
  const set = await setVisit({ ctx: office, wish: { jobId, kind: 'measure', ...tuesday } })
  if (!set.ok) throw new Error(JSON.stringify(set))
  expect(subjects(await lettersIn(6))).toEqual(['We come to measure: Tuesday, January 14'])
  return { quoteId, jobId, visitId: set.visit.id }
}

async function visit(id: number): Promise<Visit> {
  const payload = await testPayload()
  return payload.findByID({ collection: 'visits', id, depth: 0, overrideAccess: true })
}

const measured = (jobId: number) =>
  moveJob({ ctx: office, wish: { jobId, from: 'to_measure', to: 'measured', sizesAreFinal: true } })

describe('a job that is measured before its visit', () => {
  it('takes the visit off, and asks for the balance in one letter once nothing can be taken back', async () => {
    const { quoteId, jobId, visitId } = await planned('one@example.com')
    expect(await measured(jobId)).toMatchObject({ ok: true })
    expect(await visit(visitId)).toMatchObject({ isCancelled: true })
    expect(await storedQuote(await testPayload(), quoteId)).toMatchObject({ measurements: 'final' })
    expect(subjects(await lettersIn(9.9))).toEqual([])
    const [letter, ...others] = await lettersIn(12)
    expect(subjects(others)).toEqual([])
    expect(letter?.subject).toContain('the balance can be paid')
    expect(letter?.text).toContain('nobody comes to measure on Tuesday, January 14')
    expect(subjects(await lettersIn(60))).toEqual([])
    expect(await remindOfVisits(siteAt(new Date('2031-01-13T17:00:00Z')))).toBe(0)
  })

  it('stands where it stood when that is taken back, and nobody was written to', async () => {
    const { quoteId, jobId, visitId } = await planned('two@example.com')
    await measured(jobId)
    expect(await undoMove({ ctx: office, wish: { jobId } })).toEqual({ ok: true, jobId })
    expect(await visit(visitId)).toMatchObject({ isCancelled: false, settledAt: null })
    expect(await storedQuote(await testPayload(), quoteId)).toMatchObject({
      measurements: 'estimated',
    })
    expect(subjects(await lettersIn(60))).toEqual([])
    expect(await remindOfVisits(siteAt(new Date('2031-01-13T17:00:00Z')))).toBe(1)
  })

  it('writes once for the last of three such steps', async () => {
    const { jobId } = await planned('three@example.com')
    for (let round = 0; round < 2; round += 1) {
      await measured(jobId)
      await undoMove({ ctx: office, wish: { jobId } })
    }
    await measured(jobId)
    const letters = subjects(await lettersIn(60))
    expect(letters).toEqual([expect.stringContaining('the balance can be paid')])
  })

  it('is not taken back once the customer has begun to pay', async () => {
    const { quoteId, jobId } = await planned('four@example.com')
    await measured(jobId)
    await runSql(sql`
      insert into payments (quote_id, amount, currency, status, purpose, method, is_duplicate, is_held)
      values (${quoteId}, 100, 'usd', 'pending_checkout', 'balance', 'stripe', false, false)`)
    expect(await undoMove({ ctx: office, wish: { jobId } })).toEqual({
      ok: false,
      kind: 'paid_since',
    })
  })

  it('says that nobody comes where no balance is asked for', async () => {
    const { quoteId, jobId } = await planned('five@example.com')
    await runSql(sql`
      update quotes set status = 'payment_succeeded', payment_status = 'fully_paid', balance_due = 0,
        amount_paid = total_cost where id = ${quoteId}`)
    await measured(jobId)
    expect(subjects(await lettersIn(10.5))).toEqual([])
    expect(subjects(await lettersIn(12))).toEqual([
      'We have your sizes: no visit on Tuesday, January 14',
    ])
  })

  it('keeps a visit that took place, and one for another purpose', async () => {
    const { jobId, visitId } = await planned('six@example.com')
    await runSql(sql`
      update visits set start = now() - interval '1 hour', "end" = now() + interval '1 hour'
      where id = ${visitId}`)
    const other = await setVisit({ ctx: office, wish: { jobId, kind: 'service', ...tuesday } })
    await measured(jobId)
    expect(await visit(visitId)).toMatchObject({ isCancelled: false })
    expect(other.ok && (await visit(other.visit.id))).toMatchObject({
      isCancelled: false,
      title: expect.stringMatching(/^Service, Avery Sample, J-\d+$/) as string,
    })
  })
})

describe('sizes made final on the form of the quote', () => {
  const onForm = async (quoteId: number, measurements: 'estimated' | 'final') => {
    const payload = await testPayload()
    return payload.update({
      collection: 'quotes',
      id: quoteId,
      data: { measurements },
      depth: 0,
      overrideAccess: false,
      user: office.actor as never,
    })
  }

  it('tell the customer once that can no longer be taken back, and say until then when', async () => {
    const { quoteId } = await planned('seven@example.com')
    await onForm(quoteId, 'final')
    const letter = await waitingSizesLetter(office, quoteId)
    expect(letter?.to).toBe('seven@example.com')
    const minutes = (new Date(letter?.at ?? 0).getTime() - Date.now()) / minute
    expect(minutes).toBeGreaterThan(9.9)
    expect(minutes).toBeLessThan(10.2)
    expect(await waitingSizesLetter({ ...office, actor: null }, quoteId)).toBeNull()
    expect(subjects(await lettersIn(9.9))).toEqual([])
    expect(subjects(await lettersIn(12))).toEqual([
      expect.stringContaining('the balance can be paid'),
    ])
    expect(await waitingSizesLetter(siteAt(inMinutes(12)), quoteId)).toBeNull()
  })

  it('tell nobody when they are set back within that time', async () => {
    const { quoteId } = await planned('eight@example.com')
    await onForm(quoteId, 'final')
    await onForm(quoteId, 'estimated')
    expect(await waitingSizesLetter(office, quoteId)).toBeNull()
    expect(subjects(await lettersIn(60))).toEqual([])
    await onForm(quoteId, 'final')
    expect(subjects(await lettersIn(60))).toEqual([
      expect.stringContaining('the balance can be paid'),
    ])
  })

  it('stay final once the balance is being paid, or was, and the refusal names them', async () => {
    const { quoteId } = await planned('nine@example.com')
    await onForm(quoteId, 'final')
    await runSql(sql`
      insert into payments (quote_id, amount, currency, status, purpose, method, is_duplicate, is_held)
      values (${quoteId}, 100, 'usd', 'pending_checkout', 'balance', 'stripe', false, false)`)
    const refused = {
      status: 409,
      message: expect.stringMatching(/^Sizes: /) as string,
      data: { errors: [{ path: 'measurements' }] },
    }
    const back = () => onForm(quoteId, 'estimated')
    await expect(back()).rejects.toMatchObject(refused)
    const end = (status: string) =>
      runSql(sql`
        update payments set status = ${sql.raw(`'${status}'`)}
        where quote_id = ${quoteId} and purpose = 'balance'`)
    await end('succeeded')
    await expect(back()).rejects.toMatchObject(refused)
    expect(await storedQuote(await testPayload(), quoteId)).toMatchObject({ measurements: 'final' })
    await end('expired')
    await back()
    expect(await storedQuote(await testPayload(), quoteId)).toMatchObject({
      measurements: 'estimated',
    })
  })

  it('stay final of what is paid whole', async () => {
    const { quoteId } = await planned('ten@example.com')
    await onForm(quoteId, 'final')
    await runSql(sql`
      update quotes set status = 'payment_succeeded', payment_status = 'fully_paid', balance_due = 0,
        amount_paid = total_cost where id = ${quoteId}`)
    await expect(onForm(quoteId, 'estimated')).rejects.toThrow(/^Sizes: /)
  })
})
