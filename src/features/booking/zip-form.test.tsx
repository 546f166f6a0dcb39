import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ZipForm } from './zip-form'

vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }))

const markupOf = async (error?: string) =>
  renderToStaticMarkup(await ZipForm({ locale: 'en', error }))

it('is judged by the page behind it, whose words name the field, and not by the browser', async () => {
  const fresh = await markupOf()
  expect(fresh).toMatch(/<form[^>]* noValidate=""/i)
  expect(fresh).not.toMatch(/ (pattern|autofocus)=/i)
  const refused = await markupOf('Please write a ZIP code of five digits.')
  const field = /<input[^>]*id="zip"[^>]*>/.exec(refused)?.[0] ?? ''
  expect(field).toMatch(/ autofocus=""/i)
  expect(field).toContain('aria-describedby="zip-error"')
  expect(refused).toMatch(/<p id="zip-error" role="alert"[^>]*>Please write a ZIP code/)
})

it('goes on with what it is for, where the link of a quote led here', async () => {
  const field = '<input type="hidden" name="for" value="quote"/>'
  expect(await markupOf()).not.toContain('name="for"')
  const linked = await ZipForm({ locale: 'en', isForQuote: true })
  expect(renderToStaticMarkup(linked)).toContain(field)
})
