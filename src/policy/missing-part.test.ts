import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { missingPartScript } from './own-scripts.mjs'

const here = { origin: 'https://shop.example', pathname: '/about', search: '' }

/** A page that the script runs in, whose parts the server has or has not. */
function open({ status = 404 } = {}) {
  const heard: Record<string, (event: object) => void> = {}
  const went: string[] = []
  const kept = new Map<string, unknown>()
  runInNewContext(missingPartScript, {
    addEventListener: (kind: string, listen: (event: object) => void) => (heard[kind] = listen),
    fetch: () =>
      status === 0 ? Promise.reject(new Error('offline')) : Promise.resolve({ status }),
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: unknown) => kept.set(name, value),
    },
    location: {
      ...here,
      reload: () => went.push('anew'),
      assign: (address: string) => went.push(address),
    },
    Date,
  })
  return {
    went,
    press: (link: object | null, keys = {}) =>
      heard.click?.({ target: { closest: () => link }, ...keys }),
    miss: async (src = 'https://shop.example/_next/static/chunks/gone.js') => {
      heard.error?.({ target: { src, matches: () => true } })
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

const linkTo = (pathname: string, more = {}) => ({
  ...here,
  pathname,
  href: here.origin + pathname,
  target: '',
  download: '',
  ...more,
})

describe('a page, a part of which a release took away', () => {
  it('comes anew, and not again within a minute', async () => {
    const page = open()
    await page.miss()
    await page.miss()
    expect(page.went).toEqual(['anew'])
  })

  it('leads on to where a link leads that was just pressed', async () => {
    const page = open()
    page.press(linkTo('/gallery'))
    await page.miss()
    expect(page.went).toEqual(['https://shop.example/gallery'])
  })

  it.each([
    ['of another site', linkTo('/x', { origin: 'https://elsewhere.example' }), {}],
    ['in another tab', linkTo('/gallery', { target: '_blank' }), {}],
    ['in another tab, by a key', linkTo('/gallery'), { ctrlKey: true }],
    ['to a place on this page', linkTo('/about'), {}],
    ['that is none', null, {}],
  ])('comes anew after a press on a link %s', async (_, link, keys) => {
    const page = open()
    page.press(linkTo('/gallery'))
    page.press(link, keys)
    await page.miss()
    expect(page.went).toEqual(['anew'])
  })

  it.each([
    ['is there after all', { status: 200 }, undefined],
    ['cannot be asked for', { status: 0 }, undefined],
    ['is none of ours', {}, 'https://js.stripe.com/v3/'],
  ])('stays where the part %s', async (_, server, src) => {
    const page = open(server)
    await page.miss(src)
    expect(page.went).toEqual([])
  })
})
