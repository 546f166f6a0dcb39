import type { CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { withShopTimes, withShopTimesOfGlobal } from './with-shop-times'

const named = (fields: Field[], wanted: string) =>
  fields.filter((field) => 'name' in field && field.name === wanted)

const cellOf = (field: Field | undefined) => {
  const admin = field?.admin
  return admin && 'components' in admin ? admin.components : undefined
}

const list = (about: Partial<CollectionConfig> = {}): CollectionConfig => ({
  slug: 'things',
  fields: [{ name: 'title', type: 'text' }],
  ...about,
})

const rowTimes = expect.stringContaining('RowTimes') as string

describe('forms by the shop’s clock', () => {
  it('say at their head when a row was made and changed, and keep what stands there', () => {
    const components = { edit: { beforeDocumentControls: ['/own#Part'] } }
    const { admin } = withShopTimes(list({ admin: { components } }))
    expect(admin?.components?.edit?.beforeDocumentControls).toEqual([rowTimes, '/own#Part'])
    const global = withShopTimesOfGlobal({ slug: 'thing', fields: [] })
    expect(global.admin?.components?.elements?.beforeDocumentControls).toEqual([rowTimes])
  })
})

describe('lists by the shop’s clock', () => {
  it('show when a row was made and changed as the shop reads it', () => {
    const { fields } = withShopTimes(list())
    for (const name of ['createdAt', 'updatedAt']) {
      const [only, ...others] = named(fields, name)
      expect(others).toEqual([])
      expect(cellOf(only)).toMatchObject({ Cell: expect.stringContaining('MomentCell') as string })
    }
  })

  it('leave a list without times, and one that says its own', () => {
    expect(named(withShopTimes(list({ timestamps: false })).fields, 'createdAt')).toEqual([])
    const own = list({ fields: [{ name: 'createdAt', type: 'date', label: 'When' }] })
    expect(named(withShopTimes(own).fields, 'createdAt')).toHaveLength(1)
  })
})
