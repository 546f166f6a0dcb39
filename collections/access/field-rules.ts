import type { FieldAccess } from 'payload'
import { isAdmin, isAdminOverAnother, editsPrices, worksHere, worksWithCustomers } from './roles'
import { viewerOf } from './viewer'

export const adminField: FieldAccess = ({ req }) => isAdmin(viewerOf(req))

export const worksHereField: FieldAccess = ({ req }) => worksHere(viewerOf(req))

export const editsPricesField: FieldAccess = ({ req }) => editsPrices(viewerOf(req))

export const worksWithCustomersField: FieldAccess = ({ req }) => worksWithCustomers(viewerOf(req))

export const nobodyField: FieldAccess = () => false

/** Nobody changes his own: a second administrator does. */
export const adminOverAnotherField: FieldAccess = ({ id, req }) =>
  isAdminOverAnother(viewerOf(req), id)
