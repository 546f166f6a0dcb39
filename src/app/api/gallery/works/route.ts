import { locales } from '@/config/locales'
import { partOf, partsOf } from '@/domain/gallery/parts'
import { worksShown } from '@/features/gallery/works/show-work'
import { readGalleryOrder, readGalleryPart } from '@/services/content/gallery'
import { callerLocale } from '../../caller-locale'
import { answering } from '../../edge/answering'
import { answer } from '../../respond'

export const dynamic = 'force-dynamic'

/**
 * `?part=` of the gallery's works in `?locale=`, of one category where `?category=` has its id, as their page
 * shows them; 404 where there is no such part.
 */
export const GET = answering(async (request): Promise<Response> => {
  const { searchParams } = new URL(request.url)
  const locale = locales.find((one) => one === searchParams.get('locale')) ?? callerLocale(request)
  const category = searchParams.get('category') ?? ''
  const part = partOf(searchParams.get('part') ?? '1')
  const order = await readGalleryOrder()
  const count = order.filter(
    ({ categoryId }) => category === '' || String(categoryId) === category,
  ).length
  if (part === null || count === 0 || part > partsOf(count)) return answer(404, {})
  const works = worksShown(locale, await readGalleryPart(locale, category, String(part)))
  return answer(200, { works })
})
