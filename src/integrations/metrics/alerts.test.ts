import { readFileSync } from 'node:fs'
import { collectDefaultMetrics } from 'prom-client'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { metrics } from './metrics'

type Rule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; do: string }
}

const file = parse(readFileSync('docs/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = file.groups.flatMap((group) => group.rules)

async function served(): Promise<Set<string>> {
  const { registry } = metrics()
  collectDefaultMetrics({ register: registry })
  return new Set((await registry.getMetricsAsJSON()).map(({ name }) => name))
}

it('every alert asks for what the site serves, and says what to do', async () => {
  const names = await served()
  expect(rules.length).toBeGreaterThan(8)
  for (const { alert, expr, labels, annotations } of rules) {
    const asked = expr.match(/\b(?:site|process|nodejs)_\w+/g) ?? []
    if (alert !== 'SiteDown') expect(asked, alert).not.toEqual([])
    for (const name of asked) expect(names, `${alert}: ${name}`).toContain(name)
    expect(['page', 'morning'], alert).toContain(labels.severity)
    expect(annotations.summary, alert).toMatch(/\.$/)
    expect(annotations.do, alert).toBeTruthy()
  }
})

it('labels that alerts choose by are labels of what they ask', () => {
  const { registry } = metrics()
  for (const { alert, expr } of rules) {
    for (const [, name = '', chosen = ''] of expr.matchAll(/\b(site_\w+)\{([^}]*)\}/g)) {
      const metric = registry.getSingleMetric(name) as unknown as { labelNames: string[] }
      for (const [, label] of chosen.matchAll(/(\w+)=~?"/g)) {
        expect(metric.labelNames, `${alert}: ${name}`).toContain(label)
      }
    }
  }
})
