import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { defaultLocale } from '@/config/locales'
import { paymentReference } from '@/domain/payment/payment-reference'
import { waitsAsSaved } from '@/domain/quote/approval'
import { quoteNumber } from '@/domain/quote/quote-number'
import { serviceName } from '@/i18n/service-name'
import type { Inquiry, Job, Payment, Quote, Task, Visit } from '@/payload-types'
import { idOrNull } from '@/services/payments/records'
import { proposalsTo } from '@/services/bookings/proposed-jobs'
import type { ProposedJob } from '@/services/bookings/proposed-jobs'
import type { Waiting } from '@/services/office/what-waits'
import { dateText, moneyText, timeText } from '../money-text'
import { Group } from './group'
import { groupNames } from './group-names'
import type { GroupName } from './group-names'
import type { Row } from './group'
import { pageOf, phoneOfVisit, whoseVisit } from './whose-visit'

type Props = { waiting: Waiting; proposed: readonly ProposedJob[]; now: Date }
type Texts = Awaited<ReturnType<typeof texts>>

const texts = () => getTranslations({ locale: defaultLocale, namespace: 'office.today' })

/** Those who wait, in order of harm. */
export async function Groups({ waiting, proposed, now }: Props) {
  const t = await texts()
  const kinds = await getTranslations({ locale: defaultLocale, namespace: 'officeJobs.kinds' })
  const rows: Record<GroupName, Row[]> = {
    held: waiting.held?.latest.map((payment) => heldRow(t, payment)) ?? [],
    disputes: waiting.disputes?.latest.map((payment) => disputeRow(t, payment)) ?? [],
    approvals: waiting.approvals?.latest.map((quote) => approvalRow(t, quote)) ?? [],
    inquiries:
      waiting.inquiries?.latest.map((inquiry) =>
        inquiryRow(t, inquiry, proposalsTo(proposed, { inquiryId: inquiry.id })),
      ) ?? [],
    followUps: waiting.followUps?.latest.map((quote) => followUpRow(t, quote, now)) ?? [],
    tasks: waiting.tasks?.latest.map((task) => taskRow(t, task, now)) ?? [],
    visits:
      waiting.visits?.latest.map((visit) =>
        visitRow(t, kinds(visit.kind), visit, proposalsTo(proposed, { visitId: visit.id })),
      ) ?? [],
    glassIn: waiting.glassIn?.latest.map((job) => glassRow(t, job, now)) ?? [],
    expiring: waiting.expiring?.latest.map((quote) => expiringRow(t, quote)) ?? [],
  }
  const isQuiet = groupNames.every((name) => !waiting[name]?.count)
  if (isQuiet) return <p className="today-quiet">{t('quiet')}</p>
  return (
    <div className="today-groups">
      {groupNames.map((name) => {
        const waits = waiting[name]
        return waits === null ? null : (
          <Group
            key={name}
            title={t(`groups.${name}`)}
            note={t(`notes.${name}`)}
            count={waits.count}
            list={waits.list}
            rows={rows[name]}
          />
        )
      })}
    </div>
  )
}

function heldRow(t: Texts, { id, amount, currency, createdAt }: Payment): Row {
  return {
    key: id,
    href: pageOf.payment(id),
    who: paymentReference(id),
    what: t('what.held'),
    why: t('since', { date: dateText(createdAt) }),
    money: moneyText(amount, currency),
    act: t('acts.open'),
  }
}

function disputeRow(t: Texts, { id, amount, currency, disputeDueBy }: Payment): Row {
  return {
    key: id,
    href: pageOf.payment(id),
    who: paymentReference(id),
    what: t('what.disputed'),
    why: disputeDueBy ? t('answerBy', { date: dateText(disputeDueBy) }) : t('answered'),
    money: moneyText(amount, currency),
    act: t('acts.answer'),
  }
}

/** What a customer saved is released on its page; what the office typed, by sending it at the desk. */
function approvalRow(t: Texts, quote: Quote): Row {
  return {
    ...quoteRow(quote),
    href: waitsAsSaved(quote) ? pageOf.quote(quote.id) : `/office/quotes/${quote.id}`,
    why: t('waitsFor', { who: quote.waitsFor ?? 'office' }),
    act: t('acts.look'),
  }
}

