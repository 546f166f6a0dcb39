import type { APIRequestContext } from '@playwright/test'
import { sampleShower } from '../../bench/sample-shower'
import { openShowerDoor, saveQuote } from '../support/builder'
import { mailTo } from '../support/inbox'
import { customer, officePerson, signInByRequest } from '../support/people'
import { cards, payOnHostedPage } from '../support/sandbox'
import { expect, test } from '../support/test'
import { keepUndo } from '../support/undo'

type Verdict = { rule: string; level: string; reason: string; fix: { change: object } | null }
type Refused = { errors: { field: string; message: string }[]; verdicts: Verdict[] }
type Priced = { totalCost: number; itemizedHardware: { name: string }[]; verdicts: Verdict[] }

const post = (request: APIRequestContext, origin: string, path: string, data: object) =>
  request.post(path, { headers: { origin }, data })

const person = () => ({ customerName: 'Avery Sample', requestKey: crypto.randomUUID() })

test('a shower taller than its glass is made has no price and is not saved', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const fits = await sampleShower(origin)
  const tall = { ...fits, panels: [{ widthIn: 30, heightIn: 300, role: 'fixed' }] }
  const calculate = (data: object) => post(request, origin, '/api/quotes/calculate', data)

  const priced = await calculate(fits)
  expect(priced.status()).toBe(200)
  expect(await priced.json()).toMatchObject({ verdicts: [] })

  await signInByRequest(request, origin, customer)
  const save = post(request, origin, '/api/quotes/save', {
    ...tall,
    ...person(),
    expectedTotal: 1,
  })
  for (const answer of [await calculate(tall), await save]) {
    expect(answer.status()).toBe(422)
    const { errors, verdicts } = (await answer.json()) as Refused
    expect(errors.map(({ field }) => field)).toEqual(['panels.0.heightIn'])
    expect(errors[0]?.message).toMatch(/made up to \d+ inches tall/)
    expect(verdicts.map(({ level }) => level)).toContain('block')
  }
})

test('a door that two standard hinges do not carry is refused with the set that does', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const shower = await sampleShower(origin)
  const door = { ...shower, hardware: [], panels: [{ widthIn: 30, heightIn: 80, role: 'door' }] }
  const refused = await post(request, origin, '/api/quotes/calculate', door)
  expect(refused.status()).toBe(422)
  const { verdicts } = (await refused.json()) as Refused
  const heavy = verdicts.find(({ rule }) => rule === 'hinges')
  expect(heavy?.reason).toContain('about 85 lb')
  const fixed = await post(request, origin, '/api/quotes/calculate', {
    ...door,
    ...heavy?.fix?.change,
  })
  expect(fixed.status()).toBe(200)
  const { itemizedHardware } = (await fixed.json()) as Priced
  expect(itemizedHardware.map(({ name }) => name)).toEqual(['Third standard hinge'])
})

