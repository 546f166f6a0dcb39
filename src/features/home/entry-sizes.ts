export type Side = 'width' | 'height'

export type EntryKind = {
  serviceType: string
  /** What is usual, until somebody types another size. */
  width: string
  height: string
  /** Whether the builder takes a bare number of this service for feet. */
  inFeet?: boolean
}

/** The sizes that need their unit said on the way to the builder; here they are in inches. */
export function sizesToSend(sent: FormData, kinds: readonly EntryKind[]): [Side, string][] {
  const kind = kinds.find(({ serviceType }) => serviceType === sent.get('serviceType'))
  if (!kind?.inFeet) return []
  return (['width', 'height'] as const).flatMap((side): [Side, string][] => {
    const text = sent.get(side)
    return typeof text === 'string' && endsBare.test(text) ? [[side, `${text.trim()}"`]] : []
  })
}

/** Ends without a unit of its own, which `6 ft` and `3' 2"` have; `3' 2` means inches already. */
const endsBare = /^[^a-z'"′″’”]*[\d½⅓⅔¼¾⅛⅜⅝⅞/.]\s*$/i
