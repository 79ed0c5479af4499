import type { SavedCard } from '@umber/storefront-core/account'
import { useState } from 'react'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { AccountPart } from './account-part.tsx'

const copy = ownAccountCopy.cards

/** The cards that the payment provider keeps. New ones are saved while paying. */
export function SavedCards() {
  const query = useAccountQuery(
    'saved-cards',
    async ({ ownAccount }) => (await ownAccount?.cards.list()) ?? [],
  )
  const [removing, setRemoving] = useState<string>()
  const remove = async ({ id }: SavedCard) => {
    setRemoving(id)
    const outcome = await query.change(async ({ ownAccount }) => {
      await ownAccount?.cards.remove(id)
      return undefined
    })
    setRemoving(undefined)
    if (outcome === 'done') notify({ title: copy.removed, tone: 'success' })
  }
  return (
    <AccountPart heading={copy.heading} lead={copy.lead}>
      <AccountSection query={query}>
        {(cards) =>
          cards.length === 0 ? (
            <Text>{copy.none}</Text>
          ) : (
            <ul className="border-t border-line">
              {cards.map((card) => (
                <Card
                  key={card.id}
                  card={card}
                  busy={removing === card.id}
                  onRemove={() => void remove(card)}
                />
              ))}
            </ul>
          )
        }
      </AccountSection>
    </AccountPart>
  )
}

interface CardProps {
  readonly card: SavedCard
  readonly busy: boolean
  readonly onRemove: () => void
}

function Card({ card: { brand, last4, expiryMonth, expiryYear }, busy, onRemove }: CardProps) {
  const name = copy.ending({ brand: brand.charAt(0).toUpperCase() + brand.slice(1), last4 })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div>
        <p className="font-medium">{name}</p>
        <Text look="small">{copy.expires(`${String(expiryMonth).padStart(2, '0')}/${expiryYear}`)}</Text>
      </div>
      <Button variant="link" size="small" busy={busy} aria-label={copy.removeNamed(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  )
}
