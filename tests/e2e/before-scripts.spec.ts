import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Opens a page whose scripts don’t come until they are let through. */
async function openAheadOfScripts(page: Page, address: string): Promise<() => void> {
  let letThrough = () => {}
  const asked = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return letThrough
}

test('Sandra comes for who asked before the page answers, and once', async ({ page }) => {
  const letThrough = await openAheadOfScripts(page, '/services')
  const sandra = page.getByRole('button', { name: /Sandra/ }).last()
  await sandra.click()
  await sandra.click()
  letThrough()
  await expect(page.getByRole('dialog', { name: /Sandra/ })).toBeVisible()
})

test('a menu opens for who pressed before the page answers', async ({ page }) => {
  const letThrough = await openAheadOfScripts(page, '/about')
  await page.getByRole('button', { name: 'Products' }).click()
  letThrough()
  await expect(page.getByRole('menuitem', { name: 'Mirrors' })).toBeVisible()
})

test('the contact form keeps what was typed and chosen before the page answers', async ({
  page,
}) => {
  const letThrough = await openAheadOfScripts(page, '/contact?service=emergency')
  await page.getByLabel('Full Name').fill('Avery Example')
  await page.getByLabel('Message', { exact: true }).fill('A broken pane, ground floor.')
  letThrough()
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('Emergency Services')
  await expect(page.getByLabel('Full Name')).toHaveValue('Avery Example')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'A broken pane, ground floor.',
  )
})

test('a service chosen before the page answers stays, whatever the address asks for', async ({
  page,
}) => {
  const letThrough = await openAheadOfScripts(page, '/contact?service=emergency')
  const service = page.getByLabel('Service', { exact: true })
  await service.selectOption('Residential Glass')
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(service).toHaveValue('Residential Glass')
})

test('sign-in keeps what was filled in before the page answers, and is sent then', async ({
  page,
}) => {
  const letThrough = await openAheadOfScripts(page, '/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not a password 1')
  await page.getByRole('button', { name: 'Login' }).click()
  letThrough()
  await expect(page.getByText('The email or password provided is incorrect.').first()).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
  expect(page.url()).not.toContain('nobody')
})

test('the box on the home page keeps a size typed before the page answers', async ({ page }) => {
  const letThrough = await openAheadOfScripts(page, '/')
  const box = page.getByRole('form').first()
  await box.getByLabel('Width').fill('41')
  letThrough()
  await page.waitForLoadState('networkidle')
  await box.getByLabel('Height').fill('52')
  await expect(box.getByLabel('Width')).toHaveValue('41')
})

test('an explanation comes to who tabbed there before the page answers', async ({ page }) => {
  const letThrough = await openAheadOfScripts(page, '/products/glass-styles')
  await page.getByRole('button', { name: 'What monolithic, IG and OA mean' }).first().focus()
  letThrough()
  await expect(page.getByRole('tooltip')).toBeVisible()
})
