import { banned, floors } from './floors.mjs'
import { allowed, exceptions } from './licences.mjs'

/**
 * What is wrong with what package-lock.json names, one sentence each.
 * @param {{ packages: Record<string, { version?: string, license?: string, hasInstallScript?: boolean, integrity?: string, inBundle?: boolean, name?: string }> }} lock
 * @param {Record<string, boolean>} allowScripts
 * @returns {string[]}
 */
export function supplyTroubles(lock, allowScripts) {
  const packages = Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: entry.name ?? nameOf(place), place }))
  return [
    ...packages.flatMap(ageTrouble),
    ...packages.flatMap(licenceTrouble),
    ...packages.flatMap(originTrouble),
    ...scriptTroubles(packages, allowScripts),
  ]
}

function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

function ageTrouble({ name, version }) {
  const ban = banned[name]
  if (ban !== undefined) return [`${name} must not be installed: ${ban}.`]
  const floor = floors[name]
  if (floor === undefined || !isOlder(version, floor.least)) return []
  return [`${name} ${version} is older than ${floor.least}: ${floor.why}.`]
}

/** A release before another is older than it, as 1.0.0-beta is older than 1.0.0. */
function isOlder(version, least) {
  const [release, before] = version.split('+')[0].split(/-(.*)/)
  const parts = release.split('.').map(Number)
  for (const [at, part] of least.split('.').map(Number).entries()) {
    if (parts[at] !== part) return !(parts[at] > part)
  }
  return before !== undefined
}

function licenceTrouble({ name, license = 'unnamed' }) {
  const own = exceptions.filter(({ of }) => of.test(name)).map(({ licence }) => licence)
  return isAllowed(license, [...allowed, ...own]) ? [] : [`${name} is under ${license}.`]
}

/** An expression of SPDX with one word in it: of `OR` one part is enough, of `AND` each must be allowed. */
function isAllowed(expression, list) {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (list.includes(plain)) return true
  if (plain.includes(' AND ') && plain.includes(' OR ')) return false
  if (plain.includes(' AND ')) return plain.split(' AND ').every((part) => list.includes(part))
  return plain.split(' OR ').some((part) => list.includes(part))
}

/** Without a checksum anything could be delivered under the name. */
function originTrouble({ name, place, integrity, inBundle, resolved }) {
  if (integrity === undefined && !inBundle) return [`${name} (${place}) has no checksum.`]
  if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) {
    return [`${name} comes from ${resolved}.`]
  }
  return []
}

/** Code that runs while packages are installed runs before anybody has looked at anything. */
function scriptTroubles(packages, allowScripts) {
  const withScript = new Set(
    packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  )
  const unknown = [...withScript].filter((name) => !(name in allowScripts))
  const stale = Object.keys(allowScripts).filter((name) => !withScript.has(name))
  return [
    ...unknown.map(
      (name) => `${name} runs a script when installed; allowScripts says nothing of it.`,
    ),
    ...stale.map((name) => `${name} stands in allowScripts and runs no script.`),
  ]
}
