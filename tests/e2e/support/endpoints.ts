import fs from 'node:fs'
import path from 'node:path'
import { globalSlugs, slugs } from '@collections/slugs'

export type Endpoint = { method: string; path: string }

const app = path.resolve('src/app')

/** Every path that a route of ours answers, with the methods that it has. */
export function ownEndpoints(): Endpoint[] {
  return fs
    .readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'route.ts' && !name.includes('(payload)'))
    .flatMap((name) => {
      const source = fs.readFileSync(path.join(app, name), 'utf8')
      const methods = [
        ...source.matchAll(
          /export (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b/g,
        ),
      ]
      const at = `/${path
        .dirname(name)
        .split(path.sep)
        .filter((part) => !part.startsWith('('))
        .join('/')}`
      return methods.map(([, method = '']) => ({ method, path: at }))
    })
}

/** Payload's REST API, for each collection and global. */
function restEndpoints(): Endpoint[] {
  const internals = ['payload-preferences', 'payload-locked-documents', 'payload-jobs']
  const rows = [...Object.values(slugs), ...internals].flatMap((slug) => [
    { method: 'GET', path: `/api/${slug}` },
    { method: 'POST', path: `/api/${slug}` },
    { method: 'PATCH', path: `/api/${slug}` },
    { method: 'DELETE', path: `/api/${slug}` },
    { method: 'GET', path: `/api/${slug}/[id]` },
    { method: 'PATCH', path: `/api/${slug}/[id]` },
    { method: 'DELETE', path: `/api/${slug}/[id]` },
    { method: 'GET', path: `/api/${slug}/count` },
    { method: 'GET', path: `/api/${slug}/versions` },
    { method: 'POST', path: `/api/${slug}/versions/[id]` },
    { method: 'POST', path: `/api/${slug}/access/[id]` },
  ])
  const globals = Object.values(globalSlugs).flatMap((slug) => [
    { method: 'GET', path: `/api/globals/${slug}` },
    { method: 'POST', path: `/api/globals/${slug}` },
    { method: 'GET', path: `/api/globals/${slug}/versions` },
  ])
  const accounts = ['login', 'logout', 'me', 'refresh-token', 'unlock', 'first-register', 'init']
  return [
    ...rows,
    ...globals,
    ...accounts.map((act) => ({ method: 'POST', path: `/api/users/${act}` })),
    { method: 'GET', path: '/api/access' },
    { method: 'GET', path: '/api/media/file/[file]' },
  ]
}

/** Pages, whose addresses anybody may write as he likes. */
const pages = [
  '/',
  '/posts/[slug]',
  '/q/[token]',
  '/visit/[token]',
  '/og/posts/[slug]',
  '/get-quote',
  '/profile',
  '/crm-dashboard',
  '/[slug]',
  '/payment/success',
  '/reset-password',
  '/verify-email',
  '/_next/image',
  '/admin/[slug]',
  '/admin/collections/[slug]/[id]',
]

export const everyEndpoint: Endpoint[] = [
  ...ownEndpoints(),
  ...restEndpoints(),
  ...pages.map((page) => ({ method: 'GET', path: page })),
]

/** Every name that a schema of ours or a collection has for a field, as far as the sources tell. */
export function fieldNames(): string[] {
  const names = ['src/domain', 'src/services', 'src/app/api', 'collections'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .flatMap((name) => {
        const source = fs.readFileSync(path.join(folder, name), 'utf8')
        const fields = source.matchAll(
          /^\s+(\w+): (?:z\.|\w+Field\b)|name: '(\w+)'|fieldOf\(\w+, '(\w+)'\)/gm,
        )
        return [...fields].map(([, one, other, third]) => one ?? other ?? third ?? '')
      }),
  )
  return [...new Set(names)].filter((name) => name !== '').toSorted()
}
