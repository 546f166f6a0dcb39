import type { APIRequestContext } from '@playwright/test'
import { openingRequest } from '@/domain/pricing/opening-request'
import type { OpeningSize, OpeningWork } from '@/domain/pricing/opening-request'
import { pricingTablesShape } from '@/domain/pricing/tables-shape'
import { violations } from './support/accessibility'
import { settle } from './support/site'
import { expect, test } from './support/test'

const showerPage = '/products/shower-glass'

/** What each product page prices; null where it says the day of a survey instead. */
const plates: [path: string, work: OpeningWork | null][] = [
  [showerPage, { service: 'shower_glass_quote' }],
  ['/products/mirrors', { service: 'mirrors_tabletops_quote' }],
  ['/products/windows', { service: 'window_replacement' }],
  ['/products/doors', { service: 'door_replacement' }],
  ['/products/shelves', { service: 'mirrors_tabletops_quote', category: 'tabletop' }],
  ['/products/staircases', null],
  ['/products/commercial', null],
  ['/products/office-partitions', null],
  ['/products/other', null],
  [
    '/products/glass-wall',
    { service: 'other_new_installation', category: 'specialty', thicknessMm: 12.7 },
  ],
  ['/products/glass-furniture', { service: 'mirrors_tabletops_quote', category: 'tabletop' }],
  ['/products/glass-replacement', { service: 'window_replacement' }],
  ['/products/glass-styles', { service: 'shower_glass_quote' }],
]

