'use client'

import {
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  TextField,
  useAuth,
  useConfig,
  useForm,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import { email, formatAdminURL, text } from 'payload/shared'
import { useEffect } from 'react'
import type { UserWithToken } from '@payloadcms/ui'

const blank = { initialValue: undefined, valid: true, value: undefined }

/** Signs in to the admin, and asks for a code where the password alone is not enough. */
export function SignInForm({ goal }: { goal: string }) {
  const { config } = useConfig()
  const { t } = useTranslation()
  const { setUser } = useAuth()
  const { admin, routes } = config
  return (
    <Form
      action={formatAdminURL({ apiRoute: routes.api, path: `/${admin.user}/login` })}
      className="login__form"
      disableSuccessStatus
      initialState={{ email: blank, password: blank }}
      method="POST"
      onSuccess={(answer) => setUser(answer as UserWithToken)}
      redirect={goal}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <EmailField
          field={{
            name: 'email',
            admin: { autoComplete: 'email' },
            label: t('general:email'),
            required: true,
          }}
          path="email"
          validate={email}
        />
        <PasswordField
          field={{ name: 'password', label: t('general:password'), required: true }}
          path="password"
        />
        <CodeField />
      </div>
      <Link
        href={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.forgot })}
        prefetch={false}
      >
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}

/** Stands there once the server has refused at it: the password was right. */
function CodeField() {
  const isAsked = useFormFields(([fields]) => fields.code !== undefined)
  const { dispatchFields } = useForm()
  useEffect(() => {
    if (!isAsked) return
    dispatchFields({ type: 'UPDATE', path: 'code', valid: true, value: '' })
    document.querySelector<HTMLInputElement>('#field-code')?.focus()
  }, [dispatchFields, isAsked])
  if (!isAsked) return null
  return (
    <TextField
      field={{
        name: 'code',
        label: 'Code',
        required: true,
        admin: {
          autoComplete: 'one-time-code',
          description: 'Six digits of your authenticator app, or a recovery code.',
        },
      }}
      path="code"
      // what the server said of the last one falls with the next sign, and none is missed before one was typed
      validate={(value, options) => (value ? text(value, options) : true)}
    />
  )
}
