import { StyleSheet } from '@react-pdf/renderer'
import { tokenValues } from '@/ui/token-values'
import { set, type } from './fonts'

/** Ink on paper: nothing is filled, so that it prints as it looks. Lengths are points. */
export const ink = {
  text: tokenValues.text,
  second: tokenValues.textSecond,
  rule: tokenValues.tick,
  tile: tokenValues.rule,
}

/** Between the edges of a sheet of US Letter. */
export const sheet = { size: 'LETTER', width: 540 } as const

/** A point of a sheet in the px of drawings. */
export const pxPerPoint = 4 / 3

export const look = StyleSheet.create({
  page: {
    paddingTop: 28,
    paddingBottom: 34,
    paddingHorizontal: 36,
    fontFamily: type.text,
    fontSize: 9,
    lineHeight: 1.35,
    color: ink.text,
  },
  display: { fontFamily: type.display, lineHeight: 1.1 },
  strong: { fontWeight: 600 },
  second: { color: ink.second },
  small: { fontSize: 8, lineHeight: 1.3 },
  fine: { fontSize: 7, lineHeight: 1.25 },
  figures: { fontFeatureSettings: ['tnum'] },
  row: { flexDirection: 'row' },
  between: { flexDirection: 'row', justifyContent: 'space-between' },
  ruled: { borderBottomWidth: 0.5, borderBottomColor: ink.rule },
  lined: { borderBottomWidth: 0.75, borderBottomColor: ink.text },
})

/** Names a part in the outline of the file: the library does so for any part, its types for pages only. */
export function inOutline(title: string): object {
  return { bookmark: set(title) }
}
