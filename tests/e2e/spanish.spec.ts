import { linkIn, mailTo } from './support/inbox'
import { openOffice } from './support/office'
import { admin, newAddress } from './support/people'
import { expect, test } from './support/test'

test('every link of a Spanish page stays in Spanish, but for the switch', async ({ page }) => {
  await page.goto('/es')
  const away = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => !/^\/es([/?#]|$)/.test(href)),
    )
  expect(away).toEqual([])
})

test('the switch keeps the page and its query, both ways', async ({ page }) => {
  await page.goto('/get-quote?serviceType=shower_glass_quote')
  await page.getByRole('navigation', { name: 'Language' }).getByText('Español').click()
  await expect(page).toHaveURL(/\/es\/get-quote\?serviceType=shower_glass_quote$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('espesor')
  await page.getByRole('navigation', { name: 'Idioma' }).getByText('English').click()
  await expect(page).toHaveURL(/localhost:\d+\/get-quote\?serviceType=shower_glass_quote$/)
})

test('the switch keeps the page for somebody who is faster than the scripts', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED.*\/_next\/static\//)
  await page.route('**/_next/static/**/*.js', (route) => route.abort())
  await page.goto('/get-quote?serviceType=shower_glass_quote', { waitUntil: 'commit' })
  await page.getByRole('navigation', { name: 'Language' }).getByText('Español').click()
  await expect(page).toHaveURL(/\/es\/get-quote/)
})

test('money is written as people in Texas write it', async ({ page }) => {
  await page.goto('/es/get-quote?serviceType=window_replacement')
  await page.getByRole('button', { name: /^Un vidrio/ }).click()
  await page.getByRole('button', { name: /^1\/4″/ }).click()
  await page.getByRole('textbox', { name: /^Ancho/ }).fill('24 1/2')
  await page.getByRole('textbox', { name: /^Alto/ }).fill('30 1/4')
  await page.getByRole('button', { name: 'Calcular cotización' }).click()
  await expect(page.getByRole('heading', { name: 'Presupuesto' })).toBeVisible()
  await expect(page.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible()
})

test('what is priced goes by its Spanish name, from the list to the estimate', async ({ page }) => {
  await page.goto('/es/get-quote?serviceType=new_window_installation')
  await page.getByLabel('Tipo de vidrio').selectOption('Laminado claro de seguridad')
  await page.getByRole('radio', { name: 'Lluvia' }).check({ force: true })
  await page
    .getByRole('radio', { name: 'Pisos altos / edificio de gran altura' })
    .check({ force: true })
  await page.getByRole('textbox', { name: /^Ancho/ }).fill('8 pies')
  await page.getByRole('textbox', { name: /^Alto/ }).fill('90 pulg')
  await page.getByRole('button', { name: 'Agregar Recubrimiento Low-E' }).click()
  // The high-rise multiplier goes by the English name; the server prices from that alone.
  const figure = page.getByText(/^\$[\d,]+\.\d\d$/).first()
  await expect(figure).toBeVisible()
  const preview = (await figure.textContent()) ?? ''
  await page.getByRole('button', { name: 'Calcular cotización' }).first().click()
  await expect(page.getByRole('heading', { name: 'Presupuesto' })).toBeVisible()
  const paper = page.getByRole('article')
  await expect(paper.getByRole('rowheader', { name: /^Laminado claro de seguridad/ })).toBeVisible()
  await expect(paper.getByRole('rowheader', { name: /^Recubrimiento Low-E/ })).toBeVisible()
  for (const words of [
    /Acabado Lluvia/,
    /Instalación estándar, Pisos altos/,
    'Impuesto sobre las ventas (8.25%)',
  ]) {
    await expect(paper.getByText(words)).toBeVisible()
  }
  await expect(page.locator('#estimate-total')).toHaveText(preview)
})

test('somebody who registers in Spanish is written to in Spanish', async ({ page }) => {
  const address = newAddress('registro')
  await page.goto('/es/register')
  const form = page.getByRole('main')
  await form.getByLabel('Nombre completo').fill('Alex Muestra')
  await form.getByLabel('Correo electrónico').fill(address)
  await form.getByLabel('Contraseña', { exact: true }).fill('once hojas de vidrio')
  await form.getByLabel('Confirme la contraseña').fill('once hojas de vidrio')
  await form.getByRole('button', { name: 'Registrarse' }).click()
  const mail = await mailTo(address, /Confirme su correo/)
  expect(linkIn(mail, /verify-email/)).toContain('/es/verify-email?')
})

test('what staff wrote in Spanish is on the Spanish page, and their links stay there', async ({
  page,
}) => {
  await page.goto('/es/products/doors')
  await expect(page.getByRole('heading', { name: 'Lo que sostiene el peso' })).toBeVisible()
  await page.goto('/es/products/other')
  await expect(page.getByRole('link', { name: 'Usted lo muestra' })).toHaveAttribute(
    'href',
    '/es/contact',
  )
  await page.goto('/products/doors')
  await expect(page.getByRole('heading', { name: 'What carries the weight' })).toBeVisible()
})

test('a link in a post leads a Spanish reader to the Spanish page', async ({
  baseURL,
  page,
  request,
}) => {
  const origin = baseURL ?? ''
  const office = await openOffice(request, origin, admin)
  const doors = await office.pageAt('doors')
  const link = (words: string, fields: object) => ({
    type: 'link',
    version: 3,
    fields: { newTab: false, ...fields },
    children: [{ type: 'text', text: words, version: 1, format: 0, detail: 0, mode: 'normal' }],
  })
  const children = [
    link('escrito', { linkType: 'custom', url: '/contact' }),
    link('con dominio', { linkType: 'custom', url: `${origin}/gallery` }),
    link('ajeno', { linkType: 'custom', url: 'https://example.com/about' }),
    link('elegido', {
      linkType: 'internal',
      doc: { relationTo: 'pages', value: doors.id },
    }),
  ]
  const paragraph = { type: 'paragraph', version: 1, format: '', indent: 0, children }
  const post = await office.publish('posts', {
    title: 'Enlaces',
    slug: `enlaces-${Date.now()}`,
    excerpt: 'Escrito por una prueba.',
    body: { root: { type: 'root', version: 1, format: '', indent: 0, children: [paragraph] } },
  })
  const addressOf = (words: string) =>
    page.getByRole('main').getByRole('link', { name: words, exact: true }).getAttribute('href')

  await page.goto(`/es/posts/${post.slug}`)
  expect(await addressOf('escrito')).toBe('/es/contact')
  expect(await addressOf('con dominio')).toBe('/es/gallery')
  expect(await addressOf('ajeno')).toBe('https://example.com/about')
  expect(await addressOf('elegido')).toBe('/es/products/doors')

  await page.goto(`/posts/${post.slug}`)
  expect(await addressOf('escrito')).toBe('/contact')
  expect(await addressOf('elegido')).toBe('/products/doors')
  await office.remove('posts', post.id)
})
