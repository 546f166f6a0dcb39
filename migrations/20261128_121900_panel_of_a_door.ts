import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

/** A door hangs on glass beside a single panel, too. */
const words = [
  [
    'A door between two panels hangs on one of them, and that has to be held above: by a header, or at the ceiling.',
    'The panel that the door hangs on has to be held above: by a header, or at the ceiling.',
  ],
  [
    'Una puerta entre dos paneles cuelga de uno de ellos, y ese debe sujetarse arriba: con un travesaño o al techo.',
    'El panel del que cuelga la puerta debe sujetarse arriba: con un travesaño o al techo.',
  ],
] as const

const places = { tables: ['glass_rules'] }

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words, places)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words, places)
}
