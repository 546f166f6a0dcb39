import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { POST as postNote } from '@/app/api/office/customers/note/route'
import { POST as postStory } from '@/app/api/office/customers/story/route'
import type { StoryPage } from '@/domain/customer/story'
import { factsOfCustomer } from '@/services/customers/facts-of-customer'
import { moneyOfCustomer } from '@/services/customers/money-of-customer'
import { storyOfCustomer } from '@/services/customers/story-of-customer'
import { sendLetter } from '@/services/mail/send-letter'
import { quotesOfCustomer } from '@/services/office/quotes-of-customer'
import { account, actorOf, contextOf } from '../fixtures/people'
import { docsOf, rest, signIn } from '../fixtures/rest'
import { aQuote, inquiryData } from '../fixtures/rows'
import { runSql } from '../fixtures/run-sql'
import { testPayload } from '../setup/database'

type Person = 'nobody' | 'customer' | 'staff' | 'office'

let cookies: Record<Person, string>
let customerId: number
let ofAccount: number
let ofCaller: number

/** Somebody with an account who also called under the same number, and a stranger beside him. */
beforeAll(async () => {
  const payload = await testPayload()
  const asServer = { overrideAccess: true, depth: 0 } as const
  const owner = await account({ email: 'story@example.com' })
  await account({ email: 'dana@example.com', role: 'staff' })
  await account({ email: 'lee@example.com', role: 'office', fullName: 'Lee Office' })
  cookies = {
    nobody: '',
    customer: await signIn('story@example.com'),
    staff: await signIn('dana@example.com'),
    office: await signIn('lee@example.com'),
  }
  const { docs } = await payload.find({
    collection: 'customers',
    where: { email: { equals: 'story@example.com' } },
    ...asServer,
  })
  const customer =
    docs[0] ??
    (await payload.create({
      collection: 'customers',
      data: { name: 'Story', email: 'story@example.com', status: 'lead', user: owner.id },
      ...asServer,
    }))
  customerId = customer.id
  await payload.update({
    collection: 'customers',
    id: customerId,
    data: { phone: '(214) 555-0186', user: owner.id },
    ...asServer,
  })
  ofAccount = await aQuote(owner.id)
  ofCaller = await aQuote((await account({ email: 'desk@example.com' })).id)
  const stranger = await aQuote((await account({ email: 'stranger@example.com' })).id)
  await runSql(sql`
    update quotes set user_id = null, customer_id = ${customerId}, origin = 'staff',
      status = 'deposit_paid', payment_status = 'deposit_paid', total_cost = 1000, deposit_due = 400,
      amount_paid = 400, opened_at = '2027-01-04T18:00:00Z', declined_at = null
    where id = ${ofCaller}`)
  await runSql(sql`
    update quotes set origin = 'website', created_at = '2027-01-02T18:00:00Z' where id = ${ofAccount}`)
  await runSql(sql`
    insert into quote_revisions (quote_id, number, total_cost, currency_code, content, is_draft, sent_at, made_by)
    values (${ofCaller}, 1, 1000, 'USD', '{}', false, '2027-01-03T18:00:00Z', 'lee@example.com'),
      (${stranger}, 1, 5, 'USD', '{}', false, '2027-01-03T18:30:00Z', 'lee@example.com')`)
  await runSql(sql`
    insert into payments (quote_id, amount, currency, status, purpose, paid_at)
    values (${ofCaller}, 400, 'usd', 'succeeded', 'deposit', '2027-01-05T18:00:00Z')`)
  const asks = (data: object) =>
    payload.create({
      collection: 'inquiries',
      data: { ...inquiryData(), name: 'Story', message: 'Two panels?', ...data },
      ...asServer,
    })
  await asks({ email: 'STORY@example.com' })
  await asks({ email: 'other@example.com', phone: '214.555.0186', message: 'By phone' })
  await asks({ email: 'stranger@example.com', message: 'Not his' })
  await asks({ email: 'story@example.com', message: 'Buy now', isSpam: true })
})

async function office() {
  return { ctx: await contextOf(actorOf(await leeAccount())), customerId }
}

async function leeAccount() {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'lee@example.com' } },
    overrideAccess: true,
  })
  const [lee] = docs
  if (!lee) throw new Error('Nobody from the office')
  return lee
}

function call(route: typeof postNote, body: unknown, person: Person = 'office') {
  return route(
    new Request('http://localhost:3100/api/office/customers', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: 'http://localhost:3100',
        cookie: cookies[person],
      },
      body: JSON.stringify(body),
    }),
  )
}