/** What the server charges for a shower of 3/8 in clear glass. */
async function chargedFor(request: APIRequestContext, widthIn: number, heightIn: number) {
  const tables = pricingTablesShape.parse(
    await (await request.get('/api/quotes/tables?locale=en')).json(),
  )
  const glass = tables.glassTypes.find(
    ({ category, thicknessMm }) => category === 'shower' && thicknessMm === 9.525,
  )
  const answer = await request.post('/api/quotes/calculate', {
    data: {
      serviceType: 'shower_glass_quote',
      regionId: tables.regions[0]?.id,
      glassTypeId: glass?.id,
      finishId: tables.finishes.find(({ key }) => key === 'standard_clear')?.id,
      thicknessMm: 9.525,
      panels: [{ widthIn, heightIn }],
      hardware: [],
      complexityFactorId: null,
      locationFactorId: null,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { totalCost } = (await answer.json()) as { totalCost: number }
  return totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

test('the thickness of a shelf that was chosen on its page is the builder’s', async ({ page }) => {
  await page.goto('/products/shelves')
  await page.locator('.rail').getByRole('combobox').selectOption({ label: '1/2 in' })
  const price = page.locator('.rail-price')
  await expect(price).toContainText('1/2"')
  const figure = /\$[\d,.]+/.exec((await price.textContent()) ?? '')?.[0] ?? 'no price'
  await page.locator('.rail-action').click()
  await expect(page.getByRole('textbox', { name: /^Thickness/ })).toHaveValue('12.7')
  await expect(page.getByLabel('Glass type').locator('option:checked')).toHaveText(/1\/2"/)
  await expect(page.locator('.drawn').getByText(figure, { exact: true })).toBeVisible()
})

/** What was chosen on a page, and the heading that the builder opens with. */
const carried: { path: string; glass?: string; shape?: string; opens: RegExp; shows: RegExp }[] = [
  { path: '/products/windows', opens: /^How big is the pane/, shows: /^1 in$/ },
  {
    path: '/products/windows',
    glass: 'One pane',
    opens: /^How big is the pane/,
    shows: /^1\/4 in$/,
  },
  {
    path: '/products/windows',
    glass: 'Two panes with Low-E',
    opens: /^How big is the pane/,
    shows: /^1 in$/,
  },
  { path: '/products/glass-replacement', opens: /^How big is the pane/, shows: /^1 in$/ },
  {
    path: '/products/glass-replacement',
    glass: 'One pane',
    opens: /^How big is the pane/,
    shows: /^1\/4 in$/,
  },
  { path: '/products/doors', opens: /^How big is the pane/, shows: /^1 in$/ },
  {
    path: '/products/mirrors',
    shape: 'Rectangle',
    opens: /^Mirrors and tabletops/,
    shows: /Silver mirror/,
  },
  { path: '/products/glass-wall', opens: /^Other new installation/, shows: /Clear tempered/ },
  { path: showerPage, opens: /^How thick is the glass/, shows: /3\/8/ },
]

for (const { path, glass, shape, opens, shows } of carried) {
  const chosen = glass ?? shape
  for (const isTyped of [false, true]) {
    const size = isTyped ? 'a typed size' : 'the usual size'
    test(`${path} sends ${chosen ? `“${chosen}” and ` : ''}${size} along: the builder comes to the same price`, async ({
      page,
    }) => {
      await page.goto(path)
      const rail = page.getByRole('form', { name: 'Price this opening' })
      if (shape) await rail.getByRole('radio', { name: shape }).check()
      const price = rail.locator('.money')
      if (glass) {
        const usual = (await price.textContent()) ?? 'no price'
        const take = page.getByRole('main').getByRole('button', { name: new RegExp(`: ${glass}$`) })
        await take.click()
        await expect(take).toHaveAttribute('aria-pressed', 'true')
        await expect(price).not.toHaveText(usual)
      }
      if (isTyped) {
        await rail.locator('[name=width]').focus()
        await page.waitForLoadState('networkidle')
        const before = (await price.textContent()) ?? 'no price'
        await rail.locator('[name=width]').fill('31 1/2"')
        await expect(price).not.toHaveText(before)
      }
      await expect(price).toHaveText(/^\$[\d,]+\.\d\d$/)
      const figure = (await price.textContent()) ?? 'no price'
      await rail.getByRole('button', { name: 'Continue this quote' }).click()
      await expect(page.getByRole('heading', { name: opens }).first()).toBeVisible()
      const drawn = page.locator('.drawn')
      await expect(drawn.getByText(figure, { exact: true })).toBeVisible()
      await expect(drawn.getByText(shows).first()).toBeVisible()
    })
  }
}

test('the price of a product page is the server’s, as it comes and as it is typed', async ({
  page,
  request,
}) => {
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const usual = await chargedFor(request, 36.625, 76)
  await expect(rail.getByText(usual)).toBeVisible()
  // the finish beside its picture and the paper further down come to the same
  await expect(page.getByRole('main').getByText(usual)).toHaveCount(3)

  await rail.getByLabel('Width').focus()
  await page.waitForLoadState('networkidle')
  await rail.getByLabel('Width').fill('60 1/2')
  const typed = await chargedFor(request, 60.5, 76)
  await expect(rail.getByText(typed)).toBeVisible()
  await expect(page.getByRole('main').getByText(typed)).toHaveCount(3)
  await expect(page.getByRole('img', { name: /60 1\/2 inches wide/ })).toBeVisible()

  // what cannot be made has no price
  await rail.getByLabel('Height').fill('96')
  await expect(rail.getByText(/^\$/)).toHaveCount(0)
  await expect(rail.getByText(/up to 84 inches/)).toBeVisible()

  // and the size goes along
  await rail.getByLabel('Height').fill('76')
  await page.goto('/products/mirrors')
  await expect(rail.getByLabel('Width')).toHaveValue('60 1/2"')
})

/** What the server charges for a piece of work of which nothing but its size is known. */
async function chargedAt(request: APIRequestContext, work: OpeningWork, size: OpeningSize) {
  const tables = pricingTablesShape.parse(
    await (await request.get('/api/quotes/tables?locale=en')).json(),
  )
  const built = openingRequest(work, size, tables)
  if (!built.ok) throw new Error(`The list lacks a ${built.lack} for ${work.service}.`)
  const answer = await request.post('/api/quotes/calculate', { data: built.request })
  expect(answer.status(), await answer.text()).toBe(200)
  const { totalCost } = (await answer.json()) as { totalCost: number }
  return totalCost.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

test('every product page has one name, named drawings, room at 320 px and the server’s price', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 320, height: 740 })
  const heading = page.getByRole('heading', { level: 1 })
  const seen = new Set<string>()
  for (const [index, [path, work]] of plates.entries()) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading).toHaveCount(1)
      for (const drawing of await page.locator('main svg[role=img]').all()) {
        expect(await drawing.getAttribute('aria-label')).toMatch(/\w+ \w+ \w+/)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      const first = page.locator('.plate svg[role=img], .comparator-whole').first()
      if (path !== '/products/mirrors') {
        const drawn = (await first.getAttribute('aria-label')) ?? path
        expect(seen.has(drawn), `${path} opens as another page does`).toBe(false)
        seen.add(drawn)
      }
      if (work === null) {
        await expect(page.getByText(/^We survey by \w{3}, \w{3} \d+$/)).toBeVisible()
        await expect(page.getByRole('form', { name: 'Price this opening' })).toHaveCount(0)
        return
      }
      const rail = page.getByRole('form', { name: 'Price this opening' })
      await rail.locator('[name=width]').focus()
      await page.waitForLoadState('networkidle')
      const widthIn = 28.25 + index
      await rail.locator('[name=width]').fill(`${28 + index} 1/4"`)
      await rail.locator('[name=height]').fill('70"')
      const charged = await chargedAt(request, work, { widthIn, heightIn: 70 })
      await expect(rail.getByText(charged)).toBeVisible()
    })
  }
})

