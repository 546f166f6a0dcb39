import { describe, expect, it } from 'vitest'
import { dataHashes, givePolicy } from './cached-page.mjs'
import { hashOf } from './content-policy.mjs'

const data = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:\"$Sreact.fragment\"\n2:[\u003cb>)]\n"])`,
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
]
const script = (code: string) => `<script>${code}</script>`

describe('the policy of a page from cache', () => {
  it('allows the scripts by which Next hands over data, each once', () => {
    const html = [...data, ...data].map(script).join('')
    expect(dataHashes(html)).toEqual(data.map(hashOf))
  })

  it.each([
    'alert(1)',
    'self.__next_f.push([1,alert(1)])',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]);alert("b")',
    'self.__next_f.push(1)',
    'alert(1);self.__next_f.push([1,"a"])',
  ])('allows no other script that stands in the page: %s', (code) => {
    expect(dataHashes(script(code))).toEqual([])
  })

  it('has nothing to say of files and of facts for search engines', () => {
    const html = `<script src="/a.js" async=""></script><script type="application/ld+json">[1]</script>`
    expect(dataHashes(html)).toEqual([])
  })

  it('goes with the page, beside the headers that it had', () => {
    const value = { kind: 'APP_PAGE', html: script(data[0] ?? ''), headers: { a: 'b' } }
    givePolicy(value)
    expect(value.headers).toEqual({
      a: 'b',
      'content-security-policy': expect.stringContaining(hashOf(data[0] ?? '')) as string,
    })
  })

  it('is no business of data', () => {
    const value = { kind: 'FETCH', headers: {} }
    givePolicy(value)
    expect(value.headers).toEqual({})
  })
})
