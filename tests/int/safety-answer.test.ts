import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { migrations } from '@migrations/index'
import { sampleAnswers } from '@/sample-data/answers'
import { testPayload } from '../setup/database'

const payload = await testPayload()
const db = payload.db.drizzle
const migration = migrations.find(({ name }) => name.endsWith('answer_on_safety'))
const up = async () => migration?.up({ db } as unknown as MigrateUpArgs)
const down = async () => migration?.down({ db } as unknown as MigrateDownArgs)
const sample = (key: string) => sampleAnswers.find((answer) => answer.key === key)

async function load(key: string): Promise<number> {
  const { en, es, page, nextStep } = sample(key) ?? {}
  const shared = { collection: 'answers', overrideAccess: true } as const
  const context = { disableRevalidate: true }
  const { id } = await payload.create({
    ...shared,
    data: { ...en, page, nextStep, active: true } as never,
    locale: 'en',
    context,
  })
  await payload.update({ ...shared, id, data: es as never, locale: 'es', context })
  return id
}

async function onSafety(locale: 'en' | 'es') {
  const question = sample('safe')?.[locale].question ?? ''
  const { docs } = await payload.find({
    collection: 'answers',
    locale,
    where: { question: { equals: question } },
    overrideAccess: true,
  })
  return docs
}

it('adds no answer to a shop without those it would have been loaded with', async () => {
  await up()
  expect(await onSafety('en')).toEqual([])
})

it('adds the answer on safety once, in both languages, as a new shop is loaded with it', async () => {
  await load('tempered-laminated')
  await up()
  await up()
  for (const locale of ['en', 'es'] as const) {
    const found = await onSafety(locale)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ ...sample('safe')?.[locale], nextStep: 'none', active: true })
  }
  await down()
  expect(await onSafety('en')).toEqual([])
})
