import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { SentTooOften } from './sent-too-often'

vi.mock('next-intl/server', async () => {
  const { translatorOf } = await import('@/i18n/translator')
  type Asked = { locale: 'en'; namespace: 'booking.tooMany' }
  return { getTranslations: ({ locale, namespace }: Asked) => translatorOf(locale, namespace) }
})

it('promises nothing of what was typed, which the server did not take', async () => {
  const said = renderToStaticMarkup(await SentTooOften({ locale: 'en' }))
  expect(said).toContain('Please try again in a few minutes.')
  expect(said).not.toContain('typed')
})
