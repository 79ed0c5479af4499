import { intlTagOf } from '../../config/locale.ts'
import { useServices } from '../../services/services-context.ts'

interface PostDateProps {
  readonly at: string | undefined
  readonly className?: string
}

/** The day of a post. The same for every visitor, because the server writes it. */
export function PostDate({ at, className }: PostDateProps) {
  const { locale } = useServices()
  if (at === undefined) return null
  const day = new Intl.DateTimeFormat(intlTagOf(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <time dateTime={at} className={className}>
      {day.format(new Date(at))}
    </time>
  )
}
