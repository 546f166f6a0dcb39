import fs from 'node:fs'
import path from 'node:path'
import { inProject } from './paths.mjs'

/** The site's own pages, what a link in a letter opens, and the shop's: each with a frame of its own. */
const roots = ['(site)', '(link)', '(office)'].map((group) =>
  inProject(`src/app/${group}/[locale]`),
)
const proxy = inProject('src/proxy.ts')
const list = /(?<=matcher: \[)[\s\S]*?(?=\n {2}\],)/

/** The admin, and every page while somebody looks at drafts: then it is rendered for him. */
const besides = [
  "'/admin/:path*'",
  `{
      source: '/((?!api/|admin|_next/|.*\\\\.).*)',
      has: [{ type: 'cookie', key: '__prerender_bypass' }],
    }`,
]

/** src/proxy.ts as it stands, and as it has to be: its list names each page that is rendered for each request. */
export function proxyFile() {
  const found = fs.readFileSync(proxy, 'utf8')
  const pages = pagesOfEachRequest().map((page) => `'/:language(es)?${page}'`)
  const lines = [...pages, ...besides].map((one) => `\n    ${one},`)
  return { file: proxy, found, wanted: found.replace(list, () => lines.join('')) }
}

/** The pages that are rendered for each request, by their address in English. */
export function pagesOfEachRequest() {
  return roots
    .flatMap((pages) =>
      fs
        .readdirSync(pages, { recursive: true })
        .filter((name) => path.basename(name) === 'page.tsx')
        .filter((name) =>
          /^export const dynamic = 'force-dynamic'$/m.test(
            fs.readFileSync(path.join(pages, name), 'utf8'),
          ),
        ),
    )
    .map((name) => `/${path.dirname(name).split(path.sep).map(asPattern).join('/')}`)
    .toSorted()
}

/** `[slug]` is `:slug` in a list of the proxy. */
function asPattern(folder) {
  return folder.replace(/^\[\.\.\.(.+)\]$/, ':$1+').replace(/^\[(.+)\]$/, ':$1')
}
