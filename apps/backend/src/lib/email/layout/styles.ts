import type { CSSProperties } from 'react'

const font =
  "-apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', 'Noto Sans Devanagari', Arial, sans-serif"

/** Mail programs read styles of elements; few read anything else. */
export const styles = {
  body: { margin: 0, padding: 0, fontFamily: font },
  container: { width: '100%', maxWidth: 600, margin: '0 auto', padding: '24px 16px' },
  card: {
    backgroundColor: '#ffffff',
    border: '1px solid #e6ddd1',
    borderRadius: 8,
    padding: '8px 24px 24px',
  },
  header: { padding: '0 0 16px' },
  name: { margin: 0, fontSize: 22, lineHeight: '28px', fontWeight: 600, color: '#4a3423' },
  wordmark: { display: 'inline-block', maxWidth: 220, maxHeight: 56, backgroundColor: '#ffffff', padding: 8 },
  heading: { margin: '24px 0 8px', fontSize: 17, lineHeight: '24px', fontWeight: 600, color: '#2b211a' },
  text: { margin: '16px 0', fontSize: 16, lineHeight: '24px', color: '#2b211a' },
  whole: { whiteSpace: 'nowrap' },
  buttonRow: { padding: '8px 0' },
  button: {
    backgroundColor: '#4a3423',
    color: '#ffffff',
    borderRadius: 6,
    padding: '14px 24px',
    fontSize: 16,
    fontWeight: 600,
    display: 'inline-block',
  },
  link: { color: '#7a4a1e', textDecoration: 'underline', wordBreak: 'break-word' },
  cell: {
    padding: '8px 0',
    fontSize: 15,
    lineHeight: '22px',
    color: '#2b211a',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
  },
  /** The number beside it, such as an IBAN, breaks before a word of it does. */
  label: { overflowWrap: 'break-word' },
  total: { fontWeight: 700, borderTop: '1px solid #e6ddd1' },
  picture: { width: 64, height: 80, objectFit: 'cover', borderRadius: 4, backgroundColor: '#efe7dc' },
  pictureCell: { width: 80, padding: '8px 0', verticalAlign: 'top' },
  quiet: { color: '#6b5c50' },
  footer: { margin: '16px 0 0', fontSize: 13, lineHeight: '20px', color: '#6b5c50' },
} as const satisfies Readonly<Record<string, CSSProperties>>

/**
 * The page's own colour is here alone, because React Email repeats that of the body in a cell of its own. The dark colours are for those
 * programs that tell the reader's scheme; the others darken the colours above themselves. Without `>`, which React escapes.
 */
export const sheet = `
.mail-page { background-color: #f6f1ea; }
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .mail-page { background-color: #171310 !important; }
  .mail-card { background-color: #221c18 !important; border-color: #43382f !important; }
  .mail-text { color: #f3ece4 !important; }
  .mail-quiet { color: #c5b6a8 !important; }
  .mail-link { color: #e9b988 !important; }
  .mail-button { background-color: #e9b988 !important; color: #221c18 !important; }
  .mail-total { border-color: #43382f !important; }
}
@media (max-width: 400px) { .mail-card { padding: 4px 16px 16px !important; } }
`
