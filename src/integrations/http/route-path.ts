/** Words of our own routes and of texts' addresses; tokens, numbers and names of files are not. */
const word = /^_?[a-z]+(?:-[a-z]+)*$/
const longestWord = 40
const mostSegments = 6

/**
 * A path as the log may hold it: whatever could be a secret or somebody's own stands there as `:id` or
 * `:part`, and what is built or uploaded under the name of its place.
 */
export function routePath(path: string): string {
  if (path.startsWith('/_next/static/')) return '/_next/static'
  const segments = path.split('/').slice(1)
  const said = segments.slice(0, mostSegments).map(segmentText)
  return `/${said.join('/')}${segments.length > mostSegments ? '/…' : ''}`
}

function segmentText(segment: string): string {
  if (segment === '' || (segment.length <= longestWord && word.test(segment))) return segment
  return /^\d{1,12}$/.test(segment) ? ':id' : ':part'
}

const apiGroups = {
  accounts: 'accounts',
  users: 'accounts',
  session: 'accounts',
  inquiries: 'inquiries',
  quotes: 'quotes',
  q: 'quotes',
  payments: 'payments',
  stripe: 'webhook',
  visits: 'visits',
  assistant: 'assistant',
  office: 'office',
  media: 'media',
  health: 'health',
} as const

export type RouteGroup =
  (typeof apiGroups)[keyof typeof apiGroups] | 'admin' | 'page' | 'rest' | 'static'

/** What a path belongs to: a handful of groups, however many addresses anybody tries. */
export function routeGroup(path: string): RouteGroup {
  const [, first = '', second = ''] = path.split('/')
  if (first === '_next') return 'static'
  if (first === 'admin') return 'admin'
  if (first !== 'api') return 'page'
  return Object.hasOwn(apiGroups, second) ? apiGroups[second as keyof typeof apiGroups] : 'rest'
}