test('what is made once has the price of a plain sheet, and what is bonded has none', async ({
  page,
  request,
}) => {
  const table: OpeningWork = { service: 'mirrors_tabletops_quote', category: 'tabletop' }
  const sash: OpeningWork = { service: 'window_replacement', category: 'flat' }
  await page.goto('/products/other')
  const main = page.getByRole('main')
  const top = await chargedAt(request, table, { widthIn: 60, heightIn: 30 })
  await expect(main.getByText(`Plain, 60 × 30 in: ${top}`)).toBeVisible()
  const pane = await chargedAt(request, sash, { widthIn: 14, heightIn: 12.5 })
  await expect(main.getByText(`Plain, 14 × 12 1/2 in: ${pane}`)).toBeVisible()
  await expect(main.getByText(/Priced from its drawing/)).toHaveCount(1)
})

test('a thicker shelf is priced as the server does', async ({ page, request }) => {
  await page.goto('/products/shelves')
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await rail.getByLabel('Thickness').selectOption('1/2 in')
  const work: OpeningWork = {
    service: 'mirrors_tabletops_quote',
    category: 'tabletop',
    thicknessMm: 12.7,
  }
  const charged = await chargedAt(request, work, { widthIn: 36, heightIn: 12 })
  await expect(rail.getByText(charged)).toBeVisible()
  await expect(rail.getByText('Tempered tabletop 1/2"')).toBeVisible()
})

test('a mirror of another shape is told by its rectangle, and asked for with its sizes', async ({
  page,
  request,
}) => {
  await page.goto('/products/mirrors')
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const shapes = rail.getByRole('group', { name: /^Shape/ })
  await expect(shapes.getByRole('radio')).toHaveCount(5)
  // what the page begins with can be bought
  await expect(shapes.getByLabel('Rectangle')).toBeChecked()
  await shapes.getByLabel('Arch').check()
  await rail.getByLabel('Width').fill('30"')
  await rail.getByLabel('Height').fill('44"')
  const work: OpeningWork = { service: 'mirrors_tabletops_quote' }
  const rectangle = await chargedAt(request, work, { widthIn: 30, heightIn: 44 })
  await expect(rail.getByText(rectangle)).toBeVisible()
  await expect(rail.getByText('as a rectangle')).toBeVisible()
  await expect(rail.getByText('A person quotes the arch from this.')).toBeVisible()

  // a round one has one length, and is told by the square that it is cut from
  await shapes.getByLabel('Arch').press('ArrowLeft')
  await expect(shapes.getByLabel('Round')).toBeChecked()
  await expect(rail.getByLabel('Height')).toBeHidden()
  const square = await chargedAt(request, work, { widthIn: 30, heightIn: 30 })
  await expect(rail.getByText(square)).toBeVisible()

  await shapes.getByLabel('Oval').check()
  await rail.getByRole('button', { name: 'Ask for this shape' }).click()
  await expect(page).toHaveURL(/\/contact\?/)
  await expect(page.getByLabel('Message')).toHaveValue('An oval mirror, 30" × 44".')
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Mirrors & Tabletops')

  await page.goto('/products/mirrors')
  await expect(rail.getByText('as a rectangle')).toHaveCount(0)
  await rail.getByRole('button', { name: 'Continue this quote' }).click()
  await expect(page).toHaveURL(/\/get-quote\?/)
})

test('the list of services has the server’s prices, at the visitor’s size once there is one', async ({
  page,
  request,
}) => {
  const shower: OpeningWork = { service: 'shower_glass_quote' }
  await page.goto('/services')
  const row = page.getByRole('main').getByRole('link', { name: /^Shower enclosures/ })
  await expect(row).toContainText(await chargedAt(request, shower, { widthIn: 36, heightIn: 76 }))
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await rail.getByLabel('Width').fill('34')
  const charged = await chargedAt(request, shower, { widthIn: 34, heightIn: 76 })
  await expect(rail.getByText(charged)).toBeVisible()
  await page.goto('/services')
  await expect(row).toContainText(charged)
  await expect(row).toContainText('34 × 76 in')
})

test('on a phone the price goes along once its place is out of view, and ends where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const price = rail.locator('.money')
  const figure = (await price.first().textContent()) ?? 'no price'
  const goOn = rail.getByRole('button', { name: 'Continue', exact: true })
  await expect(goOn).toHaveCount(0)
  await page.getByRole('heading', { name: 'How tall it can go' }).scrollIntoViewIfNeeded()
  await expect(goOn).toBeInViewport()
  await expect(price.last()).toBeInViewport()
  await expect(price.last()).toHaveText(figure)
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(goOn).toHaveCount(0)
  await page.getByRole('heading', { name: 'How tall it can go' }).scrollIntoViewIfNeeded()
  await goOn.click()
  await expect(page).toHaveURL(/\/get-quote\?/)
})

