import { useEffect, useRef, useState } from 'react'
import type { Growth } from '../../../bindings/use-growth.ts'
import { pagingCopy } from '../../../copy/paging.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Text } from '../../../ui/primitives/text.tsx'
import { ListEnd } from './list-end.tsx'

interface LoadMoreProps {
  readonly growth: Growth
  readonly shown: number
  readonly total: number
}

/** Stands right after the list that it makes longer. */
export function LoadMore({ growth, shown, total }: LoadMoreProps) {
  const place = useRef<HTMLDivElement>(null)
  const [pressedAt, setPressedAt] = useState<number>()

  // The pressed button moves down or goes away; the first of what it brought is where the shopper goes on.
  useEffect(() => {
    if (pressedAt === undefined || shown <= pressedAt) return
    const list = place.current?.previousElementSibling
    list?.querySelectorAll<HTMLAnchorElement>('h3 a')[pressedAt]?.focus({ preventScroll: true })
  }, [pressedAt, shown])

  return (
    <div ref={place}>
      {growth.kind === 'failed' && <ListEnd growth={growth} />}
      {(growth.kind === 'ready' || growth.kind === 'growing') && (
        <div className="flex flex-col items-center gap-3 pt-12">
          <Text look="small" className="tabular">
            {pagingCopy.progress(shown, total)}
          </Text>
          <Button
            variant="outline"
            busy={growth.kind === 'growing'}
            onClick={() => {
              if (growth.kind !== 'ready') return
              setPressedAt(shown)
              growth.grow()
            }}
          >
            {pagingCopy.loadMore}
          </Button>
        </div>
      )}
    </div>
  )
}
