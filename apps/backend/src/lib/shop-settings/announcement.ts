import { z } from '@medusajs/framework/zod'

import { line, linkAddress, moment, optional } from './fields'

/** A line above every page, always or for a time. */
export const Announcement = z
  .object({
    is_on: z.boolean().default(true),
    text: line(200).min(1, 'Enter what the bar says'),
    url: optional(linkAddress),
    begins_at: optional(moment),
    ends_at: optional(moment),
  })
  .refine(({ begins_at: begin, ends_at: end }) => begin === null || end === null || begin < end, {
    path: ['ends_at'],
    message: 'Enter a time after the beginning',
  })

export type Announcement = z.output<typeof Announcement>

/** The one that is shown at a moment: the first whose time it is. */
export const announcementAt = (
  announcements: readonly Announcement[] | null,
  now: Date,
): Announcement | undefined => {
  const moment = now.toISOString()
  return announcements?.find(
    ({ is_on: isOn, begins_at: begin, ends_at: end }) =>
      isOn && (begin === null || begin <= moment) && (end === null || moment < end),
  )
}
