import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Debian's packages with the programs that are used here. */
export const scannerPackages = { wapiti: 'wapiti', sqlmap: 'sqlmap', openssl: 'openssl' }

export type Finding = { kind: string; path: string; info: string; parameter: string | null }
export type Scan = { findings: Finding[]; visited: number }

type WapitiReport = {
  vulnerabilities: Record<string, (Omit<Finding, 'kind'> & { level: number })[]>
  anomalies: Record<string, (Omit<Finding, 'kind'> & { level: number })[]>
}

/** Everything that wapiti knows but guessing at passwords and at paths of other products. */
const wapitiModules = [
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'blindsql',
  'ssrf',
  'xss',
  'xxe',
].join(',')

/** Crawls a site from its first page and these, as whoever the headers say, and attacks what it finds. */
export async function wapiti(
  site: string,
  folder: string,
  {
    headers = {},
    starts = [],
    seconds = 60,
    depth = 4,
  }: {
    headers?: Record<string, string>
    starts?: string[]
    /** The longest that crawling may take, and each kind of attack. */
    seconds?: number
    /** How many links it follows from where it starts. */
    depth?: number
  } = {},
): Promise<Scan> {
  fs.mkdirSync(folder, { recursive: true })
  const report = path.join(folder, 'wapiti.json')
  fs.rmSync(report, { force: true })
  const said = await run('wapiti', [
    ...['--url', `${site}/`, '--scope', 'domain', '--module', wapitiModules],
    ...['--format', 'json', '--output', report, '--store-session', folder],
    ...['--store-config', folder, '--flush-session', '--no-bugreport', '--verify-ssl', '0'],
    ...['--max-links-per-page', '100', '--depth', String(depth), '--scan-force', 'normal'],
    ...['--max-scan-time', String(seconds), '--max-attack-time', String(seconds)],
    ...starts.flatMap((start) => ['--start', site + start]),
    ...Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
  ])
  if (!fs.existsSync(report))
    throw new Error(`wapiti did not come to an end:\n${said.slice(-2_000)}`)
  const { vulnerabilities, anomalies } = JSON.parse(fs.readFileSync(report, 'utf8')) as WapitiReport
  const findings = [vulnerabilities, anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      found.map(({ path: at, info, parameter }) => ({ kind, path: at, info, parameter })),
    ),
  )
  return { findings, visited: Number(/found (\d+) URLs and forms/.exec(said)?.[1] ?? 0) }
}

/** A call whose values may be anything: each of them is tried. */
export type Target = { path: string; method?: string; body?: object }

/** The values of a call that sqlmap could make part of a statement; none where it could not. */
export async function sqlmap(
  site: string,
  { path: at, method, body }: Target,
  folder: string,
  headers: Record<string, string> = {},
): Promise<string[]> {
  fs.mkdirSync(folder, { recursive: true })
  const said = await run('sqlmap', [
    ...['--batch', '--flush-session', '--disable-coloring', '--output-dir', folder],
    ...['--dbms', 'PostgreSQL', '--level', '2', '--risk', '2', '--threads', '4', '-v', '1'],
    ...['--ignore-code', '401', '--timeout', '20'],
    ...['--url', site + at],
    ...(method === undefined ? [] : ['--method', method]),
    ...(body === undefined ? [] : ['--data', JSON.stringify(body)]),
    ...Object.entries({
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    }).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
  ])
  fs.writeFileSync(path.join(folder, 'said.txt'), said)
  if (/^Parameter: /m.test(said)) {
    return [...said.matchAll(/^Parameter: (.+)$/gm)].map(([, name = '']) => name)
  }
  if (!/do not appear to be injectable|no parameter\(s\) found for testing/.test(said)) {
    throw new Error(`sqlmap did not come to an end at ${at}:\n${said.slice(-2_000)}`)
  }
  return []
}

/** All that a program says, once it has ended; how it ended says nothing in these. */
function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const said: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', () => resolve(Buffer.concat(said).toString('utf8')))
  })
}
