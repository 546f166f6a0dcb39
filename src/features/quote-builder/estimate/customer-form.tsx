'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldError } from 'react-hook-form'
import { useTranslations } from 'next-intl'
import { notifyError } from '@/ui/toast'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { customerShape } from '@/domain/quote/save-request'
import type { Customer } from '@/domain/quote/save-request'

export const customerFormId = 'quote-customer'

type Props = {
  customer: Customer
  email: string
  busy: boolean
  /** The number under which saving replaces what was saved; null where it makes a new quote. */
  again: string | null
  onChange: (customer: Customer) => void
  onSave: () => void
  onSaveAsNew: () => void
}

/** Who the quote is for. The e-mail is the account's and cannot be changed here. */
export function CustomerForm(props: Props) {
  const { customer, email, busy, again, onChange } = props
  const t = useTranslations('quote.customer')
  const e = useTranslations('quote.errors')
  const { register, handleSubmit, subscribe, getValues, setValue, formState } = useForm<Customer>({
    resolver: zodResolver(customerShape),
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

  // the account's answer comes after the form stands; what is typed is the same in both
  const { phone, address } = customer
  useEffect(() => {
    if (getValues('phone') === '' && phone) setValue('phone', phone)
    if (getValues('address') === '' && address) setValue('address', address)
  }, [phone, address, getValues, setValue])

  const { errors } = formState
  const wordsOf = (error: FieldError | undefined) => {
    if (!error) return undefined
    if (error.type === 'too_small') return t('nameMissing')
    return error.type === 'too_big' ? t('tooLong') : e('unstorable')
  }

  const isIncomplete = customer.name.trim() === '' || email === ''
  const complete = (save: () => void) => (event: BaseSyntheticEvent) =>
    void handleSubmit(save, () =>
      notifyError({ title: e('missingCustomer'), text: e('missingCustomerText') }),
    )(event)

  return (
    <form
      id={customerFormId}
      noValidate
      onSubmit={complete(props.onSave)}
      className="grid gap-5 sm:max-md:grid-cols-2"
    >
      <h2 className="col-span-full text-h3">{t('title')}</h2>
      <TextField
        label={t('name')}
        autoComplete="name"
        required
        error={wordsOf(errors.name)}
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
        error={wordsOf(errors.phone)}
        {...register('phone')}
      />
      <TextField
        label={t('address')}
        aside={t('optional')}
        autoComplete="street-address"
        error={wordsOf(errors.address)}
        {...register('address')}
      />
      <Button
        type="submit"
        look="sun"
        size="large"
        busy={busy}
        disabled={isIncomplete}
        className="max-lg:hidden"
      >
        {t('save')}
      </Button>
      {again === null ? null : (
        <div className="grid gap-3 sm:max-md:col-span-2">
          <p className="text-small text-text-second">{t('savedAgain', { number: again })}</p>
          <Button disabled={isIncomplete || busy} onClick={complete(props.onSaveAsNew)}>
            {t('saveAsNew')}
          </Button>
        </div>
      )}
    </form>
  )
}
