import { describe, expect, it } from 'vitest'
import type { Role } from '@/domain/account/roles'
import { importCustomers } from '@/services/customers/import-customers'
import { exportList } from '@/services/exports/export-list'
import { contextOf } from '../fixtures/people'
import { customerData } from '../fixtures/rows'
import { testPayload } from '../setup/database'

async function run(csv: string, write = false, role: Role | null = 'admin') {
  const actor =
    role === null ? null : { id: 9_999, email: 'boss@example.com', fullName: 'Boss', role }
  return importCustomers({ ctx: await contextOf(actor), csv, write })
}

async function reportOf(csv: string, write = false) {
  const outcome = await run(csv, write)
  if (!outcome.ok) throw new Error(outcome.kind)
  return outcome.report
}

async function stored(name: string) {
  const payload = await testPayload()
  const { docs } = await payload.find({
    collection: 'customers',
    where: { name: { equals: name } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

const lines = (...all: string[]) => all.join('\r\n')

describe('customers out of a table', () => {
  it('are tried first, and nothing is written', async () => {
    const csv = lines('Name,Email', 'Tried Alone,tried@example.com')
    expect(await reportOf(csv)).toMatchObject({ ready: 1, isWritten: false })
    expect(await stored('Tried Alone')).toEqual([])
  })

  it('are written as they are read, with the day on which they came', async () => {
    const csv = lines(
      'Name,E-mail,Phone,Status,Source,Tags,Since,Shoe size',
      'Written Once,Written@Example.com,(469) 555-0150,Active customer,Walk-in,builder; fence,3/7/2025,44',
    )
    const report = await reportOf(csv, true)
    expect(report).toMatchObject({ ready: 1, refused: [], ignored: ['Shoe size'], isWritten: true })
    const [row] = await stored('Written Once')
    expect(row).toMatchObject({
      email: 'written@example.com',
      phone: '(469) 555-0150',
      status: 'active_customer',
      source: 'walk_in',
      firstContactDate: '2025-03-07T12:00:00.000Z',
    })
    expect(row?.tags?.slice(0, 2)).toEqual(['builder', 'fence'])
    expect(row?.tags?.[2]).toMatch(/^Imported \d{4}-\d\d-\d\d$/)
  })

  it('name each line that cannot be taken, by its number and with all that is wrong', async () => {
    const csv = lines(
      'Name,Email,Phone,Tags',
      'Sound One,sound@example.com,,"one;',
      'two"',
      ',nobody@example.com,,',
      '',
      'Wrong Two,wrong@,12,',
      'Wrong Three,wrong@,,"one;',
      'two"',
    )
    const report = await reportOf(csv, true)
    expect(report.ready).toBe(1)
    expect(report.refused).toEqual([
      { line: 4, name: '', problems: ['name_missing'] },
      { line: 6, name: 'Wrong Two', problems: ['email_invalid', 'phone_invalid'] },
      { line: 7, name: 'Wrong Three', problems: ['email_invalid'] },
    ])
  })

  it('leave who is there as he is, by address or number in any spelling', async () => {
    const payload = await testPayload()
    const there = await payload.create({
      collection: 'customers',
      data: {
        ...customerData(),
        name: 'There Before',
        email: 'Before@Example.com',
        phone: '469.555.0161',
      },
      overrideAccess: true,
    })
    const csv = lines(
      'Name,Email,Phone',
      'By Address,BEFORE@example.com,',
      'By Number,,+1 (469) 555-0161',
      'Fresh,fresh@example.com,469 555 0162',
      'Fresh Again,,4695550162',
    )
    const of = { customerId: there.id, name: 'There Before' }
    const report = await reportOf(csv, true)
    expect(report.ready).toBe(1)
    expect(report.duplicates).toEqual([
      { line: 2, name: 'By Address', by: 'email', of },
      { line: 3, name: 'By Number', by: 'phone', of },
      { line: 5, name: 'Fresh Again', by: 'phone', of: { line: 4 } },
    ])
    expect((await stored('There Before'))[0]).toMatchObject({ phone: '469.555.0161' })
    expect(await stored('By Address')).toEqual([])
    // the same once more: nobody is new
    expect(await reportOf(csv, true)).toMatchObject({ ready: 0 })
    expect(await stored('Fresh')).toHaveLength(1)
  })

  it('are read from our own export, and from one with semicolons', async () => {
    const payload = await testPayload()
    const data = { ...customerData(), name: 'Round Trip', phone: '+1 469 555 0171' }
    const { id } = await payload.create({ collection: 'customers', data, overrideAccess: true })
    const ctx = await contextOf({ id: 9_999, email: 'b@example.com', fullName: 'B', role: 'admin' })
    const where = JSON.stringify({ id: { equals: id } })
    const outcome = await exportList({ ctx, list: 'customers', query: { where } })
    if (!outcome.ok) throw new Error(outcome.kind)
    const pages: string[] = []
    for await (const page of outcome.pages) pages.push(page)
    await payload.delete({ collection: 'customers', id, overrideAccess: true })
    expect(await reportOf(pages.join(''), true)).toMatchObject({ ready: 1, refused: [] })
    expect((await stored('Round Trip'))[0]?.phone).toBe('+1 469 555 0171')
    expect(await reportOf('Name;Email\nSemi Colon;semi@example.com\n')).toMatchObject({ ready: 1 })
  })

  it('are refused whole where the table is none', async () => {
    expect(await run('Shoe size\n44')).toEqual({ ok: false, kind: 'no_columns' })
    expect(await run('')).toEqual({ ok: false, kind: 'no_columns' })
    expect(await run('Name,Email\n"Open,open@example.com\n')).toMatchObject({
      ok: false,
      kind: 'broken',
    })
    const many = Array.from({ length: 1_001 }, (_, at) => `N${at},n${at}@example.com`)
    expect(await run(lines('Name,Email', ...many))).toEqual({ ok: false, kind: 'too_many' })
  })

  it('are an administrator’s to import', async () => {
    const csv = 'Name,Email\nSecret,secret@example.com'
    expect(await run(csv, true, null)).toEqual({ ok: false, kind: 'not_signed_in' })
    for (const role of ['customer', 'staff', 'office'] as const) {
      expect(await run(csv, true, role)).toEqual({ ok: false, kind: 'forbidden' })
    }
    expect(await stored('Secret')).toEqual([])
  })
})
