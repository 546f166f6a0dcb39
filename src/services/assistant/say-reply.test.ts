import { expect, it } from 'vitest'
import { shop } from '../../../tests/fixtures/glass-work'
import { judgeWish } from '@/domain/assistant/wish/judge-wish'
import { requestOfWish } from '@/domain/assistant/wish/request-of-wish'
import { sayReply } from './say-reply'

it('names the source of an answer in the language of the answer', () => {
  const wish = { work: 'pane', widthIn: 30, heightIn: 40 } as const
  const made = requestOfWish(wish, shop, { mayAssumeHeight: false })
  if (!made.ok) throw new Error(`It has inputs: ${made.why}`)
  const judged = judgeWish(made.request, shop)
  const said = { kind: 'price', judged, wish, assumed: [], asksWhether: false } as const
  const shelf = { company: { phone: '', emergencyPhone: '' } }
  const library = { tables: { en: shop, es: shop }, shelves: { en: shelf, es: shelf } }
  const sourceIn = (language: 'en' | 'es') =>
    sayReply({ reply: { language, said }, library } as never).source
  expect(sourceIn('es')).toMatchObject({ label: 'Fuente:', title: 'Nuestra lista de precios' })
  expect(sourceIn('en')).toMatchObject({ label: 'From:', title: 'Our price list' })
})
