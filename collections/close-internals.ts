import type { Access, AccessArgs, Endpoint, SanitizedConfig } from 'payload'
import { ifWorksHere } from './access/rules'
import { keepPlans } from './hooks/keep-plans'
import { boundQuestions } from './rest/bound-questions'
import { keepDates } from './rest/keep-dates'

/** Payload opens these of its own collections to everybody who is signed in, customers included. */
const forTheAdminPanel = ['payload-locked-documents', 'payload-preferences']

type Endpoints = Omit<Endpoint, 'root'>[] | false

/**
 * Keeps what the admin panel needs for itself to those who may enter it, and what everybody may ask
 * within bounds.
 */
export function closeInternals(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    collection.hooks.beforeOperation.unshift(boundQuestions, keepDates)
    const isVersioned = Boolean(collection.versions)
    collection.endpoints = closedEndpoints(collection.endpoints, { isVersioned })
    if (collection.slug === 'payload-jobs') collection.hooks.beforeOperation.unshift(keepPlans)
    if (!forTheAdminPanel.includes(collection.slug)) continue
    const { create, read, update, delete: remove } = collection.access
    Object.assign(collection.access, {
      create: andWorksHere(create),
      read: andWorksHere(read),
      update: andWorksHere(update),
      delete: andWorksHere(remove),
    })
    if (collection.endpoints) collection.endpoints = collection.endpoints.map(behindTheDoor)
  }
  for (const global of config.globals) {
    global.endpoints = closedEndpoints(global.endpoints, { isVersioned: Boolean(global.versions) })
  }
  Object.assign(config, { endpoints: closedEndpoints(config.endpoints, { isVersioned: false }) })
  return config
}

function closedEndpoints<All extends Endpoints>(
  endpoints: All,
  { isVersioned }: { isVersioned: boolean },
): All {
  if (!endpoints) return endpoints
  return endpoints
    .filter(({ path }) => isVersioned || !path.startsWith('/versions'))
    .map((one) => (isForAdmin(one) ? behindTheDoor(one) : one)) as All
}

/** What somebody may do with a row tells what state it is in; a pasted address is fetched by us. */
function isForAdmin({ path }: Pick<Endpoint, 'path'>): boolean {
  return path.startsWith('/access') || path.startsWith('/paste-url')
}

function andWorksHere(rule: Access): Access {
  return (args: AccessArgs) => (ifWorksHere(args) ? rule(args) : false)
}

/** Some of its endpoints never ask the access functions. */
function behindTheDoor<One extends Omit<Endpoint, 'root'>>(endpoint: One): One {
  const handler: Endpoint['handler'] = (req) => {
    if (ifWorksHere({ req })) return endpoint.handler(req)
    return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 })
  }
  return { ...endpoint, handler }
}