function inquiryRow(t: Texts, inquiry: Inquiry, proposed: ProposedJob[]): Row {
  const { id, name, phone, message, service, kind, quoteTotal, quoteCurrencyCode } = inquiry
  return {
    key: id,
    href: pageOf.inquiry(id),
    who: name,
    phone,
    what: withProposal(
      t,
      message
        ? t('said', { message: shortened(message) })
        : service
          ? serviceName(defaultLocale, service)
          : t(`kinds.${kind}`),
      proposed,
    ),
    why: timeText(inquiry.createdAt),
    ...(quoteTotal ? { money: moneyText(quoteTotal, quoteCurrencyCode ?? 'USD') } : {}),
    act: t('acts.reply'),
    actKey: 'reply',
    row: { kind: 'inquiries', id, who: name, assignedTo: idOrNull(inquiry.assignedTo) },
  }
}

/** A booked visit says whose it may be, and leads to where that is said. */
function withProposal(t: Texts, what: string, proposed: ProposedJob[]): ReactNode {
  const [first] = proposed
  if (first === undefined) return what
  return (
    <>
      {what}{' '}
      <a href={pageOf.visit(first.visitId)}>
        {t('mayBelong', { count: proposed.length, job: first.jobNumber, name: first.customer })}
      </a>
    </>
  )
}

function followUpRow(t: Texts, quote: Quote, now: Date): Row {
  return {
    ...quoteRow(quote),
    href: pageOf.quote(quote.id),
    why: dueText(t, quote.followUpOn ?? quote.createdAt, now),
    act: t('acts.call'),
    row: { kind: 'followUps', id: quote.id, who: quote.customerName },
  }
}

function taskRow(t: Texts, { id, what, customer, dueOn, assignedName }: Task, now: Date): Row {
  const known = typeof customer === 'object' ? customer : null
  return {
    key: id,
    href: pageOf.customer(known?.id ?? Number(customer)),
    who: known?.name ?? assignedName,
    phone: known?.phone,
    what: t('what.task', { what, who: assignedName }),
    why: dueText(t, dueOn, now),
    act: t('acts.open'),
    row: { kind: 'tasks', id, who: known?.name ?? assignedName },
  }
}

function dueText(t: Texts, due: string, now: Date): string {
  const date = dateText(due)
  return date === dateText(now.toISOString()) ? t('dueToday') : t('due', { date })
}

function expiringRow(t: Texts, quote: Quote): Row {
  return {
    ...quoteRow(quote),
    href: pageOf.quote(quote.id),
    why: t('until', { date: dateText(quote.validUntil ?? quote.createdAt) }),
    act: t('acts.open'),
  }
}

function visitRow(t: Texts, kind: string, visit: Visit, proposed: ProposedJob[]): Row {
  return {
    key: visit.id,
    href: pageOf.visit(visit.id),
    who: whoseVisit(visit),
    phone: phoneOfVisit(visit),
    what: withProposal(
      t,
      [kind, typeof visit.who === 'object' ? visit.who?.fullName : null, visit.note]
        .filter(Boolean)
        .join(' · '),
      proposed,
    ),
    why: timeText(visit.start),
    act: t('acts.open'),
  }
}

function glassRow(t: Texts, job: Job, now: Date): Row {
  const quote = typeof job.quote === 'object' ? job.quote : null
  const days = Math.floor((now.getTime() - new Date(job.stageSince).getTime()) / 86_400_000)
  return {
    key: job.id,
    href: '/admin/jobs-board',
    who: quote?.customerName ?? '',
    phone: quote?.customerPhone,
    what: [job.number, quote && serviceName(defaultLocale, quote.serviceTypeContext ?? '')]
      .filter(Boolean)
      .join(' · '),
    why: t('waitingDays', { days }),
    act: t('acts.visit'),
  }
}

function quoteRow(quote: Quote): Pick<Row, 'key' | 'who' | 'phone' | 'what' | 'money'> {
  return {
    key: quote.id,
    who: quote.customerName,
    phone: quote.customerPhone,
    what: `${quoteNumber(quote.id)} · ${serviceName(defaultLocale, quote.serviceTypeContext ?? '')}`,
    money: moneyText(quote.totalCost, quote.currencyCodeAtQuote),
  }
}

const longest = 110

/** What somebody wrote as one line, cut after a word. */
function shortened(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.lastIndexOf(' ', longest)
  return `${line.slice(0, cut > 0 ? cut : longest)} …`
}
