import { describe, expect, it } from 'vitest'
import type { Actor } from '../context'
import { guardAdmin, guardSignedIn } from './page-guard'

const actor = (role: Actor['role']): Actor => ({ id: 1, email: 'a@b.co', fullName: 'A', role })

describe('page guards', () => {
  it('send a visitor to sign in', () => {
    expect(guardSignedIn(null)).toEqual({ kind: 'sign_in' })
    expect(guardAdmin(null)).toEqual({ kind: 'sign_in' })
  })

  it.each(['customer', 'staff', 'office', 'admin'] as const)(
    'let a signed-in %s into his account',
    (role) => {
      expect(guardSignedIn(actor(role))).toEqual({ kind: 'enter', actor: actor(role) })
    },
  )

  it('let only the administrator into his pages', () => {
    expect(guardAdmin(actor('customer'))).toEqual({ kind: 'access_denied' })
    expect(guardAdmin(actor('staff'))).toEqual({ kind: 'access_denied' })
    expect(guardAdmin(actor('office'))).toEqual({ kind: 'access_denied' })
    expect(guardAdmin(actor('admin')).kind).toBe('enter')
  })
})
