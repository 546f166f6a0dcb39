import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['Lun–Vie 8:00 AM–6:00 PM', 'Lun–Vie 8:00 a.m.–6:00 p.m.'],
  ['Sáb 9:00 AM–2:00 PM con cita', 'Sáb 9:00 a.m.–2:00 p.m. con cita'],
  ['Lun–Vie 9:00 AM–5:00 PM', 'Lun–Vie 9:00 a.m.–5:00 p.m.'],
  ['Sáb 9:00 AM–1:00 PM', 'Sáb 9:00 a.m.–1:00 p.m.'],
  ['Dibujado a una sola escala. Por encima de 80 in recomendamos vidrio de 1/2": uno más delgado se comba al templarlo con ese largo.', 'Dibujado a una sola escala. Por encima de 80 pulg recomendamos vidrio de 1/2": uno más delgado se comba al templarlo con ese largo.'],
  ['Aislante Low-E de 1 in, templado', 'Aislante Low-E de 1 pulg, templado'],
  ['Aislante Low-E de 1 in', 'Aislante Low-E de 1 pulg'],
  ['Dibujados a una sola escala y colgados en una línea: a 60 in del piso, donde la mayoría de los ojos encuentran el espejo.', 'Dibujados a una sola escala y colgados en una línea: a 60 pulg del piso, donde la mayoría de los ojos encuentran el espejo.'],
  ['24 in', '24 pulg'],
  ['10 in', '10 pulg'],
  ['Sobre el borde de los escalones, 36 in es lo habitual en casa. Decide su ciudad.', 'Sobre el borde de los escalones, 36 pulg es lo habitual en casa. Decide su ciudad.'],
  ['42 in donde pasa el público. Une los paneles.', '42 pulg donde pasa el público. Une los paneles.'],
  ['36 y 42 in', '36 y 42 pulg'],
  ['60 in', '60 pulg'],
  ['72 × 120 in', '72 × 120 pulg'],
  ['Bajo en hierro', 'Extraclaro'],
] as const

const places = {
  locale: 'es',
  tables: ['company', 'gallery_items', 'reference_jobs', 'glass_styles'],
} as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words, places)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words, places)
}
