import { readFileSync } from 'node:fs'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { globalSlugs, slugs } from '@collections/slugs'
import { testPayload } from '../setup/database'

const { config } = await testPayload()
const css = readFileSync('src/admin/admin.css', 'utf8')
const [, hidden = ''] = /no language for it\. \*\/\s*body:has\(([^)]*)\)/.exec(css) ?? []

function isTranslated(fields: Field[]): boolean {
  return /"localized":true/.test(JSON.stringify(fields, withoutCircles()))
}

function withoutCircles() {
  const seen = new WeakSet<object>()
  return (_key: string, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value
    if (seen.has(value)) return undefined
    seen.add(value)
    return value
  }
}

describe('the choice of a language', () => {
  const screens = [
    ...config.collections
      .filter(({ slug }) => Object.values<string>(slugs).includes(slug))
      .filter(({ admin }) => admin.hidden !== true)
      .map(({ slug, fields }) => ({ screen: `.collection-edit--${slug}`, fields })),
    ...config.globals
      .filter(({ slug }) => Object.values<string>(globalSlugs).includes(slug))
      .map(({ slug, fields }) => ({ screen: `.global-edit--${slug}`, fields })),
  ]

  const offers = (screen: string) => !new RegExp(`\\${screen}(?![\\w-])`).test(hidden)

  it('stands on every screen where something is translated', () => {
    const translated = screens.filter(({ fields }) => isTranslated(fields))
    expect(translated.filter(({ screen }) => !offers(screen)).map(({ screen }) => screen)).toEqual(
      [],
    )
  })

  it.each(['quotes', 'inquiries', 'customers', 'payments', 'jobs', 'visitor-photos'])(
    'stands on none of %s, where nothing is',
    (slug) => {
      expect(offers(`.collection-edit--${slug}`)).toBe(false)
    },
  )
})
