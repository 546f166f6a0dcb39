import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload'
import { isAdmin, worksHere } from './roles'
import { viewerOf } from './viewer'

export function anyone(): boolean {
  return true
}

export function nobody(): boolean {
  return false
}

export function adminOnly({ req }: { req: PayloadRequest }): boolean {
  return isAdmin(viewerOf(req))
}

export function staffOnly({ req }: { req: PayloadRequest }): boolean {
  return worksHere(viewerOf(req))
}

/** The public sees what is published; staff see drafts too. */
export const publishedOrStaff: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const published: Where = { _status: { equals: 'published' } }
  return published
}

/** The public sees the rows that are switched on. */
export const activeOrStaff: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const switchedOn: Where = { active: { equals: true } }
  return switchedOn
}

/** Tax rules name their switch as the specification does. */
export const activeRuleOrStaff: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const switchedOn: Where = { isActive: { equals: true } }
  return switchedOn
}

/** Rows with a `user`: a customer sees his own, staff see all. */
export const ownOrStaff: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (!viewer) return false
  if (worksHere(viewer)) return true
  const own: Where = { user: { equals: viewer.id } }
  return own
}

/** Rows with a `user`: a customer sees his own, only an administrator sees all. */
export const ownOrAdmin: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (!viewer || viewer.role === 'staff') return false
  if (isAdmin(viewer)) return true
  const own: Where = { user: { equals: viewer.id } }
  return own
}

/** Accounts: everyone has his own, an administrator has all. */
export const selfOrAdmin: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (!viewer) return false
  if (isAdmin(viewer)) return true
  const self: Where = { id: { equals: viewer.id } }
  return self
}

/** Every operation refused: where each collection starts from, so that nothing is open by default. */
export const closed: Required<NonNullable<CollectionConfig['access']>> = {
  admin: nobody,
  create: nobody,
  read: nobody,
  readVersions: nobody,
  update: nobody,
  delete: nobody,
  unlock: nobody,
}

/** Pages, pictures and the like, with drafts. */
export const publishedContent: typeof closed = {
  ...closed,
  create: staffOnly,
  read: publishedOrStaff,
  readVersions: staffOnly,
  update: staffOnly,
  delete: staffOnly,
}

/** Content that has no drafts. */
export const publicContent: typeof closed = { ...publishedContent, read: anyone }

/** The tables a price is made of. */
export const pricingTable: typeof closed = { ...publishedContent, read: activeOrStaff }
