import { describe, expect, it } from 'vitest'
import type { AccessArgs, PayloadRequest } from 'payload'
import {
  editsContent,
  editsPrices,
  isAdmin,
  isAdminOverAnother,
  isSelf,
  worksHere,
  worksWithCustomers,
} from './roles'
import type { Role } from '@/domain/account/roles'
import type { Viewer } from './roles'
import {
  activeOrWorksHere,
  activeRuleOrWorksHere,
  adminOnly,
  anyone,
  ifEditsContent,
  ifEditsPrices,
  ifWorksHere,
  ifWorksWithCustomers,
  nobody,
  ownOrWorksWithCustomers,
  shownOrWorksHere,
  shownToCustomer,
  publishedOrWorksHere,
  selfOrAdmin,
} from './rules'
import { viewerOf } from './viewer'

const visitor: Viewer = null
const customer: Viewer = { id: 1, role: 'customer' }
const staff: Viewer = { id: 2, role: 'staff' }
const office: Viewer = { id: 4, role: 'office' }
const admin: Viewer = { id: 3, role: 'admin' }
const everyone = [visitor, customer, staff, office, admin]

function asking(viewer: Viewer): AccessArgs {
  const user = viewer && { ...viewer, collection: 'users' }
  return { req: { user } as unknown as PayloadRequest }
}

describe('what a viewer is', () => {
  it.each([
    ['administrates', isAdmin, [false, false, false, false, true]],
    ['works here', worksHere, [false, false, true, true, true]],
    ['edits content', editsContent, [false, false, true, false, true]],
    ['edits prices', editsPrices, [false, false, true, false, true]],
    ['works with customers', worksWithCustomers, [false, false, false, true, true]],
    ['is the account 1', (viewer: Viewer) => isSelf(viewer, 1), [false, true, false, false, false]],
    [
      'is the account "3"',
      (viewer: Viewer) => isSelf(viewer, '3'),
      [false, false, false, false, true],
    ],
    [
      'is nobody’s account',
      (viewer: Viewer) => isSelf(viewer, undefined),
      [false, false, false, false, false],
    ],
    [
      'rules over account 1',
      (viewer: Viewer) => isAdminOverAnother(viewer, 1),
      [false, false, false, false, true],
    ],
    [
      'rules over account 3',
      (viewer: Viewer) => isAdminOverAnother(viewer, 3),
      [false, false, false, false, false],
    ],
  ] as const)('%s', (_name, predicate, expected) => {
    expect(everyone.map((viewer) => predicate(viewer))).toEqual(expected)
  })

  it.each([undefined, null, '', 'owner', 'ADMIN', ['admin'], { admin: true }])(
    'is a visitor with the role %j',
    (role) => {
      expect(viewerOf({ user: { id: 9, role: role as Role } as never })).toBeNull()
    },
  )
})

describe('who may do what', () => {
  const own = { user: { equals: 1 } }
  const published = { _status: { equals: 'published' } }
  const active = { active: { equals: true } }
  const activeRule = { isActive: { equals: true } }

  it.each([
    ['anyone', anyone, [true, true, true, true, true]],
    ['nobody', nobody, [false, false, false, false, false]],
    ['adminOnly', adminOnly, [false, false, false, false, true]],
    ['ifWorksHere', ifWorksHere, [false, false, true, true, true]],
    ['ifEditsContent', ifEditsContent, [false, false, true, false, true]],
    ['ifEditsPrices', ifEditsPrices, [false, false, true, false, true]],
    ['ifWorksWithCustomers', ifWorksWithCustomers, [false, false, false, true, true]],
    ['publishedOrWorksHere', publishedOrWorksHere, [published, published, true, true, true]],
    ['activeOrWorksHere', activeOrWorksHere, [active, active, true, true, true]],
    ['activeRuleOrWorksHere', activeRuleOrWorksHere, [activeRule, activeRule, true, true, true]],
    [
      'shownOrWorksHere',
      shownOrWorksHere,
      [false, { and: [own, shownToCustomer] }, true, true, true],
    ],
    ['ownOrWorksWithCustomers', ownOrWorksWithCustomers, [false, own, false, true, true]],
    [
      'selfOrAdmin',
      selfOrAdmin,
      [false, { id: { equals: 1 } }, { id: { equals: 2 } }, { id: { equals: 4 } }, true],
    ],
  ] as const)('%s', (_name, rule, expected) => {
    expect(everyone.map((viewer) => rule(asking(viewer)))).toEqual(expected)
  })
})
