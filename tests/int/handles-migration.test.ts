import { sql } from '@payloadcms/db-postgres'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { migrations } from '@migrations/index'
import { testPayload } from '../setup/database'

const payload = await testPayload()
const migration = migrations.find(({ name }) => name === '20261126_151148_handles_and_seals')

async function row(name: string, part: 'header' | null = null): Promise<number> {
  const { id } = await payload.create({
    collection: 'hardware',
    data: {
      ...{ name, part, cost: 1, unitOfMeasure: 'each' },
      ...{ offeredFor: ['shower'], active: true, displayOrder: 1 },
    },
    overrideAccess: true,
    context: { disableRevalidate: true },
  })
  return id
}

async function partsOf(ids: number[]): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(sql`select id, part from hardware`)
  return ids.map((id) => rows.find((one) => one.id === id)?.part)
}

it('tells the handles and seals that a shop began with, and no row that says what it is', async () => {
  const ids = [
    await row('Back-to-back pull handle, 8"'),
    await row('Ladder pull, 24"'),
    await row('Towel bar with handle, 24"', 'header'),
    await row('Door sweep and seal set'),
    await row('Towel bar, 24"'),
  ]
  const db = payload.db.drizzle
  await migration?.up({ db } as unknown as MigrateUpArgs)
  expect(await partsOf(ids)).toEqual(['handle', 'long_handle', 'header', 'seals', null])
  await migration?.down({ db } as unknown as MigrateDownArgs)
  expect(await partsOf(ids)).toEqual([null, null, 'header', null, null])
})
