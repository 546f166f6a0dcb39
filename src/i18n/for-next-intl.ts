import type { RawText } from '@/messages'

type Readable<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends RawText | undefined ? string : Readable<Texts[Key]>
}

/** next-intl types what it reads as strings: for what goes straight into it, and nothing else. */
export function forNextIntl<Texts>(texts: Texts): Readable<Texts> {
  return texts as Readable<Texts>
}
