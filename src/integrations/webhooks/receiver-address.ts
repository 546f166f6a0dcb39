import ipaddr from 'ipaddr.js'
import { mayReach } from './public-address'
import type { Reach } from './public-address'

export type AddressFault = 'unreadable' | 'not_https' | 'has_password' | 'private'

/** What is wrong with the address of a receiver, as far as its words say; null where nothing is. */
export function faultOfAddress(address: string, reach: Reach): AddressFault | null {
  if (!URL.canParse(address)) return 'unreadable'
  const { protocol, username, password, hostname } = new URL(address)
  if (username !== '' || password !== '') return 'has_password'
  const isOwn = hostname === 'localhost' || isLoopback(hostname)
  if (protocol !== 'https:' && !(protocol === 'http:' && isOwn && reach.ownMachine)) {
    return 'not_https'
  }
  if (isOwn) return reach.ownMachine ? null : 'private'
  const literal = literalOf(hostname)
  return ipaddr.isValid(literal) && !mayReach(literal, reach) ? 'private' : null
}

function isLoopback(hostname: string): boolean {
  const literal = literalOf(hostname)
  return ipaddr.isValid(literal) && ipaddr.process(literal).range() === 'loopback'
}

/** IPv6 stands in brackets in an address. */
function literalOf(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '')
}
