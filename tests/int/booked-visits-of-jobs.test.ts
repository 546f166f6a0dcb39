import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailMessage } from '@/mail/mail-message'
import type { Visit } from '@/payload-types'
import { doStoredWork } from '@/services/background/stored-work'
import { confirmVisit } from '@/services/bookings/confirm-visit'
import { proposedJobs } from '@/services/bookings/proposed-jobs'
import type { ServiceContext } from '@/services/context'
import { withTransaction } from '@/services/database/transaction'
import { openJobOfCustomer } from '@/services/jobs/job-of-customer'
import { moveJob } from '@/services/jobs/move-job'
import { remindOfVisits } from '@/services/jobs/remind-of-visits'
import { startJob } from '@/services/jobs/start-job'
import { openBookingWorld, setRules, sunday, visitor } from '../fixtures/booking-world'
import { account, actorOf, contextOf } from '../fixtures/people'
import { aQuote } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { storedQuote } from '../fixtures/stored-quote'
import { testPayload } from '../setup/database'

const world = openBookingWorld()
let site: ServiceContext
let office: ServiceContext

beforeAll(async () => {
  site = world.site
  const lee = actorOf(await account({ email: 'lee.books@example.com', role: 'office' }))
  office = await contextOf(lee, () => sunday)
})

beforeEach(async () => {
  await runSql(sql`delete from jobs`)
  await setRules({ places: 9 })
})

type Booking = { phone?: string; ctx?: ServiceContext }

async function booked(
  email: string,
  { phone = '(469) 555-0117', ctx = site }: Booking = {},
): Promise<Visit> {
  const input = { ...visitor, email, phone }
  const done = await confirmVisit({ ctx, token: await world.hold(), input })
  if (!done.ok) throw new Error(JSON.stringify(done))
  const { docs } = await site.payload.find({
    collection: 'visits',
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  })
  if (docs[0] === undefined) throw new Error('no visit')
  return docs[0]
}

type Owner = { id: number }

async function accepted(email: string, more: object = {}, of?: Owner): Promise<number> {
  const payload = await testPayload()
  const owner = of ?? (await account({ email: `of-${crypto.randomUUID()}@example.com` }))
  const quoteId = await aQuote(owner.id, { customerEmail: email, ...more } as never)
  const quote = await storedQuote(payload, quoteId)
  return (await withTransaction(payload, (req) => startJob(req, quote))).id
}

/** A customer, and what he does signed in. */
async function signedIn(email: string): Promise<{ owner: Owner; ctx: ServiceContext }> {
  const owner = await account({ email })
  return { owner, ctx: await contextOf(actorOf(owner), () => sunday) }
}

const proposedFor = (visit: Visit) => proposedJobs({ ctx: office, of: { visitId: visit.id } })

const now = (id: number) =>
  site.payload.findByID({ collection: 'visits', id, depth: 0, overrideAccess: true })

