import type { FieldAccess } from 'payload'
import { isAdmin, isAdminOverAnother, worksHere } from './roles'
import { viewerOf } from './viewer'

export const adminField: FieldAccess = ({ req }) => isAdmin(viewerOf(req))

export const staffField: FieldAccess = ({ req }) => worksHere(viewerOf(req))

export const nobodyField: FieldAccess = () => false

/** Nobody changes his own: a second administrator does. */
export const adminOverAnotherField: FieldAccess = ({ id, req }) =>
  isAdminOverAnother(viewerOf(req), id)
