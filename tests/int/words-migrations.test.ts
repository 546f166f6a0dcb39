import { sql } from '@payloadcms/db-postgres'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { migrations } from '@migrations/index'
import { testPayload } from '../setup/database'

const payload = await testPayload()
const db = payload.db.drizzle
const migration = migrations.find(({ name }) => name === '20261126_214100_one_warranty')

const loaded = 'Warranty on glass and work, by product. Ask us for the term of yours.'
const mended = 'Warranty on the glass and on the work, depending on the product.'

async function addAnswer(answer: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'answers',
    data: { question: 'How long?', answer, nextStep: 'call', active: true, keywords: ['long'] },
    overrideAccess: true,
    context: { disableRevalidate: true },
  })
  return id
}

async function answerOf(id: number): Promise<unknown> {
  const { rows } = await db.execute(
    sql`select answer from answers_locales where _parent_id = ${id}`,
  )
  return rows[0]?.answer
}

it('puts new words where a shop still has those it was loaded with, and leaves what staff wrote', async () => {
  const untouched = await addAnswer(loaded)
  const edited = await addAnswer(`${loaded} Or ask Morgan.`)
  await migration?.up({ db } as unknown as MigrateUpArgs)
  expect(await answerOf(untouched)).toBe(mended)
  expect(await answerOf(edited)).toBe(`${loaded} Or ask Morgan.`)
  await migration?.down({ db } as unknown as MigrateDownArgs)
  expect(await answerOf(untouched)).toBe(loaded)
})

it('mends one language alone, where both say the same', async () => {
  const inches = migrations.find(({ name }) => name.endsWith('spanish_inches_and_hours'))
  await db.execute(sql`insert into pages (id, slug) values (990002, 'inches')`)
  for (const locale of ['en', 'es']) {
    await db.execute(sql`
      insert into pages_locales (title, _locale, _parent_id)
        values ('60 in', ${locale}, 990002)`)
  }
  await inches?.up({ db } as unknown as MigrateUpArgs)
  const { rows } = await db.execute(sql`
    select title from pages_locales where _parent_id = 990002 order by _locale`)
  expect(rows.map(({ title }) => title)).toEqual(['60 in', '60 pulg'])
})

it('says of a door on glass what is true beside a single panel, too', async () => {
  const hung = migrations.find(({ name }) => name.endsWith('panel_of_a_door'))
  const reason = async () => {
    const { rows } = await db.execute(sql`
      select reason from glass_rules_locales join glass_rules on glass_rules.id = _parent_id
        where rule = 'door-on-glass' and _locale = 'en'`)
    return rows[0]?.reason
  }
  await hung?.down({ db } as unknown as MigrateDownArgs)
  expect(await reason()).toMatch(/^A door between two panels/)
  await hung?.up({ db } as unknown as MigrateUpArgs)
  expect(await reason()).toMatch(/^The panel that the door hangs on/)
})

it('puts them into the body of a page, text by text', async () => {
  const node = (text: string) => ({ type: 'text', version: 1, text })
  const body = { root: { children: [node(loaded), node(`${loaded} Really.`)] } }
  await db.execute(sql`
    insert into pages (id, slug) values (990001, 'words-of-a-page')`)
  await db.execute(sql`
    insert into pages_locales (title, body, _locale, _parent_id)
      values ('Words', ${JSON.stringify(body)}::jsonb, 'en', 990001)`)
  await migration?.up({ db } as unknown as MigrateUpArgs)
  const { rows } = await db.execute(sql`
    select body from pages_locales where _parent_id = 990001`)
  expect(rows[0]?.body).toEqual({
    root: { children: [node(mended), node(`${loaded} Really.`)] },
  })
})

it('names both sections of the code behind the rule of stairs, unless staff named others', async () => {
  const stairs = migrations.find(({ name }) => name.endsWith('stairs_in_both_sections'))
  await db.execute(sql`delete from glass_rules where rule = 'safety-stairs'`)
  const { rows } = await db.execute(sql`
    insert into glass_rules (rule, level, source) values ('safety-stairs', 'block', 'IRC R308.4.6')
      returning id`)
  const versions = await db.execute(sql`
    insert into _glass_rules_v (version_rule, version_level, version_source) values
      ('safety-stairs', 'block', 'IRC R308.4.6'), ('safety-stairs', 'block', 'Our city'),
      ('safety-wet', 'block', 'IRC R308.4.6')
      returning id`)
  const [first = 0] = versions.rows.map(({ id }) => Number(id))
  const source = async () => {
    const found = await db.execute(sql`select source from glass_rules where id = ${rows[0]?.id}`)
    return found.rows[0]?.source
  }
  const kept = async () => {
    const found = await db.execute(sql`
      select version_source from _glass_rules_v where id >= ${first} order by id`)
    return found.rows.map(({ version_source }) => version_source)
  }
  await stairs?.up({ db } as unknown as MigrateUpArgs)
  expect(await source()).toBe('IRC R308.4.6, R308.4.7')
  // what the office looks back on is mended too, and neither another rule nor another's words
  expect(await kept()).toEqual(['IRC R308.4.6, R308.4.7', 'Our city', 'IRC R308.4.6'])
  await stairs?.down({ db } as unknown as MigrateDownArgs)
  expect(await source()).toBe('IRC R308.4.6')
  expect(await kept()).toEqual(['IRC R308.4.6', 'Our city', 'IRC R308.4.6'])
  await db.execute(sql`update glass_rules set source = 'Our city' where id = ${rows[0]?.id}`)
  await stairs?.up({ db } as unknown as MigrateUpArgs)
  expect(await source()).toBe('Our city')
})
