import type { Page } from '@playwright/test'

export type Head = {
  title: string
  descriptions: string[]
  canonicals: string[]
  /** The languages that the page names an address in. */
  languages: string[]
  pictures: string[]
  /** What it tells machines of the company and of itself. */
  facts: string[]
}

/** What a page says of itself to machines: of the page that is open, or of HTML as it is sent. */
export function headOf(page: Page, html?: string): Promise<Head> {
  return page.evaluate((text) => {
    const where = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string, name: string) =>
      [...where.querySelectorAll(selector)].map((part) => part.getAttribute(name) ?? '')
    return {
      title: where.title,
      descriptions: all('meta[name=description]', 'content'),
      canonicals: all('link[rel=canonical]', 'href'),
      languages: all('link[rel=alternate][hreflang]', 'hreflang'),
      pictures: all('meta[property="og:image"]', 'content'),
      facts: [...where.querySelectorAll('script[type="application/ld+json"]')].map(
        (part) => part.textContent ?? '',
      ),
    }
  }, html)
}
