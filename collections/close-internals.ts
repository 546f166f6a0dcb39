import type { Access, AccessArgs, Endpoint, SanitizedConfig } from 'payload'
import { staffOnly } from './access/rules'

/** Payload opens these of its own collections to everybody who is signed in, customers included. */
const forStaff = ['payload-locked-documents', 'payload-preferences']

/** Keeps what the admin panel needs for itself to those who may enter it. */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!forStaff.includes(collection.slug)) continue
    const { create, read, update, delete: remove } = collection.access
    Object.assign(collection.access, {
      create: andStaff(create),
      read: andStaff(read),
      update: andStaff(update),
      delete: andStaff(remove),
    })
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(behindStaff)
  }
  return config
}

function andStaff(rule: Access): Access {
  return (args: AccessArgs) => (staffOnly(args) ? rule(args) : false)
}

/** Some of its endpoints never ask the access functions. */
function behindStaff<One extends Omit<Endpoint, 'root'>>(endpoint: One): One {
  const handler: Endpoint['handler'] = (req) => {
    if (staffOnly({ req })) return endpoint.handler(req)
    return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
  }
  return { ...endpoint, handler }
}
