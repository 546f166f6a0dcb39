'use client'

import dynamic from 'next/dynamic'

/** Apart, so that visitors never fetch it. */
export const LazyPreviewBar = dynamic(
  () => import('./preview-bar').then(({ PreviewBar }) => PreviewBar),
  { ssr: false },
)
