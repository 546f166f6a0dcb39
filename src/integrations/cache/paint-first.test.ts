import { describe, expect, it } from 'vitest'
import { paintFirst } from './paint-first.mjs'

const head = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>'
const sheet = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const legacy = '<script src="/_next/static/chunks/old.js" noModule=""></script>'
const inline = '<script>self.__next_f.push([0])</script>'
const page = [
  head,
  sheet,
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  legacy,
  '</head><body>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  inline,
  '</body></html>',
].join('')

describe('a page that is painted first', () => {
  it('has its scripts started by one ahead of the style sheet, in their order', () => {
    const written = paintFirst(page)
    expect(written.startsWith(`${head}<script>(function startOncePainted(`)).toBe(true)
    expect(written).toContain(
      '(["/_next/static/chunks/a.js","/_next/static/chunks/b.js"],60)</script>' + sheet,
    )
    expect(written).not.toContain('async=""')
    expect(written).not.toContain('<link rel="preload" as="script"')
  })

  it('keeps scripts for old browsers and those that stand in it', () => {
    const written = paintFirst(page)
    expect(written).toContain(legacy)
    expect(written).toContain(inline)
  })

  it('stays as it is where only scripts make something to paint', () => {
    const shell = page.replace('<html lang="en">', '<html id="__next_error__">')
    expect(paintFirst(shell)).toBe(shell)
  })

  it('stays as it is where nothing is found to start', () => {
    expect(paintFirst('<script>alert(1)</script>')).toBe('<script>alert(1)</script>')
    expect(paintFirst(page.replace('<meta charSet="utf-8"/>', ''))).toContain('a.js" async=""')
  })
})
