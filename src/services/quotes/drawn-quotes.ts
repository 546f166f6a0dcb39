import 'server-only'
import { slugs } from '@collections/slugs'
import { drawnWork } from '@/domain/quote/drawn-work'
import type { DrawnWork } from '@/domain/quote/drawn-work'
import type { Quote } from '@/payload-types'
import { pricingForOffice } from '../catalogue/current-pricing'
import type { ServiceContext } from '../context'
import { idOf } from '../payments/records'
import { glassAsMade } from '../revisions/glass-as-made'
import { paperOfRevision } from '../revisions/paper-of-revision'
import { panelsOf } from './panels-of-quote'
import { basisOf, inputsOf, madeOf } from './stored-quote'

type Reader = Pick<ServiceContext, 'payload'>

/**
 * What is drawn of stored quotes, piece by piece: of what a customer saved from its choices and the rows
 * they named, of what the office made from its paper, of one that holds neither from its sizes alone.
 */
export async function drawnQuotes(
  ctx: Reader,
  quotes: readonly Quote[],
): Promise<Map<number, readonly DrawnWork[]>> {
  const { tables } = await pricingForOffice(ctx)
  const byOffice = quotes.filter((quote) => inputsOf(quote) === null || basisOf(quote) === null)
  const papers = await paperPieces(ctx, byOffice)
  return new Map(
    quotes.map((quote) => {
      const [request, basis] = [inputsOf(quote), basisOf(quote)]
      if (request === null || basis === null)
        return [quote.id, papers.get(quote.id) ?? sizesOf(quote)]
      return [quote.id, [glassAsMade(drawnWork({ request, basis }, tables), madeOf(quote))]]
    }),
  )
}

async function paperPieces(
  { payload }: Reader,
  quotes: readonly Quote[],
): Promise<Map<number, readonly DrawnWork[]>> {
  if (quotes.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: slugs.quoteRevisions,
    where: { quote: { in: quotes.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    overrideAccess: true, // whoever may read a quote sees how its current revision is drawn
  })
  const current = new Map(quotes.map(({ id, currentRevision }) => [id, currentRevision]))
  return new Map(
    docs
      .filter(({ quote, number }) => current.get(idOf(quote)) === number)
      .flatMap((revision) => {
        const paper = paperOfRevision(revision)
        return paper === null ? [] : [[idOf(revision.quote), paper.pieces] as const]
      }),
  )
}

function sizesOf(quote: Quote): DrawnWork[] {
  const panels = panelsOf(quote).map((panel) => ({
    ...{ role: 'fixed' as const, hinges: 0, weightLb: null },
    ...panel,
  }))
  return panels.length === 0 ? [] : [{ drawn: 'pane', panels }]
}