test('two finishes are compared by keyboard, and a third is chosen', async ({ page }) => {
  await page.goto(showerPage)
  const line = page.getByRole('slider', { name: /Standard clear/ })
  const stage = line.locator('xpath=..')
  await line.focus()
  await line.press('ArrowRight')
  await expect(line).toHaveValue('52')
  expect(await stage.evaluate((each) => each.style.getPropertyValue('--split'))).toBe('52%')
  await line.press('Home')
  expect(await stage.evaluate((each) => each.style.getPropertyValue('--split'))).toBe('0%')
  await line.press('End')
  expect(await stage.evaluate((each) => each.style.getPropertyValue('--split'))).toBe('100%')

  const rain = page.getByRole('radio', { name: /Rain/ })
  await expect(rain).toBeChecked()
  await rain.focus()
  await rain.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: /Acid etch/ })).toBeChecked()
  await expect(stage.getByText('Acid etch')).toBeVisible()
  await expect(stage.getByText('Rain')).toBeHidden()
})

test('without scripts a product page shows its price and opens the builder filled in', async ({
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await plain.newPage()
  await page.goto(showerPage)
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await expect(rail.getByText(/^\$[\d,]+\.\d\d$/)).toBeVisible()
  await rail.getByLabel('Width').fill('40 1/4')
  await rail.getByRole('button', { name: 'Continue this quote' }).click()
  await page.waitForURL('**/get-quote?*')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    serviceType: 'shower_glass_quote',
    width: '40 1/4',
    height: '76',
  })
  await plain.close()
})

for (const path of [showerPage, '/products/mirrors', '/products/hardware']) {
  test(`${path} has nothing that axe complains of, nor a figure that the drawing lacks words for`, async ({
    page,
  }) => {
    await page.goto(path)
    await settle(page)
    expect(await violations(page)).toEqual([])
    for (const drawing of await page.locator('main svg[role=img]').all()) {
      expect(await drawing.getAttribute('aria-label')).toMatch(/\w+ \w+ \w+/)
    }
  })
}

test('a storefront is drawn for a range from its page, before anybody comes', async ({ page }) => {
  await page.goto('/products/commercial')
  await page.getByRole('link', { name: 'Draw your storefront and see its range' }).click()
  await expect(page).toHaveURL(/\/get-quote\?.*product=storefronts/)
})

test('a window is drawn as what its price is of, in the thickness that is chosen', async ({
  page,
  request,
}) => {
  await page.goto('/products/windows')
  const main = page.getByRole('main')
  const drawn = (name: RegExp) => main.getByRole('img', { name }).filter({ visible: true })
  const inItsFrame = (glass: string) => new RegExp(`^${glass} in its frame`)
  await expect(drawn(inItsFrame('A sealed unit of two panes'))).toHaveCount(1)
  await main.getByRole('button', { name: /: Two panes with Low-E$/ }).click()
  await expect(drawn(inItsFrame('A sealed unit of two panes with a Low-E coating'))).toHaveCount(1)
  await main.getByRole('button', { name: /: Two panes, sealed$/ }).click()
  const rail = page.getByRole('form', { name: 'Price this opening' })
  await rail.getByLabel('Thickness').selectOption('3/4 in')
  const work: OpeningWork = {
    ...{ service: 'window_replacement', category: 'insulated', thicknessMm: 19.05 },
  }
  const charged = await chargedAt(request, work, { widthIn: 36, heightIn: 54 })
  await expect(rail.getByText(charged)).toBeVisible()
  await expect(drawn(inItsFrame('A sealed unit of two panes'))).toContainText('3/4″')
})

test('a finish that is picked beside its picture is the one that is priced', async ({
  page,
  request,
}) => {
  await page.goto(showerPage)
  const size = { widthIn: 36.625, heightIn: 76 }
  const rail = page.getByRole('form', { name: 'Price this opening' })
  const finishes = page.getByRole('group', { name: 'Compare finishes' })
  await finishes.getByRole('radio', { name: /^Low iron/ }).check({ force: true })
  const work: OpeningWork = { service: 'shower_glass_quote', finish: 'low_iron' }
  await expect(rail.locator('.money')).toHaveText(await chargedAt(request, work, size))
  await expect(finishes.getByRole('button', { name: /: Low iron$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await finishes.getByRole('button', { name: /: Standard clear$/ }).click()
  await expect(rail.locator('.money')).toHaveText(await chargedFor(request, 36.625, 76))
})