describe('a visit that a customer books', () => {
  it('is, of one who is signed in, that of the job which waits to be measured, and goes once it was', async () => {
    const { owner, ctx } = await signedIn('casey@example.com')
    const jobId = await accepted('other-address@example.com', {}, owner)
    const visit = await booked('third-address@example.com', { ctx })
    expect(visit).toMatchObject({ job: jobId, title: expect.stringMatching(/, J-\d+$/) as string })
    const measured = { jobId, from: 'to_measure', to: 'measured', sizesAreFinal: true }
    expect(await moveJob({ ctx: office, wish: measured })).toMatchObject({ ok: true })
    expect(await now(visit.id)).toMatchObject({ isCancelled: true })
  })

  it('is, of one who is not, only proposed to whoever works with customers', async () => {
    const jobId = await accepted('Avery@Example.com', { customerName: 'Avery Sample' })
    const visit = await booked('avery@example.com')
    expect(visit.job).toBeNull()
    const [proposed, ...others] = await proposedFor(visit)
    expect(others).toEqual([])
    expect(proposed).toMatchObject({
      visitId: visit.id,
      inquiryId: visit.inquiry,
      jobId,
      customer: 'Avery Sample',
      by: 'email',
    })
    expect(proposed?.jobNumber).toMatch(/^J-\d+$/)
    expect(await proposedJobs({ ctx: office })).toEqual([proposed])
    for (const role of ['staff', 'customer'] as const) {
      const other = await account({ email: `${role}-${crypto.randomUUID()}@example.com`, role })
      const ctx = await contextOf(actorOf(other), () => sunday)
      expect(await proposedJobs({ ctx })).toEqual([])
    }
    await office.payload.update({
      collection: 'visits',
      id: visit.id,
      data: { job: jobId },
      depth: 0,
      overrideAccess: false,
      user: { ...office.actor, collection: 'users' } as never,
    })
    expect(await now(visit.id)).toMatchObject({ job: jobId })
    expect(await proposedFor(visit)).toEqual([])
  })

  it('of a stranger never lands on the job of the account whose address he types', async () => {
    const { owner } = await signedIn('drew@example.com')
    await accepted('drew@example.com', { customerPhone: '(469) 555-0188' }, owner)
    const stranger = await signedIn('stranger@example.com')
    const typed = await booked('drew@example.com', {
      phone: '469 555 0188',
      ctx: stranger.ctx,
    })
    expect(typed.job).toBeNull()
    expect(await proposedFor(typed)).toMatchObject([{ by: 'both' }])
  })

  it('is taken along by the job that begins later where he was signed in, else proposed for it', async () => {
    const { owner, ctx } = await signedIn('robin@example.com')
    const hers = await booked('robin@example.com', { ctx })
    const strangers = await booked('robin@example.com')
    const another = await booked('other@example.com', { phone: '(469) 555-0199' })
    expect([hers.job, strangers.job, another.job]).toEqual([null, null, null])
    const jobId = await accepted('robin@example.com', {}, owner)
    expect(await now(hers.id)).toMatchObject({ job: jobId })
    expect(await now(strangers.id)).toMatchObject({ job: null })
    expect(await proposedFor(strangers)).toMatchObject([{ jobId, by: 'email' }])
    expect(await proposedFor(another)).toEqual([])
  })

  it('goes to the job of the place that it is booked for, and to none elsewhere', async () => {
    const plano = { projectAddress: '1208 Sample Lane, Plano, TX 75074' }
    const frisco = { projectAddress: '7 Sample Road, Frisco, TX 75034' }
    const { owner, ctx } = await signedIn('places@example.com')
    await accepted('places@example.com', plano, owner)
    const early = await booked('places@example.com', { ctx })
    expect(early.job).toBeNull()
    const later = await accepted(
      'places@example.com',
      { projectAddress: '9 Sample Row, Dallas, TX 75201' },
      owner,
    )
    expect(await now(early.id)).toMatchObject({ job: null })
    const here = await accepted('places@example.com', frisco, owner)
    expect(await now(early.id)).toMatchObject({ job: here })
    expect(await booked('places@example.com', { ctx })).toMatchObject({ job: here })
    expect(later).not.toBe(here)
  })

  it('is taken along by the job of a quote that the office made of it', async () => {
    const visit = await booked('asks@example.com')
    const owner = await account({ email: `of-${crypto.randomUUID()}@example.com` })
    const quoteId = await aQuote(owner.id, { customerEmail: 'asks@example.com' } as never)
    await runSql(
      sql`update inquiries set quote_id = ${quoteId} where id = ${visit.inquiry as number}`,
    )
    const quote = await storedQuote(site.payload, quoteId)
    const job = await withTransaction(site.payload, (req) => startJob(req, quote))
    expect(await now(visit.id)).toMatchObject({ job: job.id })
  })

  it('is proposed by the number, in any spelling, where the address is another', async () => {
    const jobId = await accepted('work@example.com', { customerPhone: '469.555.0142' })
    const visit = await booked('home@example.com', { phone: '+1 (469) 555-0142' })
    expect(await proposedFor(visit)).toMatchObject([{ jobId, by: 'phone' }])
  })

  it('stays with nobody’s job where two wait, until the office says which, and only once', async () => {
    const [one, two] = [await accepted('two@example.com'), await accepted('two@example.com')]
    const visit = await booked('two@example.com')
    expect(visit.job).toBeNull()
    expect((await proposedFor(visit)).map(({ jobId }) => jobId)).toEqual([one, two])
    const say = (job: number) =>
      office.payload.update({
        collection: 'visits',
        id: visit.id,
        data: { job },
        depth: 0,
        overrideAccess: false,
        user: { ...office.actor, collection: 'users' } as never,
      })
    expect(await say(two)).toMatchObject({ job: two })
    expect(await say(one)).toMatchObject({ job: two })
  })

  it('is still spoken of with its own link', async () => {
    const { owner, ctx } = await signedIn('link@example.com')
    await accepted('link@example.com', {}, owner)
    await booked('link@example.com', { ctx })
    await runSql(sql`delete from payload_jobs`)
    await runSql(sql`update visits set told_at = '2031-01-10', created_at = '2031-01-10'`)
    const monday = new Date('2031-01-13T17:00:00Z')
    const posted: MailMessage[] = []
    const payload = Object.create(site.payload) as ServiceContext['payload']
    payload.sendEmail = (message) => Promise.resolve(posted.push(message as MailMessage))
    const then = { ...site, payload, now: () => monday }
    expect(await remindOfVisits(then)).toBe(1)
    await doStoredWork(then)
    expect(posted.map(({ to }) => to)).toEqual(['link@example.com'])
    expect(posted[0]?.text).toContain('/visit/')
  })
})

describe('a visit that the office sets from a customer', () => {
  it('is for the job under way that began last', async () => {
    const jobId = await accepted('visit@example.com')
    const { id: customerId } = await site.payload.create({
      collection: 'customers',
      data: { name: 'Casey Books', status: 'lead', source: 'phone' },
      overrideAccess: true,
    })
    await runSql(sql`update jobs set customer_id = ${customerId} where id = ${jobId}`)
    expect(await openJobOfCustomer({ ctx: office, customerId })).toBe(jobId)
    expect(await openJobOfCustomer({ ctx: site, customerId })).toBeNull()
    await runSql(sql`update jobs set stage = 'closed' where id = ${jobId}`)
    expect(await openJobOfCustomer({ ctx: office, customerId })).toBeNull()
  })
})
