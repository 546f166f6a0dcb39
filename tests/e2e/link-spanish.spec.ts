import type { Page } from '@playwright/test'
import { violations } from './support/accessibility'
import { mailTo } from './support/inbox'
import { newAddress } from './support/people'
import { cards, payOnHostedPage } from './support/sandbox'
import { openSentQuotes } from './support/sent-quotes'
import { onlyEnglish } from './support/spanish-texts'
import { expect, test } from './support/test'

const quotes = openSentQuotes()
const { call, draftOf, sentQuote, send } = quotes

/** Sentences of the English interface that stand on the page. */
async function englishOn(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').innerText()).split('\n').map((line) => line.trim())
  return lines.filter((line) => onlyEnglish.has(line))
}

/** Sees a paid quote's work through, each stage with what it asks for. */
async function workThrough(quoteId: number): Promise<void> {
  const { office } = quotes
  const headers = { origin: quotes.origin }
  const found = await office.get(`/api/jobs?where[quote][equals]=${quoteId}&depth=0`, { headers })
  const [job] = (
    (await found.json()) as { docs: { id: number; stage: string; checklist?: { id: string }[] }[] }
  ).docs
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
  const steps = [
    { to: 'ordered', supplier: 'Sample Glass Supply', expectedOn: day },
    { to: 'glass_in' },
    { to: 'scheduled', visit: { start: `${day}T13:00`, end: `${day}T16:00` } },
    { to: 'installed', done: (job?.checklist ?? []).map(({ id }) => id) },
    { to: 'closed' },
  ]
  let from = job?.stage
  for (const step of steps) {
    const moved = await office.post('/api/office/jobs/move', {
      headers,
      data: { jobId: job?.id, from, ...step },
    })
    expect(moved.status(), `${step.to}: ${await moved.text()}`).toBe(200)
    from = step.to
  }
}

test.use({ viewport: { width: 390, height: 844 } })

test('from the first look to the closed job everything is Spanish', async ({ page }) => {
  test.slow()
  const email = newAddress('todo')
  const first = await sentQuote(email, await draftOf(36, { language: 'es' }))
  const path = new URL(first.link).pathname
  await page.goto(path)
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click()
  await page.getByLabel('Su nombre completo, como firma').fill('Jordan Sample')
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar la cotización' }).click()
  await page.getByRole('button', { name: /^Pagar el anticipo/ }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Su pago llegó.')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await mailTo(email, /^Recibo/)

  const now = await quotes.found(first.id)
  const changed = await call('/api/office/quotes', {
    quoteId: first.id,
    requestKey: crypto.randomUUID(),
    basedOn: now.basedOn,
    caller: now.caller,
    jobSite: '',
    internalNote: '',
    draft: await draftOf(36.625, {
      language: 'es',
      measurements: 'final',
      reason: 'El muro izquierdo está inclinado.',
    }),
  })
  await send(changed)
  await page.goto(path)
  await expect(page.getByText('El muro izquierdo está inclinado.')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Aceptar este cambio' }).click()
  await expect(page.getByLabel('Su nombre completo, como firma')).toHaveValue('')
  await page.getByLabel('Su nombre completo, como firma').fill('Jordan B. Sample')
  await page.getByRole('button', { name: /^Aceptar la revisión\s2$/ }).click()
  await page.getByRole('button', { name: /^Pagar el saldo/ }).click()
  await payOnHostedPage(page, cards.pays)
  await expect(page.getByText('Todo pagado. Gracias.')).toBeVisible()

  await workThrough(first.id)
  await page.goto(path)
  await expect(page.getByText('Su vidrio está instalado.')).toBeVisible()
  expect(await englishOn(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})
