import { pathToFileURL } from 'node:url'
import { inProject } from './paths.mjs'

/** What the built site is started with, so that all that it prints is JSON. */
export const jsonConsole = pathToFileURL(inProject('src/integrations/log/json-console.mjs')).href
