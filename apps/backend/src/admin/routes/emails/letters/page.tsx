import { defineRouteConfig } from '@medusajs/admin-sdk'
import { Container, Heading, StatusBadge, Text } from '@medusajs/ui'
import { Link } from 'react-router-dom'

import type { LetterGroup } from '../../../../lib/letters/letters'
import { FormFailed, FormLoading } from '../../../form/form-states'
import { useLetters, type ShownLetter } from '../../../letters'
import { OwnerLettersForm } from '../../../owner-letters-form'

const groups: readonly { readonly group: LetterGroup; readonly heading: string }[] = [
  { group: 'order', heading: 'About an order' },
  { group: 'account', heading: 'About an account' },
  { group: 'offer', heading: 'With consent only' },
  { group: 'owner', heading: 'To you' },
]

/** Every mail that the shop writes by itself. */
export default function LettersPage() {
  const { data, error, refetch } = useLetters()
  if (data === undefined && error !== null) return <FormFailed error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <FormLoading label="Loading the letters" />
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="p-6">
        <Heading>Letters</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          What the shop mails by itself, when, and in which words. Shoppers get it in the language of their
          order.
        </Text>
      </Container>
      {groups.map(({ group, heading }) => (
        <Container key={group} className="p-0">
          <Heading level="h2" className="px-6 py-4">
            {heading}
          </Heading>
          <ul className="divide-y border-t">
            {data
              .filter((letter) => letter.group === group)
              .map((letter) => (
                <LetterRow key={letter.name} letter={letter} />
              ))}
          </ul>
        </Container>
      ))}
      <OwnerLettersForm />
    </div>
  )
}

function LetterRow({ letter }: { readonly letter: ShownLetter }) {
  const { name, title, sent, is_on: isOn, may_be_off: mayBeOff, words } = letter
  const isChanged = Object.values(words).some(({ subject, opening }) => subject !== null || opening !== null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-6 py-3">
      <div>
        <Link to={`/emails/letters/${name}`} className="text-ui-fg-interactive txt-compact-small-plus">
          {title}
        </Link>
        <Text size="small" className="text-ui-fg-subtle">
          {sent}
        </Text>
      </div>
      <div className="flex gap-2">
        {isChanged && <StatusBadge color="blue">Your words</StatusBadge>}
        <StatusBadge color={isOn ? 'green' : 'grey'}>{badge(isOn, mayBeOff)}</StatusBadge>
      </div>
    </li>
  )
}

function badge(isOn: boolean, mayBeOff: boolean): string {
  if (!mayBeOff) return 'Always on'
  return isOn ? 'On' : 'Off'
}

export const config = defineRouteConfig({ label: 'Letters' })
