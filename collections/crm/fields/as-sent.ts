import { nobodyField } from '../../access/field-rules'

/** What somebody wrote to us stays as it was sent; the office has its notes. */
export const asSent = { update: nobodyField }
