import { splitOpening } from '@/domain/glass-rules/split-opening'
import { usualDoorIn } from '@/domain/glass-rules/usual-door'
import { judgeDimension } from '../fields/judge-dimension'
import { isTurned, layoutOfRoles } from '@/domain/glass-rules/layouts'
import { frontOf } from './front-of'
import { leastPanelIn, openingWidthIn, shareHeight, shareWidth } from './opening-draft'
import { chooseLayout, handShower, panelRule } from './shower-draft'
import type { HandedShower, ShowerDraft } from './shower-draft'

/** Wide enough for a usual door and a panel beside it. */
const dividedFromIn = usualDoorIn + leastPanelIn

/**
 * What a link, or the opening that the visitor brought along, says of a draft: it speaks of the opening whole.
 * A wide one comes with a door and what stands fixed beside it, as every page draws it, since one pane of that
 * width is more than two people carry; panels that somebody chose share it.
 */
export function handOpening(draft: ShowerDraft, handed: HandedShower): ShowerDraft {
  const { width, height } = handed
  // sizes of glass are no opening
  if ((!width && !height) || draft.sizes !== 'opening') return handShower(draft, handed)
  const { width: _width, height: _height, ...choices } = handed
  const chosen = handShower(draft, choices)
  return chosen.panels.length === 1 && !chosen.rolesChosen
    ? divided(handShower(chosen, handed), chosen)
    : shared(chosen, handed)
}

/** One pane becomes a door and its panels; the same draft where it was not handed a thing. */
function divided(lone: ShowerDraft, before: ShowerDraft): ShowerDraft {
  const [pane] = lone.panels
  const width = judgeDimension(pane?.width ?? '', panelRule)
  if (lone === before || !width.ok || width.inches < dividedFromIn) return lone
  const layout = layoutOfRoles(splitOpening(width.inches, usualDoorIn).map(({ role }) => role))
  if (layout === null || pane === undefined) return lone
  const panels = [{ ...pane, width: '', lastWidthIn: null }]
  return shareWidth(chooseLayout({ ...lone, panels }, layout), width.inches)
}

function shared(draft: ShowerDraft, { width, height }: HandedShower): ShowerDraft {
  // the side of a corner is no part of what its front fills
  if (isTurned(draft.layout, draft.panels.length)) return draft
  const read = judgeDimension(width ?? '', panelRule)
  const wide =
    read.ok && read.inches !== openingWidthIn(draft) ? shareWidth(draft, read.inches) : draft
  const isAsTall = !height || frontOf(wide).every((panel) => panel.height === height)
  return isAsTall ? wide : shareHeight(wide, height)
}
