import PageCache from '../integrations/cache/page-cache.mjs'
import { givePolicy } from './cached-page.mjs'

/** What Next loads as its cache handler: the page cache, and each page's policy on its way in. */
export default class PolicedPageCache extends PageCache {
  async set(key, value, context) {
    givePolicy(value)
    await super.set(key, value, context)
  }
}
