import { describe, expect, it } from 'vitest'
import { reportOf } from './report-of'

const report = (fields: object) => JSON.stringify({ 'csp-report': fields })

describe('a report of a browser', () => {
  it('is what was refused and where, without what may be secret', () => {
    const body = report({
      'document-uri': 'https://glass.example/q/Zk9-secret_3hQ7xR2vT8wYb1Lm4?x=1',
      'blocked-uri': 'https://elsewhere.example/a.js?key=secret',
      'effective-directive': 'script-src-elem',
      disposition: 'report',
    })
    expect(reportOf(body)).toEqual({
      directive: 'script-src-elem',
      disposition: 'report',
      page: expect.not.stringContaining('secret') as string,
      blocked: 'https://elsewhere.example',
    })
  })

  it('may be of a word, and of an older browser', () => {
    expect(
      reportOf(report({ 'blocked-uri': 'inline', 'violated-directive': 'style-src x y' })),
    ).toEqual({ directive: 'style-src', disposition: 'enforce', page: '', blocked: 'inline' })
    expect(reportOf(report({ 'blocked-uri': 'data:text/html,x' }))?.blocked).toBe('data:')
  })

  it.each(['', 'no JSON', '[]', '{"csp-report":1}', report({ 'document-uri': 'x'.repeat(5000) })])(
    'is none: %.40s',
    (body) => {
      expect(reportOf(body)).toBeNull()
    },
  )

  it('names no directive that nobody knows: each would be a series of its own', () => {
    const odd = { 'effective-directive': 'my-own', 'blocked-uri': '<script>' }
    expect(reportOf(report(odd))).toMatchObject({ directive: 'other', blocked: '' })
  })
})
