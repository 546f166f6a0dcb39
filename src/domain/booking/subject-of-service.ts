import { isPricedService } from '../services-catalogue/services'
import type { PricedService } from '../services-catalogue/services'
import type { VisitSubject } from './visit-subjects'

const subjects: Record<PricedService, VisitSubject | null> = {
  shower_glass_quote: 'shower',
  new_shower_installation: 'shower',
  glass_replacement_quote: 'window',
  window_replacement: 'window',
  new_window_installation: 'window',
  door_replacement: 'door',
  commercial_glass_installation: 'commercial',
  commercial_inquiry: 'commercial',
  // a mirror, a table top or a shelf
  mirrors_tabletops_quote: null,
  other_replacement: 'other',
  other_new_installation: 'other',
}

/** What a visit to measure such work is about; null where that is to be asked. */
export function subjectOfService(serviceType: string | undefined): VisitSubject | null {
  return serviceType !== undefined && isPricedService(serviceType) ? subjects[serviceType] : null
}
