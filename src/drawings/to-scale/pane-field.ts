/** The two sizes of a pane, each typed in a field of its own. */
export type PaneField = 'width' | 'height'

/** The field that has the focus, if one has. */
export type FocusedField = { pane: number; field: PaneField } | null
