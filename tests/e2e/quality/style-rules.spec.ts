import { expect, test } from '../support/test'

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
          if (rule instanceof CSSGroupingRule) read(rule.cssRules)
        }
      }
      for (const { cssRules } of document.styleSheets) read(cssRules)
      return found
    })
    expect(selectors.some((selector) => selector.includes(':has('))).toBe(true)
    // whatever lies in something that has something: each insertion anywhere could concern all of them
    expect(selectors.filter((selector) => /:has\(.*[ >]\*/.test(selector))).toEqual([])
  })
}
