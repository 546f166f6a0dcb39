import { aboveList } from './above-list'

/** Each list that the menu shows can be taken along as a table. */
export const withExport = aboveList('/src/admin/export/export-list#ExportList')
