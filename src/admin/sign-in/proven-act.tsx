'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useOneAct } from '../use-one-act'

type Props = {
  account: number
  path: string
  texts: Record<'lead' | 'password' | 'act' | 'failed', string>
}

/** What an administrator does to the account of somebody else, once he has proved that it is he. */
export function ProvenAct({ account, path, texts }: Props) {
  const { trouble, isBusy, act } = useOneAct(texts.failed)
  const [password, setPassword] = useState('')
  const id = useId()

  return (
    <div className="office-form">
      <p>{texts.lead}</p>
      <label htmlFor={id}>{texts.password}</label>
      <input
        id={id}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        // the form of the account around it is not what is meant
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p role="alert">{trouble}</p>
      <Button
        type="button"
        size="small"
        buttonStyle="secondary"
        disabled={isBusy || password === ''}
        onClick={() => void act({ path, body: { account, password } })}
      >
        {texts.act}
      </Button>
    </div>
  )
}
