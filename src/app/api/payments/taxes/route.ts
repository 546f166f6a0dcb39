import { taxReport } from '@/services/payments/tax-report'
import { bookkeeperTable } from '../bookkeeper-table'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/payments/taxes?from=2026-11-01&to=2026-11-30`, from an administrator: what the shop kept of the
 * money of these days, both included, by place: materials, labor and tax apart. 200 `text/csv`.
 */
export const GET = bookkeeperTable(taxReport)
