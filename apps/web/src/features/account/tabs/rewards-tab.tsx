import {
  pointsToNextTier,
  tierProgress,
  type Reward,
  type RewardsAccount,
} from '@umber/storefront-core/account'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useOverlay } from '../../../hooks/use-overlay.ts'
import { useServices } from '../../../services/services-context.ts'
import { accountCopy } from '../../../copy/account.ts'
import { Sheet } from '../../../ui/patterns/sheet.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { useFormats } from '../../../hooks/use-formats.ts'
import { AccountSection } from '../account-section.tsx'
import { useLoyaltyQuery } from '../use-account-query.ts'

const copy = accountCopy.rewards

export function RewardsTab() {
  const formats = useFormats()
  const query = useLoyaltyQuery('rewards', ({ rewards }) => rewards.read())
  const [chosen, setChosen] = useState<Reward>()
  const { isOpen, open, close } = useOverlay('reward')
  const redeem = useRedeem()
  return (
    <AccountSection query={query}>
      {(account) => (
        <>
          <Standing account={account} />
          <Heading level={3} className="mt-10">
            {copy.list}
          </Heading>
          <ul className="mt-4 grid gap-5 md:grid-cols-2">
            {account.rewards.map((reward) => (
              <RewardCard
                key={reward.id}
                reward={reward}
                has={account.points}
                onRedeem={() => {
                  setChosen(reward)
                  open()
                }}
              />
            ))}
          </ul>
          <History account={account} />
          <Sheet
            everOpened={chosen !== undefined}
            open={isOpen && chosen !== undefined}
            onClose={close}
            title={copy.confirmTitle}
            side="centre"
          >
            <div className="p-6">
              <Text>
                {chosen === undefined
                  ? ''
                  : copy.confirm({ title: chosen.title, points: formats.number(chosen.pointsCost) })}
              </Text>
              <div className="mt-6 flex flex-wrap justify-end gap-3">
                <Button variant="outline" onClick={close}>
                  {copy.cancel}
                </Button>
                <Button
                  onClick={() => {
                    if (chosen !== undefined) void redeem(chosen.id)
                    close()
                  }}
                >
                  {copy.redeem}
                </Button>
              </div>
            </div>
          </Sheet>
        </>
      )}
    </AccountSection>
  )
}

function useRedeem() {
  const { accountPorts } = useServices()
  const client = useQueryClient()
  return async (rewardId: string) => {
    try {
      const { loyalty } = await accountPorts()
      const outcome = await loyalty?.rewards.redeem(rewardId)
      if (outcome?.kind === 'insufficient-points') notify({ ...copy.insufficientToast, tone: 'error' })
      if (outcome?.kind === 'unavailable') notify({ title: copy.unavailable, tone: 'error' })
      if (outcome?.kind === 'redeemed') notify({ title: copy.redeemed, tone: 'success' })
      await client.invalidateQueries({ queryKey: ['rewards'] })
    } catch {
      notify({ title: accountCopy.notSaved.failed, tone: 'error' })
    }
  }
}

function Standing({ account }: { readonly account: RewardsAccount }) {
  const formats = useFormats()
  const left = pointsToNextTier(account)
  return (
    <section aria-labelledby="rewards-standing" className="bg-sunk p-6 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={2} look="h3" id="rewards-standing">
          {copy.heading}
        </Heading>
        <Badge tone="strong">{copy.tier(account.tier)}</Badge>
      </div>
      <p className="mt-4">
        <span className="block text-small text-ink-2">{copy.points}</span>
        <span className="tabular block font-display font-heading text-h1">
          {formats.number(account.points)}
        </span>
      </p>
      <progress
        aria-label={copy.progress}
        max={account.nextTierAt}
        value={Math.round(tierProgress(account) * account.nextTierAt)}
        className="points-progress mt-4 block w-full"
      />
      <p className="mt-2 text-small text-ink-2">
        {left > 0 ? copy.toNext(formats.number(left)) : copy.atTop}
      </p>
    </section>
  )
}

interface RewardCardProps {
  readonly reward: Reward
  readonly has: number
  readonly onRedeem: () => void
}

function RewardCard({ reward, has, onRedeem }: RewardCardProps) {
  const formats = useFormats()
  const isTooDear = reward.pointsCost > has
  return (
    <li className="flex flex-col gap-2 border border-line p-5">
      <p className="font-medium">{reward.title}</p>
      <Text className="flex-1 text-ink-2">{reward.description}</Text>
      <p className="tabular text-small">{copy.cost(formats.number(reward.pointsCost))}</p>
      <Button
        variant="outline"
        className="mt-2 self-start"
        disabled={isTooDear || !reward.available}
        aria-label={isTooDear ? `${copy.insufficient}: ${reward.title}` : copy.redeemNamed(reward.title)}
        onClick={onRedeem}
      >
        {isTooDear ? copy.insufficient : copy.redeem}
      </Button>
    </li>
  )
}

function History({ account }: { readonly account: RewardsAccount }) {
  const formats = useFormats()
  return (
    <>
      <Heading level={3} className="mt-10">
        {copy.history}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {account.history.map((entry) => (
          <li key={entry.id} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{entry.description}</span>
              <span className="text-small text-ink-2">{formats.day(entry.date)}</span>
            </span>
            <span className={`tabular ${entry.type === 'earned' ? 'text-success' : 'text-sale'}`}>
              {entry.type === 'earned' ? '+' : '-'}
              {formats.number(entry.points)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
