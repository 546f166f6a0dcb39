import { afterEach, describe, expect, it, vi } from 'vitest'
import { plainText } from './chat-message'
import { atThisHour } from './desk'
import type { Desk } from './desk'
import { loadWords } from './words'

const said = {
  ...plainText('We are glad to help.'),
  links: [
    { href: 'tel:2145550148', text: 'Call (214) 555-0148' },
    { href: '/get-quote', text: 'Get a price' },
  ],
}

async function deskWith(nightPhone: string | null): Promise<Desk> {
  const company = { name: 'Sample Glass', phone: '(214) 555-0148', nightPhone }
  return { locale: 'en', t: await loadWords('en'), company }
}

function markedAs(clock: string) {
  vi.stubGlobal('document', { documentElement: { dataset: { clock } } })
}

afterEach(() => vi.unstubAllGlobals())

describe('the number that Sandra names', () => {
  it('is the emergency line out of hours, and says so', async () => {
    markedAs('night')
    expect(atThisHour(said, await deskWith('(214) 555-0199')).links).toEqual([
      { href: 'tel:2145550199', text: 'After hours: emergency line (214) 555-0199' },
      said.links[1],
    ])
  })

  it('is the shop’s by day, and where there is no other', async () => {
    markedAs('day')
    expect(atThisHour(said, await deskWith('(214) 555-0199'))).toEqual(said)
    markedAs('night')
    expect(atThisHour(said, await deskWith(null))).toEqual(said)
  })
})
