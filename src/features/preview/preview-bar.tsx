'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { usePathname, useRouter } from 'next/navigation'

type Props = { serverUrl: string; text: string; leaveText: string }

/** Says that drafts are shown, follows what is typed in the admin, and leads out. */
export function PreviewBar({ serverUrl, text, leaveText }: Props) {
  const router = useRouter()
  const path = usePathname()
  return (
    <div className="fixed bottom-20 left-4 z-50 flex items-center gap-4 rounded-glass bg-text px-4 py-2 text-small text-ground shadow-float lg:bottom-4 print:hidden">
      <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={serverUrl} />
      {text}
      <a
        href={`/api/preview/leave?path=${encodeURIComponent(path)}`}
        className="min-h-6 underline underline-offset-4"
      >
        {leaveText}
      </a>
    </div>
  )
}
