import { defineConfig, devices } from '@playwright/test'

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The site is started by scripts/test.mjs, which hands its addresses over in the environment. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.data/test-results',
  fullyParallel: false,
  workers: 1, // one test changes a price that others would see
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.TEST_SITE_URL,
    viewport: { width: 1440, height: 1000 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: quiet },
    screenshot: 'only-on-failure',
    trace: 'off',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  },
})
