import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Section,
  Text,
  render,
} from 'react-email'
import { Fragment } from 'react'
import type { CSSProperties } from 'react'

import { companyCard } from '@/domain/company/company-facts'
import { wholeFigures } from '@/domain/text/whole-figures'
import type { BillLine, MailContent } from './brand-mail'

// Mail programs read neither style sheets nor custom properties: the tokens' colours are repeated.
const ink = '#0e3b36'
const text = '#23211d'
const second = '#6b665c'
const rule = '#d9d2c5'
const ground = '#faf8f4'
const sans = "Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "Newsreader,Georgia,'Times New Roman',serif"

const style = {
  page: { margin: 0, padding: 0, background: ground, color: text },
  frame: { maxWidth: '560px', padding: '32px 16px' },
  name: { margin: '0 0 20px', font: `400 22px/1.2 ${serif}`, color: ink },
  sheet: {
    background: '#ffffff',
    border: `1px solid ${rule}`,
    borderTop: `2px solid ${ink}`,
    padding: '32px',
  },
  heading: { margin: '0 0 16px', font: `400 28px/1.15 ${serif}`, color: text },
  paragraph: { margin: '0 0 16px', font: `400 16px/1.55 ${sans}` },
  small: {
    margin: '20px 0 0',
    font: `400 14px/1.5 ${sans}`,
    color: second,
    overflowWrap: 'anywhere',
  },
  table: { margin: '0 0 24px', borderSpacing: 0 },
  cell: {
    padding: '10px 0',
    borderTop: `1px solid ${rule}`,
    verticalAlign: 'top',
    font: `400 15px/1.5 ${sans}`,
  },
  detail: { font: `400 14px/1.5 ${sans}`, color: second },
  button: {
    background: '#e8a33d',
    color: text,
    font: `600 16px/1.25 ${sans}`,
    padding: '16px 28px',
    textAlign: 'center',
    // of two lines none is a word alone, where a mail program knows how
    textWrap: 'balance',
    borderRadius: '2px',
  },
  link: { color: '#1f6f63' },
} satisfies Record<string, CSSProperties>

/** A letter in the company's name as HTML. */
export function letterHtml(content: MailContent): Promise<string> {
  return render(<LetterSheet {...content} />)
}

function LetterSheet(content: MailContent) {
  const { company, locale, heading, paragraphs, link, rows = [], bill = [] } = content
  const { action, after = [] } = content
  return (
    <Html lang={locale}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
      </Head>
      <Body lang={locale} style={style.page}>
        <Container style={style.frame}>
          <Text style={style.name}>{company.name}</Text>
          <Section style={style.sheet}>
            <Heading as="h1" style={style.heading}>
              <Lines of={heading} />
            </Heading>
            {paragraphs.map((line) => (
              <Text key={line} style={style.paragraph}>
                <Lines of={line} />
              </Text>
            ))}
            {link ? (
              <Text style={style.paragraph}>
                <Link href={link.url} style={style.link}>
                  {link.label}
                </Link>
              </Text>
            ) : null}
            {rows.length > 0 ? <Rows rows={rows} /> : null}
            {bill.length > 0 ? <Bill bill={bill} /> : null}
            {action ? <Action {...action} /> : null}
            {after.map((line) => (
              <Text key={line} style={style.small}>
                <Lines of={line} />
              </Text>
            ))}
          </Section>
          <Text style={{ ...style.small, font: `400 13px/1.5 ${sans}` }}>
            <Lines of={companyCard(company).join('\n')} />
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function Rows({ rows }: { rows: NonNullable<MailContent['rows']> }) {
  const label = { ...style.cell, color: second, width: '140px', paddingRight: '16px' }
  return (
    <table width="100%" style={style.table}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <td style={label}>{row.label}</td>
            <td style={{ ...style.cell, overflowWrap: 'anywhere' }}>
              <Lines of={row.value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Bill({ bill }: { bill: NonNullable<MailContent['bill']> }) {
  return (
    <table width="100%" style={style.table}>
      <tbody>
        {bill.map((line, index) => (
          <BillRow key={index} {...line} />
        ))}
      </tbody>
    </table>
  )
}

function BillRow({ label, detail, was, amount, sum }: BillLine) {
  const cell = { ...style.cell, borderTop: `1px solid ${sum === 'end' ? ink : rule}` }
  const strong = { font: `600 15px/1.5 ${sans}` }
  return (
    <tr>
      <td
        style={{
          ...cell,
          ...(sum === 'between' ? {} : strong),
          paddingRight: '16px',
          overflowWrap: 'anywhere',
        }}
      >
        <Lines of={label} />
        {detail ? (
          <div style={style.detail}>
            <Lines of={detail} />
          </div>
        ) : null}
      </td>
      <td align="right" style={{ ...cell, ...(sum === 'end' ? strong : {}), whiteSpace: 'nowrap' }}>
        {was === undefined ? (
          amount
        ) : (
          // one below the other: side by side they leave a phone no room for the name
          <>
            <span style={{ color: second }}>{was}</span>
            <br />
            {`→ ${amount}`}
          </>
        )}
      </td>
    </tr>
  )
}

function Action({ label, url, hint }: NonNullable<MailContent['action']>) {
  return (
    <>
      <Text style={{ margin: '8px 0 24px' }}>
        <Button href={url} style={style.button}>
          {label}
        </Button>
      </Text>
      <Text style={style.small}>{hint}</Text>
      <Text style={{ ...style.small, margin: '4px 0 0' }}>
        <Link href={url} style={style.link}>
          {url}
        </Link>
      </Text>
    </>
  )
}

/** A text with the breaks that it has, and none within a number or a day. */
function Lines({ of: whole }: { of: string }) {
  return whole.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {wholeFigures(line).map(({ text: part, isWhole }, at) =>
        isWhole ? (
          <span key={at} style={{ whiteSpace: 'nowrap' }}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ))
}
