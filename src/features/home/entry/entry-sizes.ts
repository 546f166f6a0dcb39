import { withInchesSaid } from '@/client/opening/sent-size'
import type { PricedService } from '@/domain/services-catalogue/services'
import { formatInches } from '@/domain/measure/format-length'

export type Side = 'width' | 'height'

export const sides = ['width', 'height'] as const

/** What is to be priced, as it stands in the sheet. */
export type Entry = { service: PricedService } & Record<Side, string>

export type EntryKind = {
  serviceType: PricedService
  /** What is usual, until somebody types another size. */
  widthIn: number
  heightIn: number
  /** Whether the builder takes a bare number of this service for feet. */
  inFeet?: boolean
}

/** A kind in its usual size. */
export function usualEntry({ serviceType, widthIn, heightIn }: EntryKind): Entry {
  return { service: serviceType, width: formatInches(widthIn), height: formatInches(heightIn) }
}

/** Another kind: a size that nobody changed becomes what is usual for it. */
export function withKind(entry: Entry, kinds: readonly EntryKind[], service: string): Entry {
  const next = kinds.find(({ serviceType }) => serviceType === service)
  const before = kinds.find(({ serviceType }) => serviceType === entry.service)
  if (!next || !before) return entry
  const [usual, was] = [usualEntry(next), usualEntry(before)]
  return {
    service: usual.service,
    width: entry.width === was.width ? usual.width : entry.width,
    height: entry.height === was.height ? usual.height : entry.height,
  }
}

/** The sizes that need their unit said on the way to the builder; here they are in inches. */
export function sizesToSend(sent: FormData, kinds: readonly EntryKind[]): [Side, string][] {
  const kind = kinds.find(({ serviceType }) => serviceType === sent.get('serviceType'))
  if (!kind?.inFeet) return []
  return sides.flatMap((side): [Side, string][] => {
    const text = sent.get(side)
    return typeof text === 'string' ? [[side, withInchesSaid(text)]] : []
  })
}

/** What the builder reads of an entry in its address, and the step to open where it is not the first. */
export function entryQuery(
  entry: Entry,
  kinds: readonly EntryKind[],
  more: Record<string, string> = {},
): string {
  const sent = new FormData()
  sent.set('serviceType', entry.service)
  for (const side of sides) sent.set(side, entry[side])
  const sizes = {
    width: entry.width,
    height: entry.height,
    ...fromEntries(sizesToSend(sent, kinds)),
  }
  return new URLSearchParams({ serviceType: entry.service, ...sizes, ...more }).toString()
}

function fromEntries(pairs: [Side, string][]): Partial<Record<Side, string>> {
  return Object.fromEntries(pairs)
}
