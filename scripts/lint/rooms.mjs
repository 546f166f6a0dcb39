import fs from 'node:fs'
import { inProject } from '../lib/paths.mjs'

/**
 * The rooms of the house: what each may import of the others, and what to do instead. `app` may import
 * everything. A folder without a row here, and a row without a folder, end the lint with an error.
 */
const rooms = {
  domain: {
    may: [],
    say: 'domain is pure: hand the value in as an argument instead of reaching out for it.',
    packages: [
      'payload',
      'payload/*',
      '@payloadcms/*',
      'next',
      'next/*',
      'react',
      'react-dom',
      'stripe',
    ],
  },
  config: {
    may: [],
    say: 'settings are read by everybody and read nobody.',
  },
  messages: {
    may: ['config'],
    say: 'a catalogue holds texts and nothing else.',
  },
  i18n: {
    may: ['config', 'messages', 'domain'],
    say: 'texts are made of what they are handed: read it in a service.',
    packages: ['payload', 'payload/*'],
  },
  mail: {
    may: ['config', 'domain', 'i18n'],
    say: 'letters are made of what they are handed: read it in a service.',
    packages: ['payload', 'payload/*'],
  },
  collections: {
    may: ['config', 'domain', 'i18n', 'mail', 'integrations'],
    say: 'collections load in plain Node: put the logic in src/domain and call it from the hook.',
  },
  integrations: {
    may: ['config', 'domain', 'mail'],
    say: 'integrations are ports to the outside: let a service call them.',
  },
  services: {
    may: [
      'config',
      'domain',
      'i18n',
      'mail',
      'papers',
      'integrations',
      'collections',
      '@payload-config',
    ],
    say: 'services know no screens: return a value and let the route or the feature show it.',
    packages: ['react', 'next/navigation'],
  },
  'sample-data': {
    may: ['config', 'domain', 'services', 'collections'],
    say: 'the sample company is rows to load; nothing at run time reads it.',
  },
  assets: { may: [], say: 'pictures import nothing.' },
  ui: {
    may: [],
    say: 'ui knows no glass words: pass what it shows as props.',
  },
  drawings: {
    may: ['config', 'domain', 'i18n', 'ui'],
    say: 'a drawing is made of what it is handed: the screen, the paper and the admin share it.',
    packages: ['next', 'next/*', 'next-intl', 'framer-motion', 'framer-motion/*', '@/ui/motion/*'],
  },
  papers: {
    may: ['config', 'domain', 'i18n', 'drawings', 'ui'],
    say: 'a paper is made of what it is handed: the customer, the office and the mail share it.',
    packages: ['payload', 'payload/*', 'next', 'next/*', 'next-intl'],
  },
  policy: {
    may: ['integrations'],
    say: 'a policy is made of the page alone: hand in what it needs.',
  },
  client: {
    may: ['config', 'domain', 'i18n', 'ui'],
    say: 'what features share in the browser asks the server through its endpoints.',
  },
  builder: {
    may: ['config', 'domain', 'i18n', 'ui', 'drawings', 'client'],
    say: 'what the customer and the office build quotes with is handed what it shows.',
  },
  features: {
    may: [
      'config',
      'domain',
      'i18n',
      'messages',
      'ui',
      'drawings',
      'papers',
      'assets',
      'client',
      'builder',
      'services',
      'policy',
    ],
    say: 'features are shown by routes: pass what the route knows as props.',
  },
  admin: {
    may: [
      'config',
      'domain',
      'i18n',
      'ui',
      'drawings',
      'papers',
      'client',
      'services',
      'collections',
    ],
    say: 'the admin shows what services read, and calls our API: ask one of them.',
  },
}

const lowest = 'domain'
const everywhere = ['app']

/** The lint rules that keep every room from importing what it may not. */
export function directions() {
  const onDisk = foldersOf('src')
  const named = Object.keys(rooms)
  complain(
    onDisk.filter((room) => !named.includes(room) && !everywhere.includes(room)),
    'has no direction: say in scripts/lint/rooms.mjs what it may import',
  )
  complain(
    named.filter((room) => room !== 'collections' && !onDisk.includes(room)),
    'is gone: remove its row from scripts/lint/rooms.mjs',
  )
  return named.flatMap((room) => {
    const files = [room === 'collections' ? 'collections/**' : `src/${room}/**`]
    const patterns = [{ group: bannedFrom(room), message: rooms[room].say }]
    if (room !== 'features') return [rule(files, patterns)]
    return foldersOf('src/features').map((feature) =>
      rule([`src/features/${feature}/**`], [...patterns, otherFeatures(feature)]),
    )
  })
}

function bannedFrom(room) {
  const { may, packages = [] } = rooms[room]
  const others = [...Object.keys(rooms), ...everywhere].filter(
    (other) => other !== room && !may.includes(other),
  )
  return [
    ...others.flatMap((other) => addressesOf(other)),
    ...(may.includes('@payload-config') ? [] : ['@payload-config']),
    // what rows look like is known from the collections upwards
    ...(room === lowest || room === 'ui' ? ['@/payload-types'] : []),
    ...packages,
  ]
}

function addressesOf(room) {
  if (room === 'collections') return ['@collections/*']
  if (room === 'assets') return ['@pictures/*']
  return [`@/${room}`, `@/${room}/*`, `**/src/${room}/*`]
}

function otherFeatures(feature) {
  return {
    group: foldersOf('src/features')
      .filter((other) => other !== feature)
      .map((other) => `@/features/${other}/*`),
    message: 'a feature never imports another: move what both need down to ui, domain or client.',
  }
}

function rule(folders, patterns) {
  return {
    files: folders.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  }
}

function foldersOf(folder) {
  return fs
    .readdirSync(inProject(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

function complain(wrong, what) {
  if (wrong.length > 0) throw new Error(`src/${wrong.join(', src/')} ${what}.`)
}
