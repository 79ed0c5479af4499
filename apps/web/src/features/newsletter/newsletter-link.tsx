import { failureFrom } from '@umber/storefront-core'
import type { NewsletterLinkAnswer, ShopPorts } from '@umber/storefront-core/shop'
import { useState } from 'react'
import { paths } from '../../config/paths.ts'
import { newsletterLinksCopy as copy } from '../../copy/newsletter-links.ts'
import { withReference } from '../../copy/failure.ts'
import { useLinkParams } from '../../hooks/use-link-params.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'

type LinkPurpose = 'confirm' | 'leave' | 'leaveBackInStock' | 'leaveReviewRequests'

const pressOf: Readonly<
  Record<LinkPurpose, (ports: ShopPorts, token: string) => Promise<NewsletterLinkAnswer> | undefined>
> = {
  confirm: ({ newsletter }, token) => newsletter.links?.confirm(token),
  leave: ({ newsletter }, token) => newsletter.links?.leave(token),
  leaveBackInStock: ({ backInStock }, token) => backInStock?.leave(token),
  leaveReviewRequests: ({ reviews }, token) => reviews?.leaveRequests(token),
}

/** Moves the focus to the heading, because the button is gone. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus()

/** The page of a link in a mail. It has a button, because mail programs open links by themselves. */
export function NewsletterLink({ purpose }: { readonly purpose: LinkPurpose }) {
  const words = copy[purpose]
  usePageHead({ title: words.title, robots: 'noindex' })
  const token = useLinkParams('token').get('token')
  const { ports } = useServices()
  const [state, setState] = useState<'open' | 'busy' | NewsletterLinkAnswer>('open')
  const [failure, setFailure] = useState<string>()

  const press = async () => {
    setState('busy')
    setFailure(undefined)
    try {
      const answer = token === '' ? undefined : pressOf[purpose](await ports(), token)
      setState((await answer) ?? 'used')
    } catch (error) {
      setFailure(withReference(copy.failed, failureFrom(error)))
      setState('open')
    }
  }
  const isOver = state === 'done' || state === 'used'
  const [title, hint] = isOver ? words.endings[state] : [words.title, words.lead]
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-14">
      <div className="mx-auto max-w-form">
        <Heading level={1} key={title} tabIndex={-1} {...(isOver && { ref: focusHeading })}>
          {title}
        </Heading>
        <Text className="mt-3 mb-8 text-ink-2">{hint}</Text>
        {failure !== undefined && <ErrorAlert sentence={failure} onRetry={() => void press()} />}
        {isOver && <LinkButton to={paths.home()}>{copy.shop}</LinkButton>}
        {!isOver && failure === undefined && (
          <Button size="large" busy={state === 'busy'} onClick={() => void press()}>
            {words.button}
          </Button>
        )}
      </div>
    </div>
  )
}
