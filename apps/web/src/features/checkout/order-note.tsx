import type { OrderNotes } from '@umber/storefront-core/orders'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { orderNotesCopy as copy } from '../../copy/order-notes.ts'
import { useServices } from '../../services/services-context.ts'
import { TextArea } from '../../ui/primitives/text-area.tsx'

/** Characters. The backend refuses more. */
const longest = 500

/** A note to the shop and the message of a gift. Both are kept when their field is left. Nothing until they are read. */
export function OrderNote({ cartId }: { readonly cartId: string }) {
  const { ports } = useServices()
  const { data } = useQuery({
    queryKey: ['order-notes', cartId],
    staleTime: Infinity,
    // A cart that has just become an order has none.
    enabled: cartId !== '',
    queryFn: async ({ signal }) =>
      (await (await ports()).afterSales?.orderChanges?.notes.read(cartId, { signal })) ?? null,
    meta: { isBackdrop: true },
  })
  return data == null ? null : <NoteFields key={cartId} cartId={cartId} kept={data} />
}

interface NoteFieldsProps {
  readonly cartId: string
  readonly kept: OrderNotes
}

function NoteFields({ cartId, kept }: NoteFieldsProps) {
  const { ports } = useServices()
  const client = useQueryClient()
  const [notes, setNotes] = useState(kept)
  const [answer, setAnswer] = useState<string>()
  const stored = useRef(kept)
  const keep = async () => {
    const isKept = notes.note === stored.current.note && notes.giftMessage === stored.current.giftMessage
    if (isKept) return
    try {
      await (await ports()).afterSales?.orderChanges?.notes.write(cartId, notes)
      stored.current = notes
      client.setQueryData(['order-notes', cartId], notes)
      setAnswer(copy.saved)
    } catch {
      setAnswer(copy.failed)
    }
  }
  const shared = { rows: 3, maxLength: longest, onBlur: () => void keep() }
  return (
    <details className="border-t border-line pt-4" open={kept.note !== '' || kept.giftMessage !== ''}>
      <summary className="min-h-11 cursor-pointer content-center font-medium">{copy.open}</summary>
      <div className="mt-4 flex flex-col gap-5">
        <TextArea
          {...shared}
          label={copy.note}
          hint={copy.noteHint}
          value={notes.note}
          optional
          onChange={({ target }) => setNotes((before) => ({ ...before, note: target.value }))}
        />
        <TextArea
          {...shared}
          label={copy.gift}
          hint={copy.giftHint}
          value={notes.giftMessage}
          optional
          onChange={({ target }) => setNotes((before) => ({ ...before, giftMessage: target.value }))}
        />
        <output className="text-small text-ink-2 empty:hidden">{answer}</output>
      </div>
    </details>
  )
}
