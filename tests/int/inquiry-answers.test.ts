import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as postAssign } from '@/app/api/office/inquiries/assign/route'
import { POST as postNote } from '@/app/api/office/inquiries/note/route'
import { POST as postReply } from '@/app/api/office/inquiries/reply/route'
import { POST as postSnooze } from '@/app/api/office/inquiries/snooze/route'
import { POST as postStop } from '@/app/api/office/inquiries/stop/route'
import type { Inquiry, User } from '@/payload-types'
import { doStoredWork } from '@/services/background/stored-work'
import { customerOfInquiry } from '@/services/customers/customer-of-inquiry'
import { conversationOf } from '@/services/inquiries/conversation-of'
import { wakeInquiries } from '@/services/inquiries/wake-inquiries'
import { rowsOfQueue } from '@/services/office/queues'
import { account, actorOf, contextOf, mailsTo } from '../fixtures/people'
import { rest, signIn } from '../fixtures/rest'
import { testPayload } from '../setup/database'

type Person = 'nobody' | 'customer' | 'staff' | 'office'

let staff: User
let customer: User
let cookies: Record<Person, string>

beforeAll(async () => {
  customer = await account({ email: 'owner@example.com' })
  staff = await account({ email: 'dana@example.com', role: 'staff', fullName: 'Dana Sample' })
  await account({ email: 'lee@example.com', role: 'office', fullName: 'Lee Test' })
  cookies = {
    nobody: '',
    customer: await signIn('owner@example.com'),
    staff: await signIn('dana@example.com'),
    office: await signIn('lee@example.com'),
  }
})

type Route = (request: Request) => Promise<Response>

