import type { PortOptions } from './port-options.ts'

export type Channel = 'email' | 'push' | 'sms'

export interface NotificationPreference {
  readonly id: 'order_updates' | 'promotions' | 'product_reviews' | 'account_security'
  readonly category: string
  readonly title: string
  readonly description: string
  readonly email: boolean
  readonly push: boolean
  readonly sms: boolean
  /** A critical preference cannot be turned off. */
  readonly locked: boolean
}

export interface Notification {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly type: 'order' | 'promotion' | 'review'
  readonly isRead: boolean
  /** ISO 8601. */
  readonly createdAt: string
}

export interface Preferences {
  read(options?: PortOptions): Promise<readonly NotificationPreference[]>
  /** Resolves with all preferences; a locked one does not change. */
  set(
    id: NotificationPreference['id'],
    channel: Channel,
    on: boolean,
    options?: PortOptions,
  ): Promise<readonly NotificationPreference[]>
  notifications(options?: PortOptions): Promise<readonly Notification[]>
  markRead(notificationId: string, options?: PortOptions): Promise<readonly Notification[]>
}
