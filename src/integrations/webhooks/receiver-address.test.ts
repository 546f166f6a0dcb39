import { describe, expect, it } from 'vitest'
import { mayReach } from './public-address'
import { publicLookup } from './public-lookup'
import { faultOfAddress } from './receiver-address'

const live = { ownMachine: false }
const tried = { ownMachine: true }

describe('the address of a receiver', () => {
  it.each([
    ['https://books.example.com/hooks?key=1', null],
    ['https://93.184.215.14/', null],
    ['http://books.example.com/', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://a:b@books.example.com/', 'has_password'],
    ['books', 'unreadable'],
    ['https://localhost/', 'private'],
    ['http://localhost/', 'not_https'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0/', 'private'],
    ['https://10.1.2.3/', 'private'],
    ['https://172.20.0.1/', 'private'],
    ['https://192.168.0.1/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://100.100.100.200/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[fe80::1]/', 'private'],
    ['https://[fd00:ec2::254]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://[64:ff9b::a00:1]/', 'private'],
  ])('%s on the live site: %s', (address, fault) => {
    expect(faultOfAddress(address, live)).toBe(fault)
  })

  it.each([
    ['http://localhost:4000/', null],
    ['http://127.0.0.1:4000/', null],
    ['https://[::1]/', null],
    ['https://10.1.2.3/', 'private'],
    ['http://books.example.com/', 'not_https'],
  ])('%s where the site is tried out: %s', (address, fault) => {
    expect(faultOfAddress(address, tried)).toBe(fault)
  })
})

describe('what a name leads to', () => {
  const asked = (addresses: string[], all = true) =>
    new Promise((resolve) => {
      const found = addresses.map((address) => ({ address, family: 4 }))
      const resolver = (_name: string, _options: object, done: (...given: unknown[]) => void) =>
        done(null, found)
      publicLookup(live, resolver as never)('books.example.com', { all }, (error, ...answer) =>
        resolve(error?.message ?? answer),
      )
    })

  it('is called where all of it is public', async () => {
    const [first, second] = ['93.184.215.14', '93.184.215.15']
    expect(await asked([first, second])).toEqual([
      [
        { address: first, family: 4 },
        { address: second, family: 4 },
      ],
    ])
    expect(await asked([first], false)).toEqual([first, 4])
  })

  it.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.5']], [['169.254.169.254']], [[]]])(
    'is refused at %s',
    async (addresses) => {
      expect(await asked(addresses)).toBe('books.example.com leads to a private address.')
    },
  )

  it('may be this machine where the site is tried out, and nothing else that is private', () => {
    expect(mayReach('127.0.0.1', tried)).toBe(true)
    expect(mayReach('::1', tried)).toBe(true)
    expect(mayReach('192.168.0.1', tried)).toBe(false)
    expect(mayReach('no address', tried)).toBe(false)
  })
})
