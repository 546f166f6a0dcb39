import { isSetInWindow } from '@/domain/services-catalogue/services'

/** The words for what a drawing of panes shows: them alone, or in their windows. */
export function seenPanes(count: number, serviceType: string) {
  if (isSetInWindow(serviceType)) return count > 1 ? 'windows' : 'window'
  return count > 1 ? 'panes' : 'pane'
}
