import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { mayReach } from './public-address'
import type { Reach } from './public-address'

/**
 * Finds the addresses of a name, and refuses it when one of them may not be called. The connection goes
 * to what was looked at here: a name that answers otherwise the next time changes nothing.
 */
export function publicLookup(reach: Reach, resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const [first] = found
      const isOpen = first !== undefined && found.every(({ address }) => mayReach(address, reach))
      if (!isOpen) return done(new Error(`${hostname} leads to a private address.`), [])
      if (options.all === true) return done(null, found)
      return done(null, first.address, first.family)
    })
  }
}
