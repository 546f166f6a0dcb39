import { MigrateUpArgs, MigrateDownArgs } from '@payloadcms/db-postgres'
import { mendWords, unmendWords } from './seeds/mend-words'

const words = [
  ['The quote page gives an itemized price in about a minute: glass, installation, hardware and tax, each on its own line. Or tell me what it is and its width and height, and I work it out here.', 'The quote page gives an itemized price in about a minute: glass, installation, hardware, overhead and profit, and tax, each on its own line. Or tell me what it is and its width and height, and I work it out here.'],
  ['La página de cotización da un precio desglosado en cerca de un minuto: vidrio, instalación, herrajes e impuesto, cada uno en su renglón. O dígame qué es, con ancho y alto, y lo calculo aquí.', 'La página de cotización da un precio desglosado en cerca de un minuto: vidrio, instalación, herrajes, gastos generales y utilidad, e impuesto, cada uno en su renglón. O dígame qué es, con ancho y alto, y lo calculo aquí.'],
  ['An installer measures every side on site. Only then does our fabricator cut, polish and temper the glass.', 'One of our own installers measures every side on site. Only then does the fabricator who supplies us cut, polish and temper the glass.'],
  ['Un instalador mide cada lado en el lugar. Solo entonces nuestro fabricante corta, pule y templa el vidrio.', 'Uno de nuestros instaladores mide cada lado en el lugar. Solo entonces el fabricante que nos surte corta, pule y templa el vidrio.'],
  ['Four services in detail', 'Services in detail'],
  ['Cuatro servicios en detalle', 'Los servicios en detalle'],
  ['No: our own crews do the work, and the people who measure are the people who install.', 'No: our own crews measure and install, and the people who measure are the people who install. A fabricator cuts and tempers the glass to our figures.'],
  ['No: el trabajo lo hacen nuestras propias cuadrillas, y quien mide es quien instala.', 'No: nuestras propias cuadrillas miden e instalan, y quien mide es quien instala. Un fabricante corta y templa el vidrio con nuestras medidas.'],
] as const

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await mendWords(db, words)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await unmendWords(db, words)
}
