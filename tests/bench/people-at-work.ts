import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const pauseMs = 50

/** What visitors and the office do all the time, in every list that grows: they read, and they write. */
const works = [
  `select count(*) from (select id from quotes order by id desc limit 25) last`,
  `select count(*) from (select id from payments order by id desc limit 25) last`,
  `update quotes set updated_at = updated_at where id = (select max(id) from quotes)`,
  `update customers set updated_at = updated_at where id = (select max(id) from customers)`,
  `update payments set updated_at = updated_at where id = (select max(id) from payments)`,
  `select count(*) from glass_types`,
]

/** They begin at once, and say when they go home what they did and how long one of it took at most. */
export function peopleAtWork(url: string) {
  let isOver = false
  let done = 0
  let refused = 0
  let longestMs = 0
  const work = (async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    while (!isOver) {
      for (const statement of works) {
        const begun = performance.now()
        await client.query(statement).then(
          () => (done += 1),
          () => (refused += 1),
        )
        longestMs = Math.max(longestMs, Math.round(performance.now() - begun))
      }
      await pause(pauseMs)
    }
    await client.end()
  })()
  return {
    async goHome() {
      isOver = true
      await work
      return { done, refused, longestMs }
    },
  }
}
