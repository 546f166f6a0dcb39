'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import * as z from 'zod/mini'
import { notifyError } from '@/ui/toast'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import type { Customer } from '../state/flow-state'

const mostCharacters = { name: 120, phone: 40, address: 300 }

const shape = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(mostCharacters.name)),
  phone: z.string().check(z.maxLength(mostCharacters.phone)),
  address: z.string().check(z.maxLength(mostCharacters.address)),
})

export const customerFormId = 'quote-customer'

type Props = {
  customer: Customer
  email: string
  busy: boolean
  onChange: (customer: Customer) => void
  onSave: () => void
}

/** Who the quote is for. The e-mail is the account's and cannot be changed here. */
export function CustomerForm({ customer, email, busy, onChange, onSave }: Props) {
  const t = useTranslations('quote.customer')
  const e = useTranslations('quote.errors')
  const { register, handleSubmit, subscribe, formState } = useForm<Customer>({
    resolver: zodResolver(shape),
    defaultValues: customer,
  })

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => onChange(values),
      }),
    [subscribe, onChange],
  )

  return (
    <form
      id={customerFormId}
      noValidate
      onSubmit={(event) =>
        void handleSubmit(
          () => onSave(),
          () => notifyError({ title: e('missingCustomer'), text: e('missingCustomerText') }),
        )(event)
      }
      className="grid gap-5 sm:max-lg:grid-cols-2"
    >
      <h2 className="col-span-full text-h3">{t('title')}</h2>
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        error={formState.errors.name ? t('nameMissing') : undefined}
        {...register('name')}
      />
      <TextField
        label={t('email')}
        aside={t('fromAccount')}
        type="email"
        readOnly
        value={email}
        autoComplete="email"
      />
      <TextField
        label={t('phone')}
        aside={t('optional')}
        type="tel"
        autoComplete="tel"
        error={formState.errors.phone ? t('tooLong') : undefined}
        {...register('phone')}
      />
      <TextField
        label={t('address')}
        aside={t('optional')}
        autoComplete="street-address"
        error={formState.errors.address ? t('tooLong') : undefined}
        {...register('address')}
      />
      <Button
        type="submit"
        look="sun"
        size="large"
        busy={busy}
        disabled={customer.name.trim() === '' || email === ''}
        className="max-lg:hidden"
      >
        {t('save')}
      </Button>
    </form>
  )
}