const note = (about: object = {}) => ({
  customerId,
  kind: 'call',
  text: 'Wants the door to open to the left.',
  requestKey: crypto.randomUUID(),
  ...about,
})

describe('what happened with a customer', () => {
  it('is told from his quotes, his account’s, his address and his number, and nobody else’s', async () => {
    const story = await storyOfCustomer(await office())
    const told = story?.events.map(({ kind, text }) => (text ? `${kind}: ${text}` : kind)) ?? []
    expect(told).toEqual(
      expect.arrayContaining([
        'saved',
        'sent',
        'opened',
        'paid',
        'asked: Two panels?',
        'asked: By phone',
      ]),
    )
    expect(told.join()).not.toMatch(/Not his|Buy now/)
    expect(story?.events.filter(({ kind }) => kind === 'sent')).toHaveLength(1)
    const moments = story?.events.map(({ at }) => at) ?? []
    expect(moments).toEqual([...moments].sort().reverse())
  })

  it('adds up what was agreed on, paid and is left', async () => {
    expect(await moneyOfCustomer(await office())).toEqual([
      {
        currency: 'USD',
        agreed: 1000,
        paid: 400,
        givenBack: 0,
        left: 600,
        owedNow: expect.any(Number) as number,
      },
    ])
  })

  it('leaves nothing of a paid quote of which a part went back', async () => {
    const stands = (status: string, paid: number) =>
      runSql(sql`
        update quotes set status = ${status}, payment_status =
          ${status === 'payment_succeeded' ? 'partially_refunded' : status}, amount_paid = ${paid}
        where id = ${ofCaller}`)
    await stands('payment_succeeded', 954.5)
    expect(await moneyOfCustomer(await office())).toMatchObject([
      { agreed: 1000, paid: 954.5, givenBack: 45.5, left: 0, owedNow: 0 },
    ])
    await stands('deposit_paid', 400)
  })

  it('tells of photos, all that came with one inquiry as one event', async () => {
    await runSql(sql`
      with made as (
        insert into visitor_photos (claim_hash, filename)
        values ('story', 'story-1.webp'), ('story', 'story-2.webp'), ('story', 'stranger.webp')
        returning id, filename
      )
      insert into visitor_photos_rels (parent_id, path, inquiries_id)
      select made.id, 'inquiries', i.id from made join inquiries i
        on i.message = case made.filename when 'stranger.webp' then 'Not his' else 'Two panels?' end`)
    const story = await storyOfCustomer(await office())
    const photos = story?.events.filter(({ kind }) => kind === 'photosSent')
    expect(photos).toMatchObject([{ about: '2', row: { collection: 'inquiries' } }])
  })

  it('says where the work is and what was agreed to, and nothing of anybody else', async () => {
    await runSql(sql`
      update quotes set wants_no_reminders = true,
        project_address = case id when ${ofCaller} then '7 Sample Road, Plano' else '1 Elsewhere' end
      where id = ${ofCaller} or customer_id is null and user_id not in
        (select user_id from customers where id = ${customerId})`)
    await runSql(sql`
      update quote_revisions set accepted_at = '2027-01-06T18:00:00Z', accepted_name = 'Story Teller',
        terms_version = '2026-11'`)
    const facts = await factsOfCustomer(await office())
    expect(facts?.places.map(({ address }) => address)).toContain('7 Sample Road, Plano')
    expect(facts?.places.map(({ address }) => address)).not.toContain('1 Elsewhere')
    expect(facts?.signed).toMatchObject([
      { quoteId: ofCaller, revision: 1, name: 'Story Teller', termsVersion: '2026-11' },
    ])
    expect(facts?.noReminders.map(({ quoteId }) => quoteId)).toEqual([ofCaller])
    const ctx = await contextOf(null)
    expect(await factsOfCustomer({ ctx, customerId })).toBeNull()
  })

  it('has the quotes of a caller beside those of the account', async () => {
    const quotes = await quotesOfCustomer(await office())
    expect(quotes.map(({ id }) => id).sort()).toEqual([ofAccount, ofCaller].sort())
  })

  it('comes in pages that leave nothing out and repeat nothing, however much is of one moment', async () => {
    await runSql(sql`
      insert into customers_logs (_order, _parent_id, id, at, kind, text)
      select n, ${customerId}, 'log' || n, case when n < 50 then timestamptz '2026-05-05T12:00:00Z'
        else '2026-05-06T12:00:00Z' end, 'note', 'Log ' || n
      from generate_series(1, 70) n`)
    const seen: string[] = []
    let before: string | null = null
    do {
      const body = { customerId, before: before ?? '' }
      const page = (await (await call(postStory, body)).json()) as StoryPage
      seen.push(...page.events.map(({ key }) => key))
      before = page.before
    } while (before !== null)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.filter((key) => key.startsWith('llog'))).toHaveLength(70)
  })
})

