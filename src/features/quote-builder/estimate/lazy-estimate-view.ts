'use client'

import dynamic from 'next/dynamic'
import { FlowLoading } from '../page/flow-loading'

/** The estimate, fetched once there is one to show. */
export const EstimateView = dynamic(
  () => import('./estimate-view').then((part) => part.EstimateView),
  { ssr: false, loading: FlowLoading },
)
