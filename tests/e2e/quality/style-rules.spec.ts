import { expect, test } from '../support/test'

/** Ends in a name that half of a page, or of a drawing, goes by. */
const ofMany =
  /[ >](?:\*|path|g|rect|circle|line|text|svg|div|span|p|a|li)(?::[\w-]+(?:\([^()]*\))?)*\)?$/
const looksInto = /:has\(/
const countsChildren = /:(?:first|last|only|nth)-/

/** Each insertion anywhere, and each name that React writes again, could concern all of them. */
function isWide(selector: string): boolean {
  if (/:has\(.*[ >]\*/.test(selector) || /:has\([^()]*\[(?:name|value)\b/.test(selector))
    return true
  return ofMany.test(selector) && (looksInto.test(selector) || isCountedStar(selector))
}

/** `.card:last-child > *`: whatever comes last anywhere has all of it styled again. */
function isCountedStar(selector: string): boolean {
  return countsChildren.test(selector) && /> \*\)?$/.test(selector)
}

for (const path of ['/', '/gallery', '/products/shower-glass', '/get-quote', '/contact']) {
  test(`no rule of ${path} makes the browser style the whole page again for one element that comes`, async ({
    page,
  }) => {
    await page.goto(path)
    const selectors = await page.evaluate(() => {
      const found: string[] = []
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) found.push(rule.selectorText)
          // on paper nobody types
          const isOfPaper = rule instanceof CSSMediaRule && rule.media.mediaText === 'print'
          if (rule instanceof CSSGroupingRule && !isOfPaper) read(rule.cssRules)
        }
      }
      for (const { cssRules } of document.styleSheets) read(cssRules)
      return found
    })
    expect(selectors.some((selector) => looksInto.test(selector))).toBe(true)
    expect(selectors.filter(isWide)).toEqual([])
  })
}
