import type { OpeningSize } from '@/domain/pricing/opening-request'
import { plateViews } from '@/drawings/plates/plate-view'
import type { PlateView } from '@/drawings/plates/plate-view'
import { FollowsOpening } from './follows-opening'
import { DrawnLive } from './live-drawing'
import type { LiveDrawing } from './live-drawing'

/** A drawing of the usual size, as it comes with the page, and of the visitor's own once there is one. */
export function LiveFigure({ drawing, usual }: { drawing: LiveDrawing; usual: OpeningSize }) {
  return (
    <FollowsOpening drawing={drawing} usual={usual}>
      <DrawnLive drawing={drawing} size={usual} />
    </FollowsOpening>
  )
}

type Views = { usual: OpeningSize; drawn: (view: PlateView) => LiveDrawing }

/** The same for every width of page. */
export function LiveFigures({ usual, drawn }: Views) {
  return plateViews.map((view) => <LiveFigure key={view} usual={usual} drawing={drawn(view)} />)
}
