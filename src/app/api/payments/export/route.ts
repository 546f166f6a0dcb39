import { exportMoney } from '@/services/payments/export-money'
import { bookkeeperTable } from '../bookkeeper-table'

export const dynamic = 'force-dynamic'

/**
 * `GET /api/payments/export?from=2026-11-01&to=2026-11-30`, from an administrator: a table of what
 * happened to money on these days, both included, where the shop is. 200 `text/csv`.
 */
export const GET = bookkeeperTable(exportMoney)
