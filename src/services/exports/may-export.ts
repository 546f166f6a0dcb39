import 'server-only'
import { isAdmin, worksHere, worksWithCustomers } from '@collections/access/roles'
import type { Viewer } from '@collections/access/roles'
import { groups } from '@collections/admin-groups'
import { slugs } from '@collections/slugs'
import type { CollectionConfig } from 'payload'

/** Accounts, what they did, and what other programs are told are the administrator's alone. */
const ofAdministrators: string[] = [
  slugs.users,
  slugs.auditTrail,
  slugs.webhookReceivers,
  slugs.webhookDeliveries,
]

/**
 * Who takes a list out of the house whole. Reading a row at a time is one thing: names and addresses of
 * all customers go with those alone who work with customers. Which rows and fields somebody gets is still
 * what the collection's access says.
 */
export function mayExport(
  viewer: Viewer,
  { slug, admin }: Pick<CollectionConfig, 'slug' | 'admin'>,
): boolean {
  if (admin?.hidden === true) return false
  if (ofAdministrators.includes(slug)) return isAdmin(viewer)
  return admin?.group === groups.crm ? worksWithCustomers(viewer) : worksHere(viewer)
}
