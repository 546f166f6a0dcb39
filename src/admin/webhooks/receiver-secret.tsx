'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '@/client/api'
import { refusalText } from '../refusal-text'

type Text = 'title' | 'note' | 'state' | 'make' | 'makeNote' | 'once' | 'copy' | 'copied' | 'failed'
type Props = { receiverId: number; texts: Record<Text, string> }

/** Makes the secret of a receiver and shows it until the page is left. */
export function ReceiverSecret({ receiverId, texts }: Props) {
  const [secret, setSecret] = useState('')
  const [said, setSaid] = useState('')

  async function make() {
    const sent = await callApi('POST', '/api/office/webhooks/secret', { receiverId })
    if (!sent.ok) {
      setSaid(refusalText(sent) ?? texts.failed)
      return
    }
    setSecret((sent.body as { secret: string }).secret)
    setSaid(texts.once)
  }

  async function copy() {
    await navigator.clipboard.writeText(secret).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.failed),
    )
  }

  return (
    <section className="office-sheet webhook-secret" aria-label={texts.title}>
      <h2 className="office-heading">{texts.title}</h2>
      <p>{texts.note}</p>
      {secret === '' ? (
        <>
          <p>{texts.state}</p>
          {texts.makeNote === '' ? null : <p>{texts.makeNote}</p>}
          <Button type="button" size="small" buttonStyle="secondary" onClick={() => void make()}>
            {texts.make}
          </Button>
        </>
      ) : (
        <>
          <input type="text" readOnly value={secret} aria-label={texts.title} />
          <div className="office-choices">
            <Button type="button" size="small" onClick={() => void copy()}>
              {texts.copy}
            </Button>
          </div>
        </>
      )}
      <p role="status">{said}</p>
    </section>
  )
}
