import { expect, it } from 'vitest'
import { shop } from '../../../tests/fixtures/glass-work'
import { judgeWish } from '@/domain/assistant/wish/judge-wish'
import { requestOfWish } from '@/domain/assistant/wish/request-of-wish'
import { replyWords } from './answer-parts'
import { sayPrice } from './say-price'

it.each([
  ['en', 1, 'A single pane of 30 × 40 inches comes to'],
  ['en', 2, '2 pieces, each a single pane of 30 × 40 inches, come to'],
  ['en', 4, 'Each of the 4 pieces, a single pane of 30 × 40 inches, comes to'],
  ['es', 5, 'Cada una de las 5 piezas, un vidrio sencillo de 30 × 40 pulg, cuesta'],
] as const)('says in %s what %i panes come to', (locale, count, says) => {
  const wish = { work: 'pane', widthIn: 30, heightIn: 40, count } as const
  const made = requestOfWish(wish, shop, { mayAssumeHeight: false })
  if (!made.ok) throw new Error(`It has inputs: ${made.why}`)
  const judged = judgeWish(made.request, shop)
  const library = { tables: { en: shop, es: shop } }
  const desk = { locale, library, t: replyWords(locale) } as never
  const { blocks } = sayPrice(
    { kind: 'price', judged, wish, assumed: [], asksWhether: false },
    desk,
  )
  expect(blocks[0]).toMatchObject({ text: expect.stringContaining(says) as string })
})
