import {
  unreadCount,
  type Channel,
  type Notification,
  type NotificationPreference,
} from '@umber/storefront-core/account'
import { useServices } from '../../../services/services-context.ts'
import { accountCopy } from '../../../copy/account.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ThreadIllustration } from '../../../ui/illustrations/thread.tsx'
import { EmptyState } from '../../../ui/patterns/empty-state.tsx'
import { Badge } from '../../../ui/primitives/badge.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { Switch } from '../../../ui/primitives/switch.tsx'
import { Heading, Text } from '../../../ui/primitives/text.tsx'
import { notify } from '../../../ui/toast/notify.ts'
import { useFormats } from '../../../hooks/use-formats.ts'
import { AccountSection } from '../account-section.tsx'
import { useAccountQuery } from '../use-account-query.ts'

const copy = accountCopy.alerts

export function AlertsTab() {
  const { hasNotifications } = useServices().preset
  const preferences = useAccountQuery('preferences', (ports) => ports.preferences.read())
  const set = async (id: NotificationPreference['id'], channel: Channel, on: boolean) => {
    const outcome = await preferences.change((ports) => ports.preferences.set(id, channel, on))
    if (outcome === 'done') notify({ title: copy.updated, tone: 'success' })
  }
  return (
    <>
      <Heading level={2} look="h3">
        {copy.heading}
      </Heading>
      <AccountSection query={preferences}>
        {(all) => (
          <ul className="mt-4 border-t border-line">
            {all.map((preference) => (
              <Preference
                key={preference.id}
                preference={preference}
                onSet={(channel, on) => void set(preference.id, channel, on)}
              />
            ))}
          </ul>
        )}
      </AccountSection>
      {hasNotifications && <RecentNotifications />}
    </>
  )
}

/** Not in the live shop, which sends its messages by email. */
function RecentNotifications() {
  const query = useAccountQuery('notifications', (ports) => ports.preferences.notifications())
  return (
    <AccountSection query={query}>
      {(all) => (
        <Notifications
          notifications={all}
          onRead={(id) => void query.change((ports) => ports.preferences.markRead(id))}
        />
      )}
    </AccountSection>
  )
}

interface PreferenceProps {
  readonly preference: NotificationPreference
  readonly onSet: (channel: Channel, on: boolean) => void
}

function Preference({ preference, onSet }: PreferenceProps) {
  const { channels } = useServices().preset
  const { id, title, description, locked } = preference
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <p className="font-medium">{title}</p>
        <Text look="small">{id === 'account_security' ? `${description} ${copy.locked}` : description}</Text>
      </div>
      <div className="flex flex-wrap gap-x-6">
        {channels.map((channel) => (
          <Switch
            key={channel}
            label={copy.channels[channel]}
            aria-label={copy.switchOf({ title, channel: copy.channels[channel] })}
            checked={preference[channel]}
            aria-disabled={locked || undefined}
            onChange={(event) => {
              if (!locked) onSet(channel, event.target.checked)
            }}
          />
        ))}
      </div>
    </li>
  )
}

interface NotificationsProps {
  readonly notifications: readonly Notification[]
  readonly onRead: (id: string) => void
}

function Notifications({ notifications, onRead }: NotificationsProps) {
  const formats = useFormats()
  const unread = unreadCount(notifications)
  return (
    <section aria-labelledby="recent-notifications" className="mt-10">
      <div className="flex flex-wrap items-center gap-3">
        <Heading level={2} look="h3" id="recent-notifications">
          {copy.recent}
        </Heading>
        {unread > 0 && <Badge tone="strong">{copy.unread(unread)}</Badge>}
      </div>
      {notifications.length === 0 ? (
        <EmptyState level={3} drawing={<ThreadIllustration />} title={copy.none} sentence={copy.noneHint} />
      ) : (
        <ul className="mt-4 border-t border-line">
          {notifications.map(({ id, title, message, isRead, createdAt }) => (
            <li
              key={id}
              className={classNames(
                'flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line px-4 py-4',
                !isRead && 'border-s-2 border-s-accent bg-sunk',
              )}
            >
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-medium">
                  {!isRead && <span className="sr-only">{copy.isUnread}: </span>}
                  {title}
                </p>
                <p className="text-ink-2">{message}</p>
                <p className="text-small text-ink-2">{formats.day(createdAt)}</p>
              </div>
              {!isRead && (
                <Button
                  variant="link"
                  size="small"
                  aria-label={`${copy.read}: ${title}`}
                  onClick={() => onRead(id)}
                >
                  {copy.read}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
