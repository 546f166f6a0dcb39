import { sql } from '@payloadcms/db-postgres'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { migrations } from '@migrations/index'
import { inSpanish } from '@/sample-data/in-spanish'
import { mirrors } from '@/sample-data/pages/mirrors'
import { richText } from '@/sample-data/rich-text'
import type { SampleBlock } from '@/sample-data/rich-text'
import { testPayload } from '../setup/database'

const payload = await testPayload()
const db = payload.db.drizzle
const migration = migrations.find(({ name }) => name.endsWith('chapters_of_mirrors'))
const page = 990_003
const newer = new Set(['included', 'dates'])

type Node = { fields: { blockType: string; id: string } }
type Body = { root: { children: Node[] } }

const partsIn = (locale: 'en' | 'es') =>
  (locale === 'es' ? inSpanish(mirrors) : mirrors).parts as SampleBlock[]
const bodyOf = (parts: SampleBlock[]) => JSON.stringify(richText(parts))
const olderIn = (locale: 'en' | 'es') => partsIn(locale).filter(({ block }) => !newer.has(block))

async function store(locale: 'en' | 'es', parts: SampleBlock[]): Promise<void> {
  await db.execute(
    sql`delete from pages_locales where _parent_id = ${page} and _locale = ${locale}`,
  )
  await db.execute(sql`
    insert into pages_locales (title, body, _locale, _parent_id)
      values ('Mirrors', ${bodyOf(parts)}::jsonb, ${locale}, ${page})`)
}

async function stored(locale: 'en' | 'es'): Promise<Node[]> {
  const { rows } = await db.execute(sql`
    select body from pages_locales where _parent_id = ${page} and _locale = ${locale}`)
  return (rows[0]?.body as Body).root.children
}

const kinds = (nodes: Node[]) => nodes.map(({ fields }) => fields.blockType)
const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (key, each: unknown) => (key === 'id' ? undefined : each)))

it('gives an untouched page of mirrors the chapters that a new one is loaded with, and no other page', async () => {
  await db.execute(sql`insert into pages (id, slug) values (${page}, 'mirrors')`)
  await store('en', olderIn('en'))
  await store('es', olderIn('es'))
  await migration?.up({ db } as unknown as MigrateUpArgs)
  await migration?.up({ db } as unknown as MigrateUpArgs)
  for (const locale of ['en', 'es'] as const) {
    const now = await stored(locale)
    expect(withoutIds(now)).toEqual(withoutIds(richText(partsIn(locale)).root.children))
    expect(new Set(now.map(({ fields }) => fields.id)).size).toBe(now.length)
  }
  await migration?.down({ db } as unknown as MigrateDownArgs)
  expect(kinds(await stored('en'))).toEqual(['plate', 'limits', 'parts', 'facts'])
})

it('leaves a page alone whose chapters staff have moved', async () => {
  const moved = olderIn('en').toReversed()
  await store('en', moved)
  await migration?.up({ db } as unknown as MigrateUpArgs)
  expect(kinds(await stored('en'))).toEqual(moved.map(({ block }) => block))
})
