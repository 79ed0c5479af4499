import { offerState, type Offer } from '@umber/storefront-core/account'
import { formatDollars } from '../../../config/showcase-money.ts'
import { useState } from 'react'
import { accountCopy } from '../../../copy/account.ts'
import { HeartIllustration } from '../../../ui/illustrations/heart.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountSection } from '../account-section.tsx'
import { useLoyaltyQuery } from '../use-account-query.ts'
import { OfferCode } from './offer-code.tsx'

const copy = accountCopy.offers

export function OffersTab() {
  const query = useLoyaltyQuery('offers', ({ offers }) => offers.list())
  // The remaining time is shown in days, so it needs no timer.
  const [now] = useState(() => Date.now())
  const claim = async (id: string) => {
    const outcome = await query.change(({ offers }) => offers.claim(id))
    if (outcome === 'done') notify({ title: copy.claimed, tone: 'success' })
  }
  return (
    <AccountSection query={query}>
      {(offers) => {
        const active = offers.filter((offer) => offerState(offer, now).kind === 'active')
        const past = offers.filter((offer) => offerState(offer, now).kind !== 'active')
        return (
          <>
            <Heading level={2} look="h3">
              {copy.active}
            </Heading>
            {active.length === 0 ? (
              <EmptyState
                level={3}
                drawing={<HeartIllustration />}
                title={copy.none}
                sentence={copy.noneHint}
              />
            ) : (
              <OfferList offers={active} now={now} onClaim={(id) => void claim(id)} />
            )}
            {past.length > 0 && (
              <>
                <Heading level={2} look="h3" className="mt-10">
                  {copy.expired}
                </Heading>
                <OfferList offers={past} now={now} />
              </>
            )}
          </>
        )
      }}
    </AccountSection>
  )
}

interface OfferListProps {
  readonly offers: readonly Offer[]
  readonly now: number
  readonly onClaim?: (id: string) => void
}

function OfferList({ offers, now, onClaim }: OfferListProps) {
  return (
    <ul className="mt-4 grid gap-5 md:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id} className="flex flex-col gap-2 border border-line p-5">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium">{offer.title}</span>
            <Badge>{timeWords(offer, now)}</Badge>
          </p>
          <Text className="flex-1 text-ink-2">{offer.description}</Text>
          {offer.minOrderValue !== undefined && (
            <p className="text-small text-ink-2">{copy.minimum(formatDollars(offer.minOrderValue))}</p>
          )}
          {onClaim !== undefined && <Claim offer={offer} onClaim={onClaim} />}
        </li>
      ))}
    </ul>
  )
}

function Claim({ offer, onClaim }: { readonly offer: Offer; readonly onClaim: (id: string) => void }) {
  if (!offer.isClaimed)
    return (
      <Button
        className="mt-2 self-start"
        aria-label={copy.claimNamed(offer.title)}
        onClick={() => onClaim(offer.id)}
      >
        {copy.claim}
      </Button>
    )
  return offer.code === undefined ? (
    <p className="mt-2 text-small text-success">{copy.auto}</p>
  ) : (
    <OfferCode code={offer.code} />
  )
}

function timeWords(offer: Offer, now: number): string {
  const state = offerState(offer, now)
  if (state.kind !== 'active') return state.kind === 'used' ? copy.isUsed : copy.isExpired
  return state.daysLeft === 0 ? copy.today : copy.daysLeft(state.daysLeft)
}
