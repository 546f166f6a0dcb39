import { defineConfig, devices } from '@playwright/test'
import { chromiumPath, isCI, siteUrlAtFirst } from './tests/e2e/support/environment'
import type { WatchedOptions } from './tests/e2e/support/watched'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const specs = (...names: string[]) => names.map((name) => `${name}.spec.ts`)

/** They change prices, pages and quotes that other tests would see. */
const changing = specs('builder', 'builder-prices', 'builder-shower', 'main-job')
const changingMore = specs(
  'builder-estimate',
  'builder-replacement',
  'deposit',
  'editing',
  'gallery-parts',
  'inquiries',
  'jobs',
  'panes',
  'photos',
  'prices',
  'publishing',
  'spanish',
  'words',
)

/** They find the shop as it was loaded, and leave it so for each other. */
const reading = specs('link', 'office-quote', 'smoke')

/** What is refused over HTTP in no time. */
const refusals = specs(
  'accounts',
  'admin-verbs',
  'edge',
  'edge-bounds',
  'edge-foreign',
  'edge-nonsense',
  'kept-rows',
  'log',
  'unstorable',
  'written',
).map((file) => `refusals/${file}`)

/** Beside the journeys: pages as they are drawn, found and guarded, each on its own. */
const beside = specs(
  'before-scripts',
  'drafts',
  'first-page',
  'found',
  'gallery',
  'header',
  'keyboard',
  'opening',
  'plates',
  'plates-carried',
  'plates-priced',
  'policy',
  'tablet',
  'toasts',
  'try-on',
  'try-on-corners',
  'try-on-devices',
  'try-on-glass',
  'try-on-photos',
)

/** Journeys of those who sign in, and of those who work here. */
const signedIn = specs('account-data', 'customer', 'friday', 'inbox')

const apart = ['refusals/**', 'quality/**', 'trust/**', 'replicas/**']

/** The site is started by scripts/test.mjs, which hands its addresses over in the environment. */
export default defineConfig<WatchedOptions>({
  testDir: 'tests/e2e',
  outputDir: '.data/test-results',
  fullyParallel: false,
  workers: 2,
  // scripts/test.mjs gives each a site of its own, and runs them beside each other
  projects: [
    { name: 'reading', testMatch: reading, workers: 1 },
    { name: 'changing', testMatch: changing, workers: 1 },
    // over HTTP, mostly: what the product refuses, and the words it has for it
    { name: 'refusals', testMatch: refusals, workers: 1 },
    // `npm run test:all` goes on with these; a new one without a place above is among the first
    {
      name: 'reading-more',
      workers: 1,
      testIgnore: [...reading, ...changing, ...changingMore, ...beside, ...signedIn, ...apart],
    },
    { name: 'changing-more', testMatch: changingMore, workers: 1 },
    {
      name: 'refusals-more',
      testMatch: 'refusals/**/*.spec.ts',
      testIgnore: refusals,
      workers: 1,
    },
    { name: 'beside', testMatch: beside, workers: 1 },
    { name: 'signed-in', testMatch: signedIn, workers: 1 },
    // the long ones, of `npm run test:quality`
    { name: 'quality', testMatch: 'quality/**/*.spec.ts' },
    // attacks, crashes and failures, of `npm run test:trust`
    { name: 'trust', testMatch: 'trust/**/*.spec.ts', workers: 1, retries: 0 },
    // two of the image behind a proxy, of `npm run test:replicas`
    { name: 'replicas', testMatch: 'replicas/**/*.spec.ts', workers: 1, retries: 0 },
  ],
  // a test that needs its second try is named by the report and counted apart
  retries: isCI ? 1 : 0,
  // four lanes share the cores of a machine nobody knows: what is slow there is no fault, speed is
  // measured by the benchmark
  timeout: isCI ? 240_000 : 90_000,
  expect: { timeout: isCI ? 45_000 : 15_000 },
  forbidOnly: isCI,
  use: {
    longestRequestMs: isCI ? 20_000 : 4_000,
    ...devices['Desktop Chrome'],
    baseURL: siteUrlAtFirst,
    viewport: { width: 1440, height: 1000 },
    launchOptions: { executablePath: chromiumPath, args: quiet },
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
})
