import type { APIRequestContext } from '@playwright/test'
import { signInByRequest } from './people'
import { test } from './test'

/** People of a test file who ask the site without its screens; what is opened for them goes with the file. */
export function openByRequest() {
  let origin = ''
  let newContext: () => Promise<APIRequestContext>
  const opened: APIRequestContext[] = []

  test.beforeAll(({ baseURL, playwright }) => {
    origin = baseURL ?? ''
    newContext = async () => {
      const request = await playwright.request.newContext({ baseURL: origin })
      opened.push(request)
      return request
    }
  })
  test.afterAll(() => Promise.all(opened.map((one) => one.dispose())))

  return {
    /** The site's own. */
    get origin() {
      return origin
    },

    /** Somebody who is not signed in. */
    stranger: () => newContext(),

    async signedIn(who: { email: string; password: string }): Promise<APIRequestContext> {
      const request = await newContext()
      await signInByRequest(request, origin, who)
      return request
    },
  }
}
