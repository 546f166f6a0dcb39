'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { useOneAct } from '../use-one-act'

type Props = { account: number; texts: Record<'lead' | 'password' | 'drop' | 'failed', string> }

/** Takes the second step from somebody who lost it, for whoever proves that he is an administrator. */
export function DropSecondStep({ account, texts }: Props) {
  const { trouble, isBusy, act } = useOneAct(texts.failed)
  const [password, setPassword] = useState('')
  const id = useId()
  const drop = () => act({ path: '/api/accounts/second-step/drop', body: { account, password } })

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
        onClick={() => void drop()}
      >
        {texts.drop}
      </Button>
    </div>
  )
}
