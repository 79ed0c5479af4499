/** A calendar day; `month` is 1 to 12. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

const minute = 60_000

/**
 * The day `businessDays` business days (Monday to Friday) after the day of `from`.
 * @param from milliseconds since 1970.
 * @param offsetMinutes how far local time is ahead of UTC: 840 for UTC+14, -660 for UTC-11.
 */
export function deliveryDate(from: number, businessDays: number, offsetMinutes: number): CalendarDate {
  // Local time is treated as UTC, so that the device's time zone and daylight saving time play no part.
  const day = new Date(from + offsetMinutes * minute)
  let left = businessDays
  while (left > 0) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (isBusinessDay(day)) left -= 1
  }
  return { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() }
}

function isBusinessDay(day: Date): boolean {
  return day.getUTCDay() !== 0 && day.getUTCDay() !== 6
}

/** Minutes that this device's local time is ahead of UTC at that moment. */
export function deviceOffset(at: number): number {
  return -new Date(at).getTimezoneOffset()
}