test('what one sheet does not reach waits for the shop, which releases it, and is paid then', async ({
  request,
  playwright,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const shower = await sampleShower(origin)
  const wide = { ...shower, hardware: [], panels: [{ widthIn: 75, heightIn: 80, role: 'fixed' }] }
  const priced = await post(request, origin, '/api/quotes/calculate', wide)
  const { totalCost: expectedTotal, verdicts } = (await priced.json()) as Priced
  expect(verdicts.map(({ rule }) => rule)).toContain('temper-max')
  await signInByRequest(request, origin, customer)
  const body = { ...wide, ...person(), expectedTotal }
  const saved = await post(request, origin, '/api/quotes/save', body)
  expect(saved.status()).toBe(201)
  const { id, awaitsApproval } = (await saved.json()) as { id: number; awaitsApproval: boolean }
  expect(awaitsApproval).toBe(true)
  const checkout = () => post(request, origin, '/api/payments/checkout', { quoteId: id })
  const early = await checkout()
  expect([early.status(), await early.json()]).toMatchObject([409, { kind: 'awaiting_approval' }])

  // the customer is not the one to release it
  const release = { quoteId: id, act: 'release' }
  const own = await post(request, origin, '/api/office/quotes/standing', release)
  expect(own.status()).toBe(403)
  const office = await playwright.request.newContext({ baseURL: origin })
  await signInByRequest(office, origin, officePerson)
  expect((await post(office, origin, '/api/office/quotes/standing', release)).status()).toBe(200)
  await office.dispose()
  expect((await checkout()).status()).toBe(200)
  const letter = await mailTo(customer.email, new RegExp(`Q-0*${id} can be paid now`))
  expect(letter.text).toContain('Open my quotes')
})

test('a commercial pane wider than one sheet cannot be paid before its button in the admin lets it out', async ({
  page,
  stranger: office,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await signInByRequest(page.request, origin, customer)
  await page.goto(
    '/get-quote?serviceType=commercial_inquiry&product=new_glass_products&width=14&height=8',
  )
  await page.getByLabel('Glass type').selectOption({ label: 'Tempered pane' })
  await page.getByRole('radio', { name: '1/2 inch' }).check({ force: true })
  await expect(page.getByText('Larger than one sheet').first()).toBeVisible()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const quoteId = Number((await saveQuote(page)).slice(2))
  const saved = page.getByRole('region', { name: 'Quote Saved' })
  await expect(saved).toContainText('We look at it first')
  const pay = page.getByRole('button', { name: 'Proceed to Payment' })
  await expect(pay).toHaveCount(0)
  const early = await post(page.request, origin, '/api/payments/checkout', { quoteId })
  expect([early.status(), await early.json()]).toMatchObject([409, { kind: 'awaiting_approval' }])

  await signInByRequest(office.request, origin, officePerson)
  await office.goto(`/admin/collections/quotes/${quoteId}`)
  const approval = office.getByRole('group', { name: 'Waits for our approval' })
  await expect(approval).toContainText('Larger than one sheet')
  await approval.getByRole('button', { name: 'Release' }).click()
  await expect(approval).toHaveCount(0)

  await page.goto(`/get-quote?quote_id=${quoteId}`)
  await pay.first().click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Payment Successful!').first()).toBeVisible()
})

test('one click hangs a heavy door on a third hinge, another takes it back, and its line is paid with it', async ({
  page,
  baseURL,
}) => {
  await keepUndo(page)
  await signInByRequest(page.request, baseURL ?? '', customer)
  await openShowerDoor(page, '30', '80')
  const reason = page.getByText('two standard hinges carry 80 lb')
  await expect(reason).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing to fix.')
  await expect(page.getByText('Preview paused').first()).toBeVisible()
  // the key on the drawing leads to it
  await page.getByRole('button', { name: /^Panel 1: cannot be made like this/ }).click()
  await expect(page.getByRole('listitem').filter({ has: reason })).toBeFocused()
  // and the way on does not lead past it
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await expect(page).toHaveURL(/step=3/)
  await page.getByRole('button', { name: /^Use three hinges, \+\$/ }).click()
  await expect(reason).toHaveCount(0)
  await expect(page.getByText('Done: Use three hinges.').locator('..')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(reason).toBeVisible()
  await page.getByRole('button', { name: /^Use three hinges/ }).click()
  await page.getByRole('button', { name: 'Hardware and options' }).click()
  await page.getByRole('button', { name: 'Calculate Quote' }).click()
  const paper = page.getByRole('article')
  const line = paper.getByText('Third standard hinge').filter({ visible: true }).first()
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(line).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  const total = await paper
    .getByText(/^\$[\d,]+\.\d\d$/)
    .last()
    .textContent()
  const number = await saveQuote(page)
  // as the server keeps it, beside the button to pay it
  await page.goto(`/get-quote?quote_id=${Number(number.slice(2))}`)
  await expect(line).toBeVisible()
  await page.getByRole('button', { name: 'Proceed to Payment' }).first().click()
  await expect(page.getByText(total ?? 'no total').first()).toBeVisible()
  await expect(page.getByText(/ · Third standard hinge/)).toBeVisible()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Payment Successful!').first()).toBeVisible()
  await page.goto(`/get-quote?quote_id=${Number(number.slice(2))}`)
  await expect(page.getByRole('heading', { name: `${number} is paid` })).toBeVisible()
  await expect(line).toBeVisible()
})