function call(route: Route, body: unknown, person: Person = 'staff'): Promise<Response> {
  return route(
    new Request('http://localhost:3100/api/office/inquiries', {
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

let count = 0

async function inquiry(about: Partial<Inquiry> = {}): Promise<Inquiry> {
  const payload = await testPayload()
  count += 1
  return payload.create({
    collection: 'inquiries',
    data: {
      name: 'Avery Sample',
      email: `asks-${count}@example.com`,
      kind: 'contact',
      message: 'Two panels.\nOne door.',
      progress: 'new',
      isSpam: false,
      locale: 'en',
      ...about,
    },
    depth: 0,
    overrideAccess: true,
  })
}

async function now(id: number): Promise<Inquiry> {
  const payload = await testPayload()
  return payload.findByID({ collection: 'inquiries', id, depth: 0, overrideAccess: true })
}

const reply = (inquiryId: number, more: object = {}) => ({
  inquiryId,
  subject: 'Your shower',
  text: 'Hello Avery,\n\nyes, we can.',
  requestKey: crypto.randomUUID(),
  ...more,
})

async function saidTo(id: number) {
  return (await conversationOf(await contextOf(actorOf(staff)), id))?.said ?? []
}

describe('an answer', () => {
  it('goes out under the company’s name, comes back to the shop, and settles the inquiry', async () => {
    const { id, email } = await inquiry()
    const response = await call(postReply, reply(id))
    expect(response.status).toBe(200)
    const [letter] = await mailsTo(email ?? '')
    expect(letter).toMatchObject({
      subject: 'Your shower',
      replyTo: 'sales@trinityedgeglass.example',
    })
    expect(letter?.text).toContain('yes, we can.')
    expect(letter?.text).toContain('What you wrote to us:\n\nTwo panels.\n\nOne door.')
    expect(await now(id)).toMatchObject({ progress: 'answered', assignedName: 'Dana Sample' })
    expect(await saidTo(id)).toEqual([
      expect.objectContaining({ kind: 'reply', by: 'Dana Sample', to: email }),
    ])
  })

  it('speaks Spanish around what is written to whoever wrote in Spanish', async () => {
    const { id, email } = await inquiry({ locale: 'es' })
    await call(postReply, reply(id))
    const [letter] = await mailsTo(email ?? '')
    expect(letter?.text).toContain('Lo que usted nos escribió:')
    expect(letter?.html).toContain('lang="es"')
  })

  it('is one, however often it is pressed and however many at a time', async () => {
    const { id, email } = await inquiry()
    const wish = reply(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(postReply, wish)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await call(postReply, wish)
    expect(await mailsTo(email ?? '')).toHaveLength(1)
    expect(await saidTo(id)).toHaveLength(1)
  })

  it('leaves whose it is with whoever has it', async () => {
    const { id } = await inquiry()
    await call(postAssign, { inquiryId: id, who: staff.id }, 'office')
    await call(postReply, reply(id), 'office')
    expect(await now(id)).toMatchObject({ assignedTo: staff.id, assignedName: 'Dana Sample' })
  })

  it.each([
    [{ subject: ' ' }, 422, 'subject', 'Write a subject.'],
    [{ text: '' }, 422, 'text', 'Write what you want to say.'],
    [{ subject: 'x'.repeat(201) }, 422, 'subject', 'The subject is too long.'],
    [{ subject: 'Bcc:\r\nall' }, 422, 'subject', 'Write a subject.'],
    [{ text: 'Call {phone}' }, 422, 'text', '{phone} is still to be filled in.'],
  ])(
    'like %j is refused at its field, and nothing is sent',
    async (wrong, status, field, message) => {
      const { id, email } = await inquiry()
      const response = await call(postReply, reply(id, wrong))
      expect(response.status).toBe(status)
      expect(await response.json()).toEqual({ errors: [{ field, message }] })
      expect(await mailsTo(email ?? '')).toEqual([])
      expect(await now(id)).toMatchObject({ progress: 'new' })
    },
  )

  it('needs an address, and an inquiry', async () => {
    const { id } = await inquiry({ email: null })
    expect((await call(postReply, reply(id))).status).toBe(409)
    expect((await call(postReply, reply(999_999))).status).toBe(404)
  })
})

describe('an answer that is still in the house', () => {
  it('is not sent before its ten seconds, and then it is', async () => {
    const { id, email } = await inquiry()
    await call(postReply, reply(id))
    const payload = await testPayload()
    const posted: unknown[] = []
    const send = payload.sendEmail
    payload.sendEmail = (message) => Promise.resolve(posted.push((message as { to: string }).to))
    try {
      await doStoredWork(await contextOf(null, () => new Date(Date.now() + 5_000)))
      expect(posted).not.toContain(email)
      await doStoredWork(await contextOf(null, () => new Date(Date.now() + 11_000)))
      expect(posted).toContain(email)
    } finally {
      payload.sendEmail = send
    }
    const [said] = await saidTo(id)
    expect((await call(postStop, { replyId: said?.id })).status).toBe(409)
    expect(await saidTo(id)).toHaveLength(1)
  })

  it('can be stopped, and what was written comes back', async () => {
    const { id, email } = await inquiry()
    const sent = (await (await call(postReply, reply(id))).json()) as { replyId: number }
    const stopped = await call(postStop, { replyId: sent.replyId })
    expect(await stopped.json()).toMatchObject({
      subject: 'Your shower',
      text: 'Hello Avery,\n\nyes, we can.',
    })
    expect(await mailsTo(email ?? '')).toEqual([])
    expect(await saidTo(id)).toEqual([])
    expect(await now(id)).toMatchObject({ progress: 'in_progress' })
  })
})

describe('an inquiry', () => {
  it('takes notes, which stay', async () => {
    const { id } = await inquiry()
    await call(postNote, { inquiryId: id, text: 'Called, no answer.' })
    const [note] = await saidTo(id)
    expect(note).toMatchObject({ kind: 'note', by: 'Dana Sample', text: 'Called, no answer.' })
    const changed = await rest(`/correspondence/${note?.id}`, {
      method: 'PATCH',
      cookie: cookies.office,
      body: { text: 'Never called.' },
    })
    expect(changed.status).toBe(403)
  })

  it('is given to those who work here alone', async () => {
    const { id } = await inquiry()
    expect((await call(postAssign, { inquiryId: id, who: customer.id })).status).toBe(422)
    expect((await call(postAssign, { inquiryId: id, who: staff.id })).status).toBe(200)
    expect((await call(postAssign, { inquiryId: id, who: null })).status).toBe(200)
    expect(await now(id)).toMatchObject({ assignedTo: null, assignedName: null })
  })

  it('rests until its time has come, and waits again then', async () => {
    const { id } = await inquiry()
    const until = new Date(Date.now() + 60_000)
    await call(postSnooze, { inquiryId: id, until: until.toISOString() })
    expect(await waiting()).not.toContain(id)
    await wakeInquiries(await contextOf(null, () => new Date(until.getTime() - 1)))
    expect(await waiting()).not.toContain(id)
    await wakeInquiries(await contextOf(null, () => until))
    expect(await waiting()).toContain(id)
    const past = await call(postSnooze, { inquiryId: id, until: '2026-01-01T08:00:00Z' })
    expect(past.status).toBe(422)
  })

  it('takes what was answered with it when it is deleted', async () => {
    const { id } = await inquiry()
    await call(postNote, { inquiryId: id, text: 'Called.' })
    const payload = await testPayload()
    await payload.delete({ collection: 'inquiries', id, overrideAccess: true })
    const { totalDocs } = await payload.count({
      collection: 'correspondence',
      where: { inquiry: { equals: id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(0)
  })

  it('hands the templates out filled in, in the language of whoever wrote', async () => {
    const { id } = await inquiry({ locale: 'es', name: 'Lupita Ríos' })
    const conversation = await conversationOf(await contextOf(actorOf(staff)), id)
    const [first] = conversation?.templates ?? []
    expect(first?.text).toMatch(/^Buenos días, Lupita Ríos:/)
    expect(first?.text).toContain('Dana Sample')
  })
})

describe('whoever does not work here', () => {
  let id: number
  beforeEach(async () => {
    id = (await inquiry()).id
  })

  it.each(['nobody', 'customer'] as const)('answers nothing: %s', async (person) => {
    const wishes: [Route, object][] = [
      [postReply, reply(id)],
      [postStop, { replyId: 1 }],
      [postNote, { inquiryId: id, text: 'Mine' }],
      [postAssign, { inquiryId: id, who: null }],
      [postSnooze, { inquiryId: id, until: new Date(Date.now() + 60_000).toISOString() }],
    ]
    for (const [route, wish] of wishes) {
      expect((await call(route, wish, person)).status).toBe(person === 'nobody' ? 401 : 403)
    }
    expect(await saidTo(id)).toEqual([])
  })
})

async function waiting(): Promise<number[]> {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'inquiries',
    where: rowsOfQueue('inquiries', { now: new Date(), mine: null }),
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.map(({ id }) => id)
}

describe('whose an inquiry is', () => {
  it('is told those who work with customers, by address before number, and nobody else', async () => {
    const payload = await testPayload()
    const made = (data: object) =>
      payload.create({ collection: 'customers', data: data as never, overrideAccess: true })
    const mia = await made({ name: 'Mia Sample', email: 'mia.whose@example.com' })
    const sam = await made({ name: 'Sam Sample', phone: '(214) 555-0166' })
    const office = {
      payload,
      actor: actorOf(await account({ email: 'whose@example.com', role: 'office' })),
    }
    const asked = { email: ' Mia.Whose@Example.com', phone: '214-555-0166' }
    expect(await customerOfInquiry(office, asked)).toEqual({ id: mia.id, name: 'Mia Sample' })
    expect(await customerOfInquiry(office, { phone: asked.phone })).toEqual({
      id: sam.id,
      name: 'Sam Sample',
    })
    expect(await customerOfInquiry(office, { email: 'unheard@example.com' })).toBeNull()
    for (const actor of [actorOf(staff), actorOf(customer), null]) {
      expect(await customerOfInquiry({ payload, actor }, asked)).toBeNull()
    }
  })
})
