import { priceShower, saveQuote, sizePanel } from './support/builder'
import { customer, signIn, signInByRequest, staff } from './support/people'
import { layoutShift, settle } from './support/site'
import { expect, test } from './support/test'

test('the replacement wizard prices a pane typed as a fraction', async ({ page }) => {
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4″/ }).click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/2')
  await page.getByRole('textbox', { name: /^Height/ }).fill('30 1/4')
  await expect(page.getByText('Read as 24.5 in').first()).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to Dimensions' }).first().click()
  await expect(page.getByRole('textbox', { name: /^Width/ })).toHaveValue('24 1/2')
})

test("the replacement wizard asks for a mail instead of pricing thickness 'Other'", async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^Other/ }).click()
  const mail = page.getByRole('main').getByRole('link', { name: 'Email us' })
  await expect(mail).toHaveAttribute('href', /^mailto:sales@.*subject=/)
})

test('a finish shows on the drawing while it is pointed at, and once it is chosen', async ({
  page,
}) => {
  await page.goto(
    '/get-quote?serviceType=shower_glass_quote&width=30&height=76&thickness=3/8&step=2',
  )
  const drawing = page.getByRole('img', { name: /^One panel/ })
  await expect(drawing).toBeVisible()
  const runs = drawing.locator('feDisplacementMap')
  await expect(runs).toHaveCount(0)
  await page.getByRole('button', { name: /^Rain/ }).hover()
  await expect(runs).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(runs).toHaveCount(0)
  await page.getByRole('button', { name: /^Rain/ }).focus()
  await expect(runs).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Panel 1 width, inches')).toBeVisible()
  await expect(runs).toHaveCount(1)
})

test('the general form names what is missing and keeps what was typed', async ({ page }) => {
  await page.goto('/get-quote?serviceType=other_new_installation')
  const width = page.getByRole('textbox', { name: /^Width/ })
  await width.fill('3.5')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByText('Missing Information').first()).toBeVisible()
  await expect(page.getByText('Choose a glass type.')).toBeVisible()
  await expect(width).toHaveValue('3.5')
})

test('a commercial link opens the form under its product, a foreign product is not echoed', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=commercial_inquiry&product=pivot_doors')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pivot Doors')
  await page.goto('/get-quote?serviceType=commercial_inquiry&product=free_money')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(/free.money/i)).toHaveCount(0)
})

test('a price that staff change between calculate and save is asked about', async ({
  page,
  playwright,
  baseURL,
  allowErrors,
}) => {
  allowErrors(/409.*\/api\/quotes\/save/)
  const origin = baseURL ?? ''
  const office = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin } })
  expect((await office.post('/api/users/login', { data: staff })).ok()).toBe(true)
  const found = await office.get('/api/hardware?where[name][equals]=Anti-Spot%20Coating')
  const [coating] = ((await found.json()) as { docs: { id: number; cost: number }[] }).docs
  if (coating === undefined) throw new Error('the sample data has no Anti-Spot Coating')
  const costs = (cost: number) => office.patch(`/api/hardware/${coating.id}`, { data: { cost } })

  await signIn(page, customer)
  await priceShower(page)
  try {
    expect((await costs(coating.cost + 0.5)).ok()).toBe(true)
    await page.getByRole('button', { name: 'Save Quote' }).first().click()
    // 19 sq ft at half a dollar more, with 10 % margin and 8.25 % tax
    await expect(page.getByText('$1,278.27').first()).toBeVisible()
    await expect(page.getByText('$1,266.96').first()).toBeVisible()
    await expect(page.getByText(/Q-\d{6}/)).toHaveCount(0)
  } finally {
    await costs(coating.cost)
    await office.dispose()
  }
})

test('a mirror is offered no door hardware, and the whole list stands on the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/get-quote?serviceType=mirrors_tabletops_quote')
  const list = page.getByRole('list', { name: 'Hardware and options' })
  await expect(list.getByText('Mirror clips')).toBeVisible()
  await expect(list.getByText(/pull/i)).toHaveCount(0)
  expect(await list.evaluate(isWhole)).toBe(true)
})

