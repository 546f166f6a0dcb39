import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SentTooOften } from './sent-too-often'

vi.mock('next-intl/server', async () => {
  const { translatorOf } = await import('@/i18n/translator')
  type Asked = { locale: 'en'; namespace: 'booking.tooMany' }
  return { getTranslations: ({ locale, namespace }: Asked) => translatorOf(locale, namespace) }
})

it('speaks of what was typed only where something was', async () => {
  const said = async (keepsTyped: boolean) =>
    renderToStaticMarkup(await SentTooOften({ locale: 'en', keepsTyped }))
  expect(await said(true)).toContain('What you typed is still here.')
  expect(await said(false)).toContain('Please try again in a few minutes.')
  expect(await said(false)).not.toContain('typed')
})
