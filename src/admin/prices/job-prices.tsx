'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { JobPrice } from '@/domain/price-change/job-prices'
import { leastJobs } from '@/domain/price-change/standing'
import { growthText, totalText } from './figures'

/** A bar longer than this is cut: a slip would make all others vanish. */
const longestPercent = 25

/** What the shop's own jobs cost before and after, with bars on one scale from 0. */
export function JobPrices({ jobs }: { jobs: JobPrice[] }) {
  const t = useTranslations('officePrices.jobs')
  const growths = jobs.map(growthOf)
  const within = growths.filter((growth) => growth !== null && Math.abs(growth) <= longestPercent)
  const scale = Math.max(4, ...within.map((growth) => Math.abs(growth ?? 0)))
  const both = jobs.filter(({ before, after }) => before !== null && after !== null)
  const sum = (pick: 'before' | 'after') => both.reduce((all, job) => all + (job[pick] ?? 0), 0)
  return (
    <section aria-labelledby="prices-jobs">
      <div className="prices-list-head">
        <h2 id="prices-jobs">{t('title')}</h2>
        <small>{t('count', { count: jobs.length })}</small>
        <Link href="/admin/collections/reference-jobs" prefetch={false}>
          {t('edit')}
        </Link>
      </div>
      {jobs.length < leastJobs ? (
        <p className="office-alarm">{t('few', { least: leastJobs, count: jobs.length })}</p>
      ) : null}
      <table className="prices-table prices-jobs">
        <thead>
          <tr>
            <th scope="col">{t('job')}</th>
            <th scope="col" className="prices-figure">
              {t('before')}
            </th>
            <th scope="col" className="prices-figure">
              {t('after')}
            </th>
            <th scope="col" aria-label="%" className="prices-growth" />
          </tr>
        </thead>
        <tbody>
          {jobs.map((job, index) => (
            <JobRow key={job.id} job={job} growth={growths[index] ?? null} scale={scale} />
          ))}
          {both.length > 0 ? (
            <tr className="prices-sum">
              <th scope="row">{t('all')}</th>
              <td className="prices-figure">{totalText(sum('before'))}</td>
              <td className="prices-figure">{totalText(sum('after'))}</td>
              <td className="prices-growth">
                {growthText((sum('after') / sum('before') - 1) * 100)}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { job: JobPrice; growth: number | null; scale: number }

function JobRow({ job, growth, scale }: RowProps) {
  const t = useTranslations('officePrices.jobs')
  const isOver = growth !== null && Math.abs(growth) > longestPercent
  const width = Math.min(100, (Math.abs(growth ?? 0) / scale) * 100)
  const said = job.after === null ? t('none') : growth === 0 ? t('same') : null
  return (
    <tr className={isOver || (job.after === null && job.before !== null) ? 'prices-flagged' : ''}>
      <th scope="row">
        <a href={`/admin/collections/reference-jobs/${job.id}`}>{job.title}</a>
      </th>
      <td className="prices-figure prices-now">
        {job.before === null ? t('none') : totalText(job.before)}
      </td>
      <td className="prices-figure">
        {job.after === null ? t('none') : <strong>{totalText(job.after)}</strong>}
      </td>
      <td className="prices-growth">
        <span
          className="prices-bar"
          data-over={isOver || undefined}
          data-down={(growth ?? 0) < 0 || undefined}
        >
          <span style={{ width: `${width}%` }} />
        </span>
        {said ?? (growth === null ? '' : growthText(growth))}
      </td>
    </tr>
  )
}

function growthOf({ before, after }: JobPrice): number | null {
  if (before === null || after === null || before === 0) return null
  return Number(((after / before - 1) * 100).toFixed(4))
}