test('a mirror starts with what is usual, in inches, and its extras are told as everywhere', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=mirrors_tabletops_quote')
  const main = page.getByRole('main')
  await expect(page.getByRole('radio', { name: 'Silver mirror' })).toBeChecked()
  await expect(page.getByRole('radio', { name: '1/4 inch' })).toBeChecked()
  await expect(main).toContainText('Each figure is what your total rises by')
  await expect(main).toContainText('$3.27 per sq ft')
  await expect(main).not.toContainText(/millimet|\d mm|Choose…|\(USD\)|Complexity/)
  await page.getByText('3/16″').click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('4')
  await page.getByRole('textbox', { name: /^Height/ }).fill('5')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('article')).toContainText('Silver mirror 3/16"')
})

for (const width of [768, 1440]) {
  test(`the sizes lead to how to measure, and the lists of hardware stand whole on the page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1000 })
    await page.goto('/get-quote?serviceType=shower_glass_quote')
    await page.getByRole('button', { name: /^3\/8 inch/ }).click()
    await page.getByRole('button', { name: /^Standard clear/ }).click()
    await expect(page.getByRole('link', { name: /^Read more: How to measure/ })).toHaveAttribute(
      'href',
      /^\/posts\/how-to-measure-for-a-shower-door$/,
    )
    await sizePanel(page, '36', '76')
    await page
      .getByRole('button', { name: /^(Next|Hardware and options)$/ })
      .filter({ visible: true })
      .first()
      .click()
    const list = page.getByRole('list', { name: 'More for your shower' })
    await expect(list.getByText('Anti-Spot Coating')).toBeVisible()
    expect(await list.evaluate(isWhole)).toBe(true)
    // fixed glass has neither handle nor hinges
    await expect(page.getByText('Ladder pull')).toHaveCount(0)
  })
}

/** Nothing of it is hidden in a box that scrolls. */
function isWhole(list: Element): boolean {
  return list.scrollHeight <= list.clientHeight + 1
}

test('an address that names a flow shows no picker and no jump on the way there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 1000 })
  let letScriptsCome = () => {}
  const held = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held
    await route.continue()
  })
  const picker = page.getByRole('heading', { name: 'What needs glass?', includeHidden: true })

  await page.goto('/get-quote', { waitUntil: 'commit' })
  await expect(picker).toBeVisible()
  await page.goto('/get-quote?serviceType=shower_glass_quote', { waitUntil: 'commit' })
  await expect(picker).toBeAttached()
  await expect(picker).toBeHidden()
  letScriptsCome()
  await expect(page.getByRole('heading', { name: 'How thick is the glass?' })).toBeVisible()
  await expect(picker).toBeHidden()
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  const flow = await page.getByRole('main').boundingBox()
  const screen = page.viewportSize()
  expect(flow?.height, 'no empty screen below the flow').toBeLessThan(screen?.height ?? 0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('a lost connection is said beside the button, and trying again goes on', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/quotes\/(calculate|save)/)
  await signIn(page, customer)
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4/ }).click()
  await page.getByLabel('Width, inches').fill('24')
  await page.getByLabel('Height, inches').fill('30')
  const lost = page.getByRole('alert').filter({ hasText: 'There is no connection right now.' })

  await page.route('**/api/quotes/calculate', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(lost).toContainText('Calculation Error')
  await expect(lost).toBeInViewport()
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate' })).toBeVisible()

  await page.route('**/api/quotes/save', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Save Quote' }).first().click()
  await expect(lost).toContainText('Save Error')
  await lost.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Quote Saved' })).toContainText(/Q-\d{6}/)
})

test('a saved quote has the focus, and the way to pay is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, customer)
  await priceShower(page, { width: '31' })
  await saveQuote(page)
  await expect(page.locator(':focus')).toContainText('Quote Saved')
  const pay = page.getByRole('button', { name: 'Proceed to Payment' }).first()
  const header = page.getByRole('banner')
  await expect(async () => {
    const top = (await pay.boundingBox())?.y ?? 0
    const bar = await header.boundingBox()
    expect(top).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
    expect(top).toBeLessThan(900 - 60)
  }).toPass()
})

test('the estimate says until when it holds, which warranty there is, and no wrong thickness', async ({
  page,
}) => {
  await page.goto('/get-quote?serviceType=new_window_installation&width=8&height=5')
  await expect(page.getByLabel('Glass type').locator('option:checked')).toHaveText('Insulated unit')
  const thickness = page.getByRole('group', { name: 'Thickness' })
  await expect(thickness.getByRole('radio', { name: '1 inch', exact: true })).toBeChecked()
  await thickness.getByText('Other').click()
  await page.getByLabel('How thick?').fill('1 1/8')
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  await expect(paper).toContainText('Valid until')
  await expect(paper.getByRole('heading', { name: 'Warranty' })).toBeVisible()
  await expect(paper).toContainText('5 to 10 years')
  await expect(paper).toContainText('1 1/8 in thick.')
})

test('a size that one unit does not reach is priced with a word about it', async ({ page }) => {
  await page.goto('/get-quote?serviceType=new_window_installation&width=12&height=4')
  await expect(page.getByText('Larger than one insulated unit')).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('article')).toContainText('Larger than one insulated unit')
})

test('until a price can be shown, the sheet and the bar of a phone say the same', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/get-quote?serviceType=shower_glass_quote')
    const shown = page.getByText('Waiting for your sizes').filter({ visible: true })
    await expect(shown.first()).toBeVisible()
    await expect(page.getByText('Preview paused')).toHaveCount(0)
  }
})

test('a size that its glass is not made in is told so, and gets no estimate', async ({ page }) => {
  await page.goto('/get-quote?serviceType=shower_glass_quote&width=30&height=100')
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  const said = page.getByText('Shower panels of 3/8 in glass are made up to 84 inches tall.')
  await expect(said).toBeVisible()
  await expect(page.getByText('Cannot be made like this').first()).toBeVisible()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await expect(page.getByRole('listitem').filter({ has: said })).toBeFocused()
  await expect(page).not.toHaveURL(/step=4/)
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the kinds of a service come into view with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/get-quote')
  await page.getByRole('button', { name: /^Replacement/ }).click()
  await expect(page.getByText('What is the glass in?')).toBeFocused()
  await expect(page.getByRole('link', { name: /^Something else/ })).toBeInViewport({ ratio: 1 })
})

test('what the price list does not hold is not offered, and nobody waits for its price', async ({
  page,
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const headers = { origin }
  await signInByRequest(request, origin, staff)
  const found = await request.get('/api/glass-types?where[category][equals]=shower&limit=20', {
    headers,
  })
  const { docs } = (await found.json()) as { docs: { id: number; thicknessMm: number }[] }
  const offer = async (rows: typeof docs, active: boolean) => {
    for (const { id } of rows) {
      const answer = await request.patch(`/api/glass-types/${id}`, { headers, data: { active } })
      expect(answer.status()).toBe(200)
    }
  }
  try {
    await offer(
      docs.filter(({ thicknessMm }) => thicknessMm === 12.7),
      false,
    )
    await page.goto('/get-quote?serviceType=shower_glass_quote')
    await expect(page.getByRole('button', { name: /^3\/8 inch/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /^1\/2 inch/ })).toHaveCount(0)
    await offer(docs, false)
    await page.reload()
    const notice = page.getByRole('main').getByRole('status')
    await expect(notice.getByText('This glass is not in our price list.')).toBeVisible()
    await expect(notice.getByRole('link', { name: 'Send us your question' })).toHaveAttribute(
      'href',
      '/contact',
    )
  } finally {
    await offer(docs, true)
  }
})

test('the builder reads all it needs at once, and says so when that does not come', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/api\/quotes\/tables/)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await expect(page.getByRole('button', { name: /^3\/8 inch/ })).toBeVisible()
  await settle(page)
  expect(asked.filter((path) => path !== '/api/session')).toEqual(['/api/quotes/tables'])

  await page.route('**/api/quotes/tables?**', (route) => route.abort())
  await page.goto('/es/get-quote?serviceType=shower_glass_quote')
  await expect(page.getByText('Error al obtener pricing_tables')).toBeVisible()
  await expect(page.getByText('No llegaron los precios.')).toBeVisible()
  // by night nobody reads texts, and that way is not offered
  const ways = page.getByRole('main').getByRole('status').getByRole('link')
  expect(await ways.count()).toBeGreaterThanOrEqual(3)
})

test('a place that nobody knows is priced as safety glass, and the office reads that it is open', async ({
  page,
  baseURL,
}) => {
  await signIn(page, customer)
  await page.goto('/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^One pane/ }).click()
  await page.getByRole('button', { name: /^1\/4″/ }).click()
  await page.getByRole('textbox', { name: /^Width/ }).fill('24 1/2')
  await page.getByRole('textbox', { name: /^Height/ }).fill('30 1/4')
  const door = page.getByRole('radiogroup', { name: 'In a door, or beside one?' })
  const stairs = page.getByRole('radiogroup', { name: 'By stairs?' })
  await expect(stairs.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('One pane, tempered')).toHaveCount(0)
  await door.getByRole('radio', { name: 'Yes' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(door.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
  await stairs.getByRole('radio', { name: 'I don’t know' }).check({ force: true })
  await expect(stairs).toHaveAccessibleDescription(/36 inches.*The price allows for tempered/)
  await expect(page.getByText('One pane, tempered').first()).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  await expect(page.getByRole('article')).toContainText('To be settled')
  await page.getByRole('button', { name: 'Save Quote' }).first().click()
  const saved = page.getByRole('region', { name: 'Quote Saved' })
  await expect(saved).toContainText(/Q-\d{6}/)
  const id = Number(/Q-(\d{6})/.exec((await saved.textContent()) ?? '')?.[1])

  const browser = page.context().browser()
  const office = await browser?.newContext({ baseURL: baseURL ?? '' })
  if (!office) throw new Error('there is no browser')
  await signInByRequest(office.request, baseURL ?? '', staff)
  const desk = await office.newPage()
  await desk.goto(`/admin/collections/quotes/${id}`)
  await expect(desk.getByText('By stairs: the customer does not know')).toBeVisible()
  await expect(desk.getByText('Ask before anything is cut')).toBeVisible()
  await office.close()
})

test('an opening is shared out, its glass is said, and it comes back with the saved quote', async ({
  page,
}) => {
  await signIn(page, customer)
  await page.goto('/get-quote?serviceType=shower_glass_quote&width=60&height=76')
  await page.getByRole('button', { name: /^3\/8 inch/ }).click()
  await page.getByRole('button', { name: /^Standard clear/ }).click()
  await expect(page.getByRole('radio', { name: 'Door and panel' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Panel 1' })).toContainText(
    'glass 33 7/8 × 75 13/16',
  )
  const figure = page.getByText(/^\$\d,\d{3}\.\d\d$/).first()
  const byOpening = await figure.textContent()
  const haveGlass = page.getByLabel('I have the glass sizes')
  await haveGlass.check()
  await expect(page.getByRole('region', { name: 'Panel 1' })).not.toContainText('glass 33')
  await expect(figure).toHaveText(byOpening ?? '')
  await haveGlass.uncheck()

  await page.getByLabel('Opening width, inches').fill('58')
  await page.getByLabel('Opening width, inches').press('Enter')
  await expect(page.getByRole('region', { name: 'Panel 1' })).toContainText(
    'glass 31 7/8 × 75 13/16',
  )
  await expect(page.getByRole('region', { name: 'Panel 2' })).toContainText('glass 25 5/8 × 75 5/8')
  await expect(page.getByText('We measure before we cut.')).toBeVisible()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  await expect(paper).toContainText(
    /Opening: Panel 1: 32\s×\s76 in, Panel 2: 26\s×\s76 in; glass to make: 31/,
  )
  await expect(paper).toContainText('We measure before we cut')
  const number = await saveQuote(page)
  const id = Number(number.slice(2))
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`/get-quote?quote_id=${id}`)
  await expect(page.getByRole('article')).toContainText(/Opening: Panel 1: 32\s×\s76 in/)
})
