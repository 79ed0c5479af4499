import { classNames } from '../class-names.ts'

interface WrittenAddressProps {
  /** Empty ones are left out. */
  readonly lines: readonly string[]
  readonly className?: string
}

/** Each line is read in its own direction: a street or a phone number in an Arabic address too. */
export function WrittenAddress({ lines, className }: WrittenAddressProps) {
  return (
    <address className={classNames('not-italic wrap-anywhere', className)}>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be alike, and none moves
          <span key={index} dir="auto" className="block">
            {line}
          </span>
        ))}
    </address>
  )
}
