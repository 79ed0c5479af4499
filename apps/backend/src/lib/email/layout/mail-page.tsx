import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'

import type { Email, Sender } from '../email'
import { keyed } from './keyed'
import { MailPart } from './mail-part'
import { sheet, styles } from './styles'

/** Every mail: the shop's name or wordmark, the parts, and where to write to. */
export function MailPage({ letter, sender }: { readonly letter: Email; readonly sender: Sender }) {
  const { subject, parts, language } = letter
  const { tag, direction } = language ?? { tag: 'en', direction: 'ltr' }
  const [first] = parts
  // Programs that do not know `dir` of the page know it of the element with the words.
  return (
    <Html lang={tag} dir={direction}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="viewport" content="width=device-width" />
        <style>{sheet}</style>
      </Head>
      <Body className="mail-page" style={styles.body}>
        {typeof first === 'string' && <Preview>{first}</Preview>}
        <Container className="mail-page" dir={direction} style={styles.container}>
          <Section style={styles.header}>
            <Header sender={sender} />
          </Section>
          <Section className="mail-card" style={styles.card}>
            {keyed(parts).map(({ key, entry }) => (
              <MailPart key={key} part={entry} direction={direction} />
            ))}
          </Section>
          <Text className="mail-quiet" style={styles.footer}>
            {sender.name}
            {sender.contactEmail !== undefined && (
              <>
                <br />
                <Link className="mail-link" href={`mailto:${sender.contactEmail}`} style={styles.link}>
                  {sender.contactEmail}
                </Link>
              </>
            )}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

function Header({ sender: { name, wordmark } }: { readonly sender: Sender }) {
  if (wordmark !== undefined) return <Img src={wordmark} alt={name} style={styles.wordmark} />
  return (
    <Text className="mail-text" style={styles.name}>
      {name}
    </Text>
  )
}
