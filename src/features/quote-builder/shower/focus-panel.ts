import { panelId } from './panel-fields'

/**
 * Where what had the focus went away with a panel, or with the way to another one. A field that goes away says
 * nothing of losing the focus: what leaving it does is done here.
 */
export function focusPanel(number: number, leaveField: () => void): void {
  if (document.activeElement !== document.body) return
  leaveField()
  document.getElementById(panelId(number))?.focus()
}
