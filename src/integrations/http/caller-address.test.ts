import { describe, expect, it } from 'vitest'
import { addressIn, callerAddress } from './caller-address'

const socketAddress = '198.51.100.7'

describe('the address of a caller', () => {
  it('is the socket’s where no proxy is trusted, whatever the header says', () => {
    const said = { forwardedFor: '203.0.113.1', socketAddress, trustedProxies: 0 }
    expect(callerAddress(said)).toBe(socketAddress)
  })

  it('is what the trusted proxies wrote, counted from the right', () => {
    const forwardedFor = '10.9.9.9, 203.0.113.1, 192.0.2.5'
    expect(callerAddress({ forwardedFor, socketAddress, trustedProxies: 1 })).toBe('192.0.2.5')
    expect(callerAddress({ forwardedFor, socketAddress, trustedProxies: 2 })).toBe('203.0.113.1')
  })

  it.each(['', 'localhost', 'x'.repeat(14_000), '1.2.3', '203.0.113.1:80'])(
    'is one bucket for all when the header holds no address: %.20s',
    (forwardedFor) => {
      expect(callerAddress({ forwardedFor, socketAddress, trustedProxies: 1 })).toBe('unknown')
    },
  )

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
  ])('of IPv6 is its line, not each of its addresses: %s', (said, counted) => {
    expect(callerAddress({ forwardedFor: undefined, socketAddress: said, trustedProxies: 0 })).toBe(
      counted,
    )
  })

  it('is read the same from the header it was put into', () => {
    for (const put of ['203.0.113.1', '2001:db8:1:2::', 'unknown']) {
      expect(addressIn(new Headers({ 'x-forwarded-for': put }))).toBe(put)
    }
    expect(addressIn(new Headers())).toBe('unknown')
  })
})
