import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['We set the day together: call us or write to us, and we name the next one that is free. Have the width and height ready if you can; we measure exactly ourselves.', 'You book the day yourself, under “Book a visit to measure” on the contact page; or call or write to us, and we agree on one. Have the width and height ready if you can; we measure exactly ourselves.'],
  ['El día lo acordamos con usted: llámenos o escríbanos y le decimos cuál es el próximo libre. Si puede, tenga a la mano el ancho y el alto; la medida exacta la tomamos nosotros.', 'El día lo reserva usted en línea, en la página de contacto; o llámenos o escríbanos y lo acordamos. Si puede, tenga a la mano el ancho y el alto; la medida exacta la tomamos nosotros.'],
  ['Request a visit', 'Book a visit'],
  ['Solicite una visita', 'Reserve una visita'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
