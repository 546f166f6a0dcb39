import type { Where } from 'payload'

/** What a list is asked for, as Payload hands it to an operation. */
export type Asked = {
  where?: unknown
  sort?: unknown
  joins?: unknown
  page?: unknown
  limit?: unknown
  depth?: unknown
  pagination?: unknown
}

/** How much one question of the public may cost: every path through a relation is one more join. */
export const most = { conditions: 10, nesting: 2, sorts: 2, rows: 200, depth: 2, page: 100_000 }

/** Payload knows these, PostgreSQL has no answer to them without an extension. */
const withoutAnswer = ['all', 'intersects', 'near', 'within']

const ofOneText = ['like', 'not_like', 'contains']

const secrets =
  /(?:^|[.-])(?:hash|salt|resetPasswordToken|resetPasswordExpiration|_verificationToken)$/

/** What nobody can be answered, staff neither; null when it can be read. */
export function unreadable({ where, sort, page, limit, depth }: Asked): string | null {
  if (page !== undefined && !isWhole(page, 1, most.page)) return 'page must be a number from 1 on.'
  if (limit !== undefined && !isWhole(limit, 0)) return 'limit must be a number from 0 on.'
  if (depth !== undefined && !isWhole(depth, 0)) return 'depth must be a number from 0 on.'
  if (where !== undefined && !isGroup(where)) return 'where must name fields.'
  const unknown = conditionsOf(where).find(({ operator }) => withoutAnswer.includes(operator))
  if (unknown) return `The operator ${unknown.operator} is not offered.`
  // the same condition twice comes as a list, which Payload would take apart as a text
  const listed = conditionsOf(where).find(
    ({ operator, value }) => ofOneText.includes(operator) && typeof value === 'object',
  )
  if (listed) return `The operator ${listed.operator} takes one text.`
  return sortsOf(sort).some((path) => secrets.test(path)) ? 'sort names no field.' : null
}

/** What is too much for somebody who does not work here; null when it is not. */
export function tooMuch({ where, sort, joins }: Asked): string | null {
  const conditions = conditionsOf(where)
  if (conditions.length > most.conditions) return `where: ${most.conditions} conditions at most.`
  if (conditions.some(({ nesting }) => nesting > most.nesting)) {
    return `where: ${most.nesting} levels of and/or at most.`
  }
  if (conditions.some(({ path }) => path.includes('.'))) return 'where: fields of the row only.'
  const sorts = sortsOf(sort)
  if (sorts.length > most.sorts) return `sort: ${most.sorts} fields at most.`
  if (sorts.some((path) => path.includes('.'))) return 'sort: fields of the row only.'
  return joins === undefined ? null : 'joins are not offered.'
}

/** No more rows than a list has for the public; 0 and no pages mean all of them to Payload. */
export function boundedRows({ limit, pagination }: Asked): number | undefined {
  if (limit === undefined) return pagination === false ? most.rows : undefined
  return limit === 0 ? most.rows : Math.min(Number(limit), most.rows)
}

type Condition = { path: string; operator: string; nesting: number; value?: unknown }

function conditionsOf(where: unknown, nesting = 0): Condition[] {
  if (!isGroup(where)) return []
  return Object.entries(where).flatMap(([path, value]): Condition[] => {
    if (/^(?:and|or)$/i.test(path)) {
      const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
      return parts.flatMap((part) => [
        // an empty part is nothing to search, but each one is still read
        ...(isGroup(part) && Object.keys(part).length > 0
          ? conditionsOf(part, nesting + 1)
          : [{ path: '', operator: '', nesting }]),
      ])
    }
    const operators: [string, unknown][] = isGroup(value) ? Object.entries(value) : [['', null]]
    return operators.map(([operator, sought]) => ({ path, operator, nesting, value: sought }))
  })
}

function sortsOf(sort: unknown): string[] {
  if (typeof sort === 'string') return sort.split(',')
  return Array.isArray(sort) ? sort.map(String) : []
}

function isGroup(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWhole(value: unknown, least: number, greatest = Number.MAX_SAFE_INTEGER): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= greatest
}
