import type { Condition } from 'payload'
import { isAdmin } from './roles'
import { viewerOf } from './viewer'

/** Shows a field of a form to administrators alone; what it holds is kept by its access. */
export const adminSees: Condition = (_data, _siblings, { user }) => isAdmin(viewerOf({ user }))