describe('a call that is noted', () => {
  it('stands in the story under the name of whoever noted it, once, and is his last contact', async () => {
    const body = note()
    const sent = await Promise.all([call(postNote, body), call(postNote, body)])
    expect(sent.map(({ status }) => status).sort()).toContain(200)
    expect((await call(postNote, body)).status).toBe(200)
    const story = await storyOfCustomer(await office())
    const calls = story?.events.filter(({ kind, by }) => kind === 'called' && by !== null) ?? []
    expect(calls).toMatchObject([{ text: 'Wants the door to open to the left.', by: 'Lee Office' }])
    const [customer] = docsOf(
      await rest(`/customers?where[id][equals]=${customerId}`, { cookie: cookies.office }),
    )
    expect(String(customer?.lastContactDate)).toMatch(new RegExp(`^${today()}`))
  })

  it.each([
    ['nobody', 401],
    ['customer', 403],
    ['staff', 403],
  ] as const)('is refused to %s with %i', async (person, status) => {
    expect((await call(postNote, note(), person)).status).toBe(status)
    const story = await call(postStory, { customerId, before: '' }, person)
    expect(story.status).toBe(status)
  })

  it.each([
    ['no word', { text: '   ' }, 422, /Write what was said or is to be done/],
    ['too many', { text: 'x'.repeat(2001) }, 422, /too long/],
    ['another kind', { kind: 'reply' }, 422, /check what you entered/],
    ['nobody’s number', { customerId: 999_999 }, 404, /./],
  ])('with %s is refused', async (_, about, status, words) => {
    const answer = await call(postNote, note(about))
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(words)
  })

  it('is not read by who answers inquiries alone, over REST either', async () => {
    const all = docsOf(await rest('/correspondence?limit=100', { cookie: cookies.office }))
    const seen = docsOf(await rest('/correspondence?limit=100', { cookie: cookies.staff }))
    expect(all.filter(({ kind }) => kind === 'call').length).toBeGreaterThan(0)
    expect(seen.filter(({ kind }) => kind === 'call')).toEqual([])
  })
})

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

describe('letters', () => {
  let office: Awaited<ReturnType<typeof contextOf>>

  beforeAll(async () => {
    const lee = await account({ email: 'letters@example.com', role: 'office' })
    office = await contextOf(actorOf(lee))
  })

  const subjects = async () => {
    const story = await storyOfCustomer({ ctx: office, customerId })
    return story?.events.filter(({ kind }) => kind === 'letter').map(({ about }) => about)
  }

  /** As the runner of stored work sends one. */
  async function leaves(
    to: string,
    subject: string,
    job: number,
    sendEmail = () => Promise.resolve(),
  ) {
    const payload = Object.create(await testPayload()) as Awaited<ReturnType<typeof testPayload>>
    payload.sendEmail = sendEmail
    const mark = `<${job}.1@localhost>`
    await sendLetter({ payload, message: { to, subject, text: 'A', html: 'A' }, mark })
  }

  it('stand among what happened once they have left, each once, and those to others do not', async () => {
    await leaves('Story@example.com', 'Your quote', 700_001)
    // a process that died after sending sends it again under the same id
    await leaves('Story@example.com', 'Your quote', 700_001)
    await leaves('stranger@example.com', 'Not his', 700_002)
    await leaves('nobody.knows@example.com', 'Nobody’s', 700_003)
    const away = () => Promise.reject(new Error('The mail server is away.'))
    await expect(leaves('story@example.com', 'Not sent', 700_004, away)).rejects.toThrow('away')
    expect(await subjects()).toEqual(['Your quote'])
  })

  it('that were written as an answer are told as that alone', async () => {
    await runSql(sql`
      insert into correspondence (customer_id, kind, by, "to", subject, text, letter)
      values (${customerId}, 'reply', 'lee@example.com', 'story@example.com', 'Two panels', 'Yes', 700005)`)
    await leaves('story@example.com', 'Two panels', 700_005)
    expect(await subjects()).toEqual(['Your quote'])
  })

  it('are read by nobody who sees no customers', async () => {
    const docs = async (person: Person) =>
      docsOf(await rest(`/correspondence?where[kind][equals]=letter`, { cookie: cookies[person] }))
    expect(await docs('office')).not.toEqual([])
    expect(await docs('staff')).toEqual([])
  })
})
