import type { Access, CollectionConfig, PayloadRequest, Where } from 'payload'
import { staffRuleNames } from '@/domain/glass-rules/rule-names'
import { editsContent, editsPrices, isAdmin, worksHere, worksWithCustomers } from './roles'
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

export function ifWorksHere({ req }: { req: PayloadRequest }): boolean {
  return worksHere(viewerOf(req))
}

export function ifEditsContent({ req }: { req: PayloadRequest }): boolean {
  return editsContent(viewerOf(req))
}

export function ifEditsPrices({ req }: { req: PayloadRequest }): boolean {
  return editsPrices(viewerOf(req))
}

export function ifWorksWithCustomers({ req }: { req: PayloadRequest }): boolean {
  return worksWithCustomers(viewerOf(req))
}

/** The public sees what is published; who works here sees drafts too. */
export const publishedOrWorksHere: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const published: Where = { _status: { equals: 'published' } }
  return published
}

/** The public sees the rows that are switched on. */
export const activeOrWorksHere: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const switchedOn: Where = { active: { equals: true } }
  return switchedOn
}

/** Rules about glass: what is for staff alone the public never sees. */
export const activeForVisitorsOrWorksHere: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const forVisitors: Where = {
    and: [{ active: { equals: true } }, { rule: { not_in: [...staffRuleNames] } }],
  }
  return forVisitors
}

/** Tax rules name their switch as the specification does. */
export const activeRuleOrWorksHere: Access = ({ req }) => {
  if (worksHere(viewerOf(req))) return true
  const switchedOn: Where = { isActive: { equals: true } }
  return switchedOn
}

/** Quotes: a customer sees his own, but none that the shop is still working on; the shop sees all. */
export const shownOrWorksHere: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (!viewer) return false
  if (worksHere(viewer)) return true
  const shown: Where = { and: [{ user: { equals: viewer.id } }, shownToCustomer] }
  return shown
}

/** What the customer was shown: saved on the site, or sent by the shop. */
export const shownToCustomer: Where = {
  or: [{ origin: { equals: 'website' } }, { sentAt: { exists: true } }],
}

/** Rows with a `user`: a customer sees his own, who works with customers sees all, others none. */
export const ownOrWorksWithCustomers: Access = ({ req }) => {
  const viewer = viewerOf(req)
  if (worksWithCustomers(viewer)) return true
  if (viewer?.role !== 'customer') return false
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
  create: ifEditsContent,
  read: publishedOrWorksHere,
  readVersions: ifEditsContent,
  update: ifEditsContent,
  delete: ifEditsContent,
}

/** Content that has no drafts. */
export const publicContent: typeof closed = { ...publishedContent, read: anyone }

/** What a price is made of and what no visitor needs to know. */
export const pricingForStaff: typeof closed = {
  ...closed,
  create: ifEditsPrices,
  read: ifWorksHere,
  update: ifEditsPrices,
  delete: ifEditsPrices,
}

/** The tables a price is made of. */
export const pricingTable: typeof closed = {
  ...closed,
  create: ifEditsPrices,
  read: activeOrWorksHere,
  readVersions: ifEditsPrices,
  update: ifEditsPrices,
  delete: ifEditsPrices,
}
