import { publicPages } from '@/config/public-pages'
import { headOf } from '../support/head'
import { onlyEnglish, spanishWords, textsOn, writtenByStaff } from '../support/spanish-texts'
import { expect, test } from '../support/test'

const companyName = 'Trinity Edge Glass'
const account = ['/login', '/register', '/forgot-password']

test('no page of the Spanish site shows English, of the interface or of the office', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const content = await writtenByStaff(request)
  expect(onlyEnglish.size).toBeGreaterThan(500)
  expect(content.english.size).toBeGreaterThan(300)
  for (const path of [...publicPages.map((known) => known.path), ...account]) {
    const address = `/es${path === '/' ? '' : path}`
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(200)
    await expect(page.locator('html'), address).toHaveAttribute('lang', 'es')
    await expect(page.getByRole('link', { name: 'Registrarse' }).first(), address).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    const sent = await headOf(page, await answer?.text())
    expect(await headOf(page), `what ${address} says of itself`).toEqual(sent)
    const texts = (await textsOn(page)).filter((line) => !companyName.includes(line))
    const ofInterface = (line: string) => onlyEnglish.has(line) && !content.shown.has(line)
    const ofOffice = (line: string) => content.english.has(line) && !spanishWords.has(line)
    const left = texts.filter((line) => ofInterface(line) || ofOffice(line))
    expect(left, address).toEqual([])
  }
})
