import { daysTogether } from '@/i18n/days-together'

/** What a letter says of a day; in its subject, which programs find and sort, the day has plain spaces. */
export function withWholeDay<Said extends { day: string }>(said: Said): Said {
  return { ...said, day: daysTogether(said.day) }
}
