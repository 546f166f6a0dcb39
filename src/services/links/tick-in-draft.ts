import 'server-only'
import { slugs } from '@collections/slugs'
import type { PayloadRequest } from 'payload'
import { officeContentOf } from '../revisions/office-content'
import { optionsChosen } from '../revisions/options-chosen'

type Ticked = {
  quoteId: number
  /** Keys of the options that the customer ticked. */
  options: readonly string[]
  now: Date
}

/** What the office types on meanwhile has what was ticked, too: it would be taken out of the next revision. */
export async function tickInDraft(
  req: PayloadRequest,
  { quoteId, options, now }: Ticked,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slugs.quoteRevisions,
    where: { and: [{ quote: { equals: quoteId } }, { isDraft: { equals: true } }] },
    depth: 0,
    pagination: false,
    req,
    overrideAccess: true, // of the quote that is accepted
  })
  for (const { id, number, content: typed } of docs) {
    const content = officeContentOf(typed)
    const isOption = (key: string) =>
      content?.office.lines.some((line) => line.key === key && line.option !== undefined)
    const keys = options.filter(isOption)
    const ticked = content && keys.length > 0 ? optionsChosen(content, keys, { number, now }) : null
    if (ticked === null) continue
    await req.payload.update({
      collection: slugs.quoteRevisions,
      id,
      data: {
        content: { ...content, ...ticked } as never,
        totalCost: ticked.columns.totalCost,
      },
      depth: 0,
      req,
      overrideAccess: true, // the customer ticks; the site writes it down
    })
  }
}
