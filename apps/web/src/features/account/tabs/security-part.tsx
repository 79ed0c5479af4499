import type { OpenSession } from '@umber/storefront-core/account'
import { useState } from 'react'
import { accountCopy } from '../../../copy/account.ts'
import { ownAccountCopy } from '../../../copy/own-account.ts'
import { useFormats } from '../../../hooks/use-formats.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { useSignOut } from '../use-sign-out.ts'
import { AccountPart } from './account-part.tsx'

const copy = ownAccountCopy.devices

/** Where the customer is signed in. Each can be signed out, such as a lost phone, or all at once. */
export function SecurityPart() {
  const { busy, signOutEverywhere } = useSignOut()
  const query = useAccountQuery(
    'open-sessions',
    async ({ ownAccount }) => (await ownAccount?.sessions.list()) ?? [],
  )
  const [ending, setEnding] = useState<'others' | { readonly id: string }>()
  const end = async (which: 'others' | { readonly id: string }) => {
    setEnding(which)
    const outcome = await query.change(async ({ ownAccount }) => {
      await (which === 'others' ? ownAccount?.sessions.endOthers() : ownAccount?.sessions.end(which.id))
      return await ownAccount?.sessions.list()
    })
    setEnding(undefined)
    if (outcome === 'done')
      notify({ title: which === 'others' ? copy.othersEnded : copy.ended, tone: 'success' })
  }
  return (
    <AccountPart heading={copy.heading} lead={copy.lead}>
      <AccountSection query={query}>
        {(sessions) => (
          <ul className="border-t border-line">
            {sessions.map((session) => (
              <Device
                key={session.id}
                session={session}
                busy={typeof ending === 'object' && ending.id === session.id}
                onEnd={() => void end({ id: session.id })}
              />
            ))}
          </ul>
        )}
      </AccountSection>
      <div className="mt-5 flex flex-wrap gap-3">
        {query.value?.some(({ isCurrent }) => !isCurrent) === true && (
          <Button variant="outline" busy={ending === 'others'} onClick={() => void end('others')}>
            {copy.endOthers}
          </Button>
        )}
        <Button variant="outline" busy={busy} onClick={signOutEverywhere}>
          {accountCopy.security.everywhere}
        </Button>
      </div>
      <Text look="small" className="mt-3 text-ink-2">
        {accountCopy.security.hint}
      </Text>
    </AccountPart>
  )
}

interface DeviceProps {
  readonly session: OpenSession
  readonly busy: boolean
  readonly onEnd: () => void
}

/** This device signs out as everywhere else in the shop, so that nothing of the customer stays here. */
function Device({ session, busy, onEnd }: DeviceProps) {
  const formats = useFormats()
  const name = nameOf(session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div>
        <p className="font-medium">{name}</p>
        <Text look="small">
          {session.isCurrent ? copy.current : copy.lastUsed(formats.day(session.lastUsedAt))}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button variant="link" size="small" busy={busy} aria-label={copy.endNamed(name)} onClick={onEnd}>
          {copy.end}
        </Button>
      )}
    </li>
  )
}

function nameOf({ browser, system }: OpenSession): string {
  if (browser !== undefined && system !== undefined) return copy.on({ browser, system })
  return browser ?? system ?? copy.unknown
}
