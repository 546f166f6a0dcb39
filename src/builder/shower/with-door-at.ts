import type { PanelRole } from '@/domain/pricing/types'

type Typed = { role: PanelRole; width: string }

/** A door takes its sizes along to its new place; where there was none, a panel without a width becomes it. */
export function withDoorAt<P extends Typed>(to: number, panels: readonly P[]): readonly P[] {
  const door = panels.find(({ role }) => role === 'door') ?? panelToOpen(to, panels)
  if (!door || panels[to] === door) return panels
  const others = panels.filter((panel) => panel !== door)
  return to < 0 ? panels : [...others.slice(0, to), door, ...others.slice(to)]
}

function panelToOpen<P extends Typed>(to: number, panels: readonly P[]): P | undefined {
  return panels[to]?.width === '' ? panels[to] : panels.find(({ width }) => width === '')
}
