type TestSites = {
  prepared: Promise<unknown>
  start: (lane: string) => Promise<{ TEST_SITE_URL: string; TEST_DATABASE_URL: string }>
  stop: () => Promise<void>
}

export function prepareTestSites(lanes: string[]): Promise<TestSites>
