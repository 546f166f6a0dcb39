import { worksWithCustomers } from '@collections/access/roles'
import { getTranslations } from 'next-intl/server'
import type { BeforeListTableServerProps, UIFieldServerProps } from 'payload'
import { defaultLocale } from '@/config/locales'
import { actorOf } from './actor-of'

const desk = '/office/quotes'

/** Above the list of quotes: a new one for somebody who calls. */
export async function NewAtTheDesk({ user }: BeforeListTableServerProps) {
  const text = await texts()
  return user && worksWithCustomers(actorOf(user)) ? (
    <Way href={`${desk}/new`} text={text('new')} />
  ) : null
}

/** On a quote: where it is changed, sent and taken back. */
export function QuoteAtTheDesk(props: UIFieldServerProps) {
  return <From {...props} of="quote" href={(id) => `${desk}/${id}`} />
}

/** On an inquiry: a quote with what was asked in it. */
export function InquiryAtTheDesk(props: UIFieldServerProps) {
  return <From {...props} of="inquiry" href={(id) => `${desk}/new?inquiry=${id}`} />
}

/** On a customer: a quote for him. */
export function CustomerAtTheDesk(props: UIFieldServerProps) {
  return <From {...props} of="customer" href={(id) => `${desk}/new?customer=${id}`} />
}

type FromProps = UIFieldServerProps & {
  of: 'quote' | 'inquiry' | 'customer'
  href: (id: number | string) => string
}

async function From({ id, user, of, href }: FromProps) {
  const text = await texts()
  if (id === undefined || !worksWithCustomers(actorOf(user))) return null
  return <Way href={href(id)} text={text(of)} />
}

function Way({ href, text }: { href: string; text: string }) {
  return (
    <p className="office-way">
      <a href={href}>{text}</a>
    </p>
  )
}

function texts() {
  return getTranslations({ locale: defaultLocale, namespace: 'office.desk' })
}
