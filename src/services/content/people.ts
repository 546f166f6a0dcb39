import 'server-only'
import { slugs } from '@collections/slugs'
import type { Locale } from '@/config/locales'
import { cachedRead } from './cached-read'
import { pictureOf } from '@/domain/content/picture'
import type { Picture } from '@/domain/content/picture'
import { realOnesInProduction } from './samples'

export type TestimonialQuote = {
  id: number
  name: string
  place: string
  project: string
  text: string
  isSample: boolean
}

export type TeamPerson = {
  id: number
  name: string
  jobTitle: string
  bio: string
  picture: Picture | null
  isSample: boolean
}

export const readTestimonials = cachedRead(
  'testimonials',
  async (payload, locale: Locale): Promise<TestimonialQuote[]> => {
    const { docs } = await payload.find({
      collection: slugs.testimonials,
      where: realOnesInProduction(),
      sort: 'displayOrder',
      limit: 3,
      depth: 0,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    return docs.map(({ id, name, place, project, text, isSample }) => ({
      id,
      name,
      place: place ?? '',
      project: project ?? '',
      text,
      isSample,
    }))
  },
)

export const readTeam = cachedRead(
  'team',
  async (payload, locale: Locale): Promise<TeamPerson[]> => {
    const { docs } = await payload.find({
      collection: slugs.teamMembers,
      where: realOnesInProduction(),
      sort: 'displayOrder',
      limit: 24,
      depth: 1,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    return docs.map((row) => ({
      id: row.id,
      name: row.name,
      jobTitle: row.jobTitle,
      bio: row.bio ?? '',
      picture: pictureOf(row),
      isSample: row.isSample,
    }))
  },
)
