import { expect, it } from 'vitest'
import { actorOf, contextOf } from '../fixtures/people'
import { openQuoteShop } from '../fixtures/saved-quotes'
import { ownPaper } from '@/services/quotes/own-paper'

const { avery, stranger, row, saved } = await openQuoteShop()

it('gives a customer the document of a quote with the figures of the account, and nobody else', async () => {
  const { id } = await saved({})
  const ctx = await contextOf(actorOf(avery.user))
  const paper = await ownPaper({ ctx, quoteId: id })
  expect(paper?.sums.total).toBe((await row(id)).totalCost)
  expect(await ownPaper({ ctx: await contextOf(actorOf(stranger.user)), quoteId: id })).toBeNull()
  expect(await ownPaper({ ctx: await contextOf(null), quoteId: id })).toBeNull()
  expect(await ownPaper({ ctx, quoteId: 'x' })).toBeNull()
})
