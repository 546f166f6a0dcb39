import { beforeAll, describe, expect, it } from 'vitest'
import { account } from '../fixtures/people'
import { rest } from '../fixtures/rest'
import { patchUser as patch, signedIn as person, storedUser as stored } from '../fixtures/signed-in'
import type { SignedIn as Person } from '../fixtures/signed-in'
import { testPayload } from '../setup/database'

let admin: Person

beforeAll(async () => {
  admin = await person('admin@example.com', 'admin')
})

describe('the last administrator', () => {
  it('is neither deleted nor demoted, by REST or by the server', async () => {
    const payload = await testPayload()
    const remove = { method: 'DELETE', cookie: admin.cookie }
    expect((await rest(`/users/${admin.id}`, remove)).status).toBe(409)
    await expect(
      payload.update({
        collection: 'users',
        id: admin.id,
        data: { role: 'staff' },
        overrideAccess: true,
      }),
    ).rejects.toThrow('last administrator')
    await expect(
      payload.update({
        collection: 'users',
        where: { role: { equals: 'admin' } },
        data: { role: 'staff' },
        overrideAccess: true,
      }),
    ).resolves.toMatchObject({ docs: [] })
    expect(await stored(admin.id)).toMatchObject({ role: 'admin' })
  })

  it('is not kept by one who never confirmed his address', async () => {
    await account({ email: 'never-came@example.com', role: 'admin', confirmed: false })
    const remove = { method: 'DELETE', cookie: admin.cookie }
    expect((await rest(`/users/${admin.id}`, remove)).status).toBe(409)
  })

  it('may be demoted by another once there is another', async () => {
    const second = await person('second-admin@example.com', 'admin')
    expect((await patch(admin.id, { role: 'staff' }, second.cookie)).status).toBe(200)
    expect((await patch(second.id, { role: 'staff' }, second.cookie)).status).toBe(200)
    expect(await stored(second.id)).toMatchObject({ role: 'admin' })
    expect((await patch(admin.id, { role: 'admin' }, second.cookie)).status).toBe(200)
  })

  it('stays when two demote each other at the same moment', async () => {
    const second = await person('rival-admin@example.com', 'admin')
    const payload = await testPayload()
    const others = await payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      overrideAccess: true,
    })
    for (const { id } of others.docs) {
      if (id !== admin.id && id !== second.id) {
        await payload.update({
          collection: 'users',
          id,
          data: { role: 'staff' },
          overrideAccess: true,
        })
      }
    }
    const answers = await Promise.all([
      patch(admin.id, { role: 'staff' }, second.cookie),
      patch(second.id, { role: 'staff' }, admin.cookie),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const roles = [await stored(admin.id), await stored(second.id)].map(({ role }) => role)
    expect(roles.sort()).toEqual(['admin', 'staff'])
  })
})
