import type { NumberFieldSingleValidation, PayloadRequest } from 'payload'
import { registerGlass } from '../../../src/domain/gallery/registration'
import { formatInches } from '../../../src/domain/measure/format-length'
import { nearestSixteenth } from '../../../src/domain/measure/sixteenths'
import { relationId } from '../../relation-id'
import { slugs } from '../../slugs'

type Scale = Partial<Record<'widthIn' | 'left' | 'right' | 'top' | 'bottom', number | null>>

/** Refuses a height that the picture disproves: only what was taken square on has one scale. */
export const judgeHeight: NumberFieldSingleValidation = async (
  value,
  { data, req, siblingData },
) => {
  const { widthIn, left, right, top, bottom } = siblingData as Scale
  if (typeof value !== 'number' || !widthIn) return true
  if (typeof left !== 'number' || typeof right !== 'number') return true
  if (typeof top !== 'number' || typeof bottom !== 'number') return true
  const picture = await pictureOf(relationId((data as { image?: unknown }).image), req)
  if (picture === null) return true
  const judged = registerGlass({ left, right, top, bottom }, { widthIn, heightIn: value }, picture)
  if (judged.ok) return true
  if (judged.code === 'out_of_order') {
    return 'The lines on the picture have crossed: left of right, and top above bottom.'
  }
  const percent = Math.abs(judged.disagreement * 100).toFixed(1)
  const shown = formatInches(nearestSixteenth(judged.shownHeightIn))
  return `The picture shows ${shown} in at the scale of this width, which is ${percent} % apart. Move the lines, correct a size, or leave the sizes out if the picture was taken at an angle.`
}

async function pictureOf(id: number | null, req: PayloadRequest) {
  if (id === null) return null
  const { width, height } = await req.payload.findByID({
    collection: slugs.media,
    id,
    depth: 0,
    select: { width: true, height: true },
    req,
    overrideAccess: true, // pictures are everybody's
  })
  return width && height ? { width, height } : null
}
