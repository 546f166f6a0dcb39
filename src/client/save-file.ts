import { fetchFile } from './api'

/** Fetches a file from our own API, with a body by POST, and lets the browser save it; false where none came. */
export async function saveFile(path: string, body?: Record<string, unknown>): Promise<boolean> {
  const file = await fetchFile(path, body)
  if (file === null) return false
  const url = URL.createObjectURL(file.content)
  const way = document.createElement('a')
  way.href = url
  way.download = file.name
  way.click()
  URL.revokeObjectURL(url)
  return true
}
