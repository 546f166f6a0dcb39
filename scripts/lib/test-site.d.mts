type TestSite = {
  addresses: { TEST_SITE_URL: string; TEST_INBOX_URL: string; TEST_SANDBOX_URL: string }
  stop: () => Promise<void>
}

export function startTestSite(): Promise<TestSite>
