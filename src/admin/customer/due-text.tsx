import { useFormatter, useTranslations } from 'next-intl'

/** Until when; late is said in words, not by colour alone. */
export function DueText({ dueOn, today }: { dueOn: string; today: string }) {
  const t = useTranslations('officeCustomer.tasks')
  const format = useFormatter()
  const date = format.dateTime(new Date(`${dueOn}T12:00:00Z`), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  const isLate = dueOn < today
  return (
    <span className={isLate ? 'story-due story-late' : 'story-due'}>
      {dueOn === today ? t('dueToday') : t(isLate ? 'late' : 'due', { date })}
    </span>
  )
}
