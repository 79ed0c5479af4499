import { quickOrderCopy as copy } from '../../copy/quick-order.ts'
import { classNames } from '../../ui/class-names.ts'
import { isFine, lineWords, nameOf, skuOf, type CheckedLine } from './checked-line.ts'

/** Every line of the list, those with a problem first. */
export function CheckedList({ lines }: { readonly lines: readonly CheckedLine[] }) {
  const inOrder = [...lines.filter((line) => !isFine(line)), ...lines.filter(isFine)]
  return (
    <ul className="mt-4 border-t border-line">
      {inOrder.map((line) => {
        const { typed } = line
        return (
          <li
            key={typed.at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b border-line py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
          >
            <span className="text-small text-ink-2 max-sm:col-span-2">{copy.line(typed.at)}</span>
            <span className="min-w-0 wrap-anywhere">
              <bdi>{skuOf(line)}</bdi>
              {nameOf(line) !== undefined && (
                <span className="block text-small text-ink-2">{nameOf(line)}</span>
              )}
            </span>
            <span className="tabular text-end">
              {typed.kind === 'line' ? copy.pieces(typed.quantity) : ''}
            </span>
            <span
              className={classNames(
                'col-span-2 text-small sm:col-start-2',
                isFine(line) ? 'text-success' : 'text-sale',
              )}
            >
              {lineWords(line)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
