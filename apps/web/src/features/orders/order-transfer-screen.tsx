import { useQueryClient } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { useLinkParams, type LinkParams } from '../../hooks/use-link-params.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { transferCopy as copy } from '../../copy/after-sales.ts'
import { failureSentence } from '../../copy/failure.ts'
import { FormError } from '../../ui/patterns/form-error.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { useAfterSales } from './use-after-sales.ts'

type Ending = 'accepted' | 'declined' | 'used'

/**
 * The target of the email's transfer link. Opening it changes nothing, because mail programs open links by
 * themselves.
 */
export function OrderTransferScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const link = useLinkParams('token')
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-14">
      <div className="mx-auto max-w-form">
        <Transfer key={link.get('token')} link={link} />
      </div>
    </div>
  )
}

function Transfer({ link }: { readonly link: LinkParams }) {
  const [order, token] = [link.get('order'), link.get('token')]
  const [ending, setEnding] = useState<Ending | undefined>(order === '' || token === '' ? 'used' : undefined)
  const end = (how: Ending) => {
    link.forget()
    setEnding(how)
  }
  return ending === undefined ? (
    <Question order={order} token={token} onEnd={end} />
  ) : (
    <Ended ending={ending} />
  )
}

interface QuestionProps {
  readonly order: string
  readonly token: string
  readonly onEnd: (ending: Ending) => void
}

function Question({ order, token, onEnd }: QuestionProps) {
  const afterSales = useAfterSales()
  const client = useQueryClient()
  const [busy, setBusy] = useState<'accept' | 'decline'>()
  const [problem, setProblem] = useState<string>()

  const answer = async (act: 'accept' | 'decline') => {
    if (busy !== undefined) return
    setBusy(act)
    setProblem(undefined)
    try {
      const { orderTransfers } = await afterSales()
      const done = (await orderTransfers[act](order, token)) === 'done'
      await client.invalidateQueries({ queryKey: ['orders'] })
      onEnd(!done ? 'used' : act === 'accept' ? 'accepted' : 'declined')
    } catch (error) {
      setProblem(failureSentence(failureFrom(error)))
      setBusy(undefined)
    }
  }
  return (
    <>
      <Heading level={1}>{copy.title}</Heading>
      <Text className="mt-3 mb-8 text-ink-2">{copy.lead}</Text>
      <FormError words={problem} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="large" busy={busy === 'accept'} onClick={() => void answer('accept')}>
          {copy.accept}
        </Button>
        <Button
          size="large"
          variant="outline"
          busy={busy === 'decline'}
          onClick={() => void answer('decline')}
        >
          {copy.decline}
        </Button>
      </div>
    </>
  )
}

const hints: Readonly<Record<Ending, string>> = {
  accepted: copy.acceptedHint,
  declined: copy.declinedHint,
  used: copy.usedHint,
}

/** Moves the focus to the heading, because the focused buttons are gone. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus()

function Ended({ ending }: { readonly ending: Ending }) {
  return (
    <>
      <Heading level={1} ref={focusHeading} tabIndex={-1}>
        {copy[ending]}
      </Heading>
      <Text className="mt-3 mb-8 text-ink-2">{hints[ending]}</Text>
      {ending === 'accepted' ? (
        <LinkButton to={paths.orders()}>{copy.history}</LinkButton>
      ) : (
        <LinkButton to={paths.orderLookup()}>{copy.find}</LinkButton>
      )}
    </>
  )
}
