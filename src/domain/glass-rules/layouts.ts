import type { Panel, PanelRole, ShowerLayout, Side } from '@/domain/pricing/types'

const roles: Record<ShowerLayout, readonly PanelRole[]> = {
  single: ['fixed'],
  door: ['door'],
  door_panel: ['fixed', 'door'],
  panel_door_panel: ['fixed', 'door', 'fixed'],
  // the door is at the wall, which carries it without a header; the panels hold each other at the turn
  corner: ['door', 'fixed', 'fixed'],
  knee_return: ['door', 'fixed', 'fixed'],
}

/** What each panel of a layout is, from the left, seen from outside. */
export function rolesOfLayout(layout: ShowerLayout): readonly PanelRole[] {
  return roles[layout]
}

/** Whether the last panel runs back at a right angle; on a knee wall it stands on that besides. */
export function isTurned(layout: ShowerLayout | undefined, panels: number): boolean {
  return (layout === 'corner' || layout === 'knee_return') && panels > 1
}

/** The layout that panels make by themselves; null where they make none that has a name. */
export function layoutOfRoles(found: readonly PanelRole[]): ShowerLayout | null {
  const doors = found.filter((role) => role === 'door').length
  if (found.length === 1) return doors === 1 ? 'door' : 'single'
  if (found.length === 2) return doors === 1 ? 'door_panel' : null
  return doors === 1 && found[1] === 'door' ? 'panel_door_panel' : null
}

type Hung = { role?: PanelRole; hinge?: Side | undefined }

/**
 * The side a door hangs on: the one that was chosen, else the wall it stands against, else the wall that
 * is nearer. Null for fixed glass. A lone panel stands against the left wall.
 */
export function hingeSide(panels: readonly Hung[], index: number): Side | null {
  const panel = panels[index]
  if (panel?.role !== 'door') return null
  if (panel.hinge) return panel.hinge
  if (index === 0) return 'left'
  return index >= (panels.length - 1) / 2 ? 'right' : 'left'
}

/** What is on a side of a panel: other glass, also around a corner, or the wall. */
export function besideOf(panels: readonly Hung[], index: number, side: Side): 'glass' | 'wall' {
  return panels[side === 'left' ? index - 1 : index + 1] === undefined ? 'wall' : 'glass'
}

/** How wide each plane is, in inches: the front, and what runs back from a corner. */
export function runsIn(panels: readonly Panel[], layout: ShowerLayout | undefined): number[] {
  const turned = isTurned(layout, panels.length) ? 1 : 0
  const runs = [panels.slice(0, panels.length - turned), panels.slice(panels.length - turned)]
  return runs.map((run) => run.reduce((total, { widthIn }) => total + widthIn, 0))
}

/** The widest that stands in one plane, in inches. */
export function straightRunIn(panels: readonly Panel[], layout: ShowerLayout | undefined): number {
  return Math.max(...runsIn(panels, layout))
}
