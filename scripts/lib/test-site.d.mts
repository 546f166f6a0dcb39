type TestSite = {
  prepared: Promise<unknown>
  start: () => Promise<{ TEST_SITE_URL: string }>
  stop: () => Promise<void>
}

export function prepareTestSite(): Promise<TestSite>
