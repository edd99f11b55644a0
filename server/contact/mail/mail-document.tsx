import type { CSSProperties, ReactNode } from 'react'
import { palette } from '@/styles/settings/palette'
import { asSentence, type MailFact, type MailModel } from './mail-model'

/** Mail programs take styles from the elements alone; both grounds have to stand on a light and on a dark page. */
const styles = {
  body: {
    margin: 0,
    padding: '24px 12px',
    background: palette.mist,
    color: palette.ink,
    font: '16px/1.5 system-ui, -apple-system, sans-serif',
  },
  sheet: { maxWidth: 560, margin: '0 auto', padding: '28px 24px', background: palette.paper, borderRadius: 12, overflowWrap: 'anywhere' },
  heading: { margin: '0 0 16px', fontSize: 24, lineHeight: 1.2, fontWeight: 800 },
  subheading: { margin: '28px 0 8px', fontSize: 16, fontWeight: 700 },
  paragraph: { margin: '0 0 12px' },
  label: { display: 'block', color: palette.slate, fontSize: 14 },
  facts: { margin: '24px 0 0' },
  fact: { margin: '0 0 12px' },
  link: { color: palette.cobalt },
  quote: {
    margin: 0,
    padding: '12px 16px',
    borderLeft: `4px solid ${palette.sunflower}`,
    background: palette.mist,
    whiteSpace: 'pre-wrap',
  },
  signature: { margin: '28px 0 0', paddingTop: 16, borderTop: `1px solid ${palette.vapour}`, color: palette.slate, fontSize: 14 },
} satisfies Record<string, CSSProperties>

export function MailDocument({ language, subject, heading, opening, facts, quote, steps, closing, signature }: MailModel) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.sheet}>
          <h1 style={styles.heading}>{heading}</h1>
          <Paragraphs texts={opening} />
          {quote && (
            <>
              <h2 style={styles.subheading}>{quote.title}</h2>
              <blockquote style={styles.quote}>{quote.text}</blockquote>
            </>
          )}
          <div style={styles.facts}>
            {facts.map((fact) => (
              <Fact {...fact} key={fact.label} />
            ))}
          </div>
          {steps && <Steps {...steps} />}
          <div style={styles.facts}>
            <Paragraphs texts={closing} />
          </div>
          <p style={styles.signature}>
            <a style={styles.link} href={signature.href}>
              {signature.text}
            </a>
          </p>
        </div>
      </body>
    </html>
  )
}

function Paragraphs({ texts }: { texts: readonly string[] }): ReactNode {
  return texts.map((text) => (
    <p style={styles.paragraph} key={text}>
      {text}
    </p>
  ))
}

function Fact({ label, text, href }: MailFact) {
  return (
    <p style={styles.fact}>
      <span style={styles.label}>{label}</span>
      {href ? (
        <a style={styles.link} href={href}>
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  )
}

function Steps({ title, items }: NonNullable<MailModel['steps']>) {
  return (
    <>
      <h2 style={styles.subheading}>{title}</h2>
      {items.map((item) => (
        <p style={styles.paragraph} key={item.title}>
          <strong>{asSentence(item.title)}</strong> {item.text}
        </p>
      ))}
    </>
  )
}
