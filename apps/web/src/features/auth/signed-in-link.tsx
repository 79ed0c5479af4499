import { useQuery } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { withReference } from '../../copy/failure.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { useLinkParams } from '../../hooks/use-link-params.ts'
import { useStore } from '../../hooks/use-store.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { AuthFrame } from './auth-frame.tsx'

interface NextPage {
  readonly path: string
  readonly words: string
}

interface SignedInLinkProps<Ending extends string> {
  readonly copy: {
    readonly title: string
    readonly signIn: string
    readonly signInAction: string
    readonly checking: string
    readonly failed: string
    readonly endings: Readonly<Record<Ending, readonly [title: string, hint: string]>>
  }
  /** The first part of the query's key. */
  readonly name: string
  /** Does what the link is for. An empty token is that of no link. */
  readonly follow: (token: string) => Promise<Ending>
  /** Where the customer may go then. */
  readonly next: (ending: Ending) => NextPage
}

/**
 * The page of a link from a mail that works only together with a sign-in, because mail programs open links by themselves. The link is
 * kept: another account can sign in for it.
 */
export function SignedInLink<Ending extends string>(props: SignedInLinkProps<Ending>) {
  const { copy } = props
  usePageHead({ title: copy.title, robots: 'noindex' })
  const token = useLinkParams('token').get('token')
  const here = useCurrentPath()
  const view = useStore(useServices().session)
  if (view.status === 'guest')
    return (
      <AuthFrame title={copy.title} lead={copy.signIn}>
        <LinkButton to={paths.login(here)}>{copy.signInAction}</LinkButton>
      </AuthFrame>
    )
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-14">
      <div className="mx-auto max-w-form">
        {view.status === 'signed-in' ? (
          <Following key={token} {...props} token={token} customerId={view.customer.id} />
        ) : (
          <Checking copy={copy} />
        )}
      </div>
    </div>
  )
}

type FollowingProps<Ending extends string> = SignedInLinkProps<Ending> & {
  readonly token: string
  readonly customerId: string
}

function Following<Ending extends string>({
  copy,
  name,
  follow,
  next,
  token,
  customerId,
}: FollowingProps<Ending>) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [name, customerId, token],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => await follow(token),
  })
  if (data !== undefined) return <Ended words={copy.endings[data]} next={next(data)} />
  if (error === null || isFetching) return <Checking copy={copy} />
  return (
    <>
      <Heading level={1}>{copy.title}</Heading>
      <ErrorAlert sentence={withReference(copy.failed, failureFrom(error))} onRetry={() => void refetch()} />
    </>
  )
}

interface CheckingProps {
  readonly copy: { readonly title: string; readonly checking: string }
}

function Checking({ copy }: CheckingProps) {
  return (
    <div aria-busy="true">
      <Heading level={1}>{copy.title}</Heading>
      <Text className="mt-3 text-ink-2">{copy.checking}</Text>
      <Skeleton className="mt-8 h-12 w-48" />
    </div>
  )
}

/** Moves the focus to the heading, because the previous content is gone. */
const focusHeading = (heading: HTMLElement | null) => heading?.focus()

interface EndedProps {
  readonly words: readonly [title: string, hint: string]
  readonly next: NextPage
}

function Ended({ words: [title, hint], next }: EndedProps) {
  return (
    <>
      <Heading level={1} ref={focusHeading} tabIndex={-1}>
        {title}
      </Heading>
      <Text className="mt-3 mb-8 text-ink-2">{hint}</Text>
      <LinkButton to={next.path}>{next.words}</LinkButton>
    </>
  )
}
