import { Document, Page } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { QuotePaper } from '@/domain/quote/paper'
import type { PaperWords } from '@/i18n/paper-words'
import { set } from './fonts'
import { look, sheet } from './look'
import { PageFoot } from './parts/page-foot'

type Props = {
  paper: QuotePaper
  words: PaperWords
  title: string
  /** When what it says came to be: the same paper twice is the same file. */
  date: string
  children: ReactNode
}

/** What every PDF is: its name, its language, its date, and sheets of US Letter. */
export function Sheets({ paper, words, title, date, children }: Props) {
  const made = new Date(date)
  return (
    <Document
      title={set(title)}
      author={set(paper.company.name)}
      creator={set(paper.company.name)}
      producer={set(paper.company.name)}
      language={words.language}
      creationDate={made}
      modificationDate={made}
      pdfVersion="1.7"
    >
      <Page size={sheet.size} style={look.page}>
        {children}
        <PageFoot title={title} words={words} />
      </Page>
    </Document>
  )
}
