'use client'

import { useState } from 'react'
import { useRouter } from 'next/navigation'
import { callApi } from '@/client/api'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { notify, notifyError } from '@/ui/toast'

type Texts = Record<
  'button' | 'label' | 'title' | 'text' | 'keep' | 'close' | 'done' | 'failed',
  string
>

/** Asks, then takes a customer off the list; his quotes and payments stay. */
export function DeleteCustomer({ id, texts }: { id: number; texts: Texts }) {
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    const answer = await callApi('DELETE', `/api/customers/${id}`)
    setBusy(false)
    setAsks(false)
    if (!answer.ok) return notifyError({ title: texts.failed })
    notify({ title: texts.done })
    router.refresh()
  }

  return (
    <>
      <button
        type="button"
        aria-label={texts.label}
        onClick={() => setAsks(true)}
        className="inline-flex min-h-11 items-center text-link"
      >
        {texts.button}
      </button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={texts.title}
        description={texts.text}
        closeLabel={texts.close}
      >
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button onClick={() => setAsks(false)}>{texts.keep}</Button>
          <Button look="sun" busy={busy} onClick={() => void remove()}>
            {texts.button}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
