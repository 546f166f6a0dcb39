'use client'

import { useState } from 'react'
import type { FlowProps } from '../wizard/flow-props'
import { GeneralFlow } from '../general/general-flow'
import { DrawnStorefront } from './drawn-storefront'
import { isPricedByFigures } from './drawn-front'

/** A front that is drawn; what was priced by the figures of one pane opens in its form, as it was. */
export function StorefrontFlow(props: FlowProps<'general'>) {
  const [byFigures] = useState(() => isPricedByFigures(props.address))
  return byFigures ? (
    <GeneralFlow {...props} product="storefronts" />
  ) : (
    <DrawnStorefront {...props} />
  )
}
