import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import type { MailMessage } from '@/mail/mail-message'
import { doStoredWork } from '@/services/background/stored-work'
import { callOffVisit } from '@/services/jobs/set-visit'
import { runSql } from '../fixtures/run-sql'
import { hour, minute, openVisitWorld, soon, tuesday, wednesday } from '../fixtures/visit-world'

const { posted, office, lee, sam, siteAt, lettersAt, jobOf, aVisit } = await openVisitWorld()

describe('whoever goes there is written to', () => {
  const toUs = async () => {
    await doStoredWork(siteAt(soon()))
    return posted.splice(0).filter(({ to }) => [sam.email, lee.email].includes(to))
  }
  const said = (letters: MailMessage[]) => letters.map(({ to, subject }) => `${to}: ${subject}`)
  const fileOf = (letter: MailMessage | undefined) =>
    (letter as unknown as { attachments: { content: Buffer }[] }).attachments[0]?.content
      .toString()
      .replaceAll('\r\n ', '') ?? ''

  it('once the customer’s letter goes too, with what he needs there, a calendar’s file and no money', async () => {
    const jobId = await jobOf('six-a@example.com', {
      projectAddress: '12 Elm Street',
      customerName: 'Dana Walker',
      customerPhone: '(469) 555-0110',
    })
    await aVisit(jobId, { ...tuesday, who: sam.id, note: 'Gate code 4711' })
    expect(await lettersAt(new Date(Date.now() + 4 * minute))).toEqual([])
    const [letter, ...others] = await toUs()
    expect(others).toEqual([])
    expect(letter?.to).toBe('sam@example.com')
    expect(letter?.subject).toBe('You go to Dana Walker: measure, Tuesday, January 14')
    const text = letter?.text.replaceAll('\u00a0', ' ')
    for (const line of [
      'Time: 10:00 – 11:00 AM',
      'Where: 12 Elm Street',
      'Phone: (469) 555-0110',
      'Note: Gate code 4711',
    ]) {
      expect(text).toContain(line)
    }
    expect(text).not.toMatch(/\$|Q-0|six-a@/)
    expect(fileOf(letter)).toContain('METHOD:PUBLISH')
    expect(fileOf(letter)).toContain('DTSTART;TZID=America/Chicago:20310114T100000')
    expect(fileOf(letter)).toContain('LOCATION:12 Elm Street')
    expect(await toUs()).toEqual([])
  })

  it('when it is moved, given to somebody else and called off, and never for what was taken back', async () => {
    const jobId = await jobOf('six-b@example.com', { customerName: 'Dana Walker' })
    const visitId = await aVisit(jobId, { ...tuesday, who: sam.id })
    expect(said(await toUs())).toHaveLength(1)
    await aVisit(jobId, { ...tuesday, who: lee.id, visitId })
    await aVisit(jobId, { ...tuesday, who: sam.id, visitId })
    expect(await toUs()).toEqual([])
    await aVisit(jobId, { ...wednesday, who: sam.id, visitId })
    expect(said(await toUs())).toEqual([
      'sam@example.com: New time: Dana Walker, Wednesday, January 15',
    ])
    await aVisit(jobId, { ...tuesday, who: lee.id, visitId })
    const given = await toUs()
    expect(said(given)).toEqual([
      'sam@example.com: Not yours any more: Dana Walker, Wednesday, January 15',
      'lee@example.com: You go to Dana Walker: measure, Tuesday, January 14',
    ])
    expect(fileOf(given[0])).toContain('METHOD:CANCEL')
    await callOffVisit({ ctx: office, wish: { visitId } })
    const off = await toUs()
    expect(said(off)).toEqual(['lee@example.com: Called off: Dana Walker, Tuesday, January 14'])
    expect(fileOf(off[0])).toContain('STATUS:CANCELLED')
    expect(await toUs()).toEqual([])
  })

  it('in his language, and not at all once he works here no more', async () => {
    await runSql(sql`update users set language = 'es' where id = ${sam.id}`)
    await aVisit(await jobOf('six-c@example.com'), { ...tuesday, who: sam.id })
    expect(said(await toUs())[0]).toMatch(/^sam@example.com: Usted va con .+: medir, martes, 14/)
    await aVisit(await jobOf('six-e@example.com'), { ...wednesday, who: sam.id })
    await runSql(sql`update users set language = null, role = 'customer' where id = ${sam.id}`)
    expect(await toUs()).toEqual([])
    await runSql(sql`update users set role = 'staff' where id = ${sam.id}`)
  })

  it('alone again, where the letter to the second of two could not be sent', async () => {
    const jobId = await jobOf('six-d@example.com', { customerName: 'Dana Walker' })
    const visitId = await aVisit(jobId, { ...tuesday, who: sam.id })
    await toUs()
    await aVisit(jobId, { ...tuesday, who: lee.id, visitId })
    const site = siteAt(soon())
    const send = site.payload.sendEmail.bind(site.payload)
    site.payload.sendEmail = (message) =>
      (message as MailMessage).to === lee.email ? Promise.reject(new Error('away')) : send(message)
    await doStoredWork(site)
    expect(said(posted.splice(0))).toEqual([
      'sam@example.com: Not yours any more: Dana Walker, Tuesday, January 14',
    ])
    await doStoredWork(siteAt(new Date(soon().getTime() + hour)))
    expect(said(posted.splice(0))).toEqual([
      'lee@example.com: You go to Dana Walker: measure, Tuesday, January 14',
    ])
  })
})
