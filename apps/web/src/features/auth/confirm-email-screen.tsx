import { useQuery } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { withReference } from '../../copy/failure.ts'
import { ownAccountCopy } from '../../copy/own-account.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { useLinkParams, type LinkParams } from '../../hooks/use-link-params.ts'
import { useStore } from '../../hooks/use-store.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useServices } from '../../services/services-context.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { verifySession } from './verify-session.ts'

const copy = ownAccountCopy.confirm

/** The target of the link in the mail to a new address. It works only together with a sign-in. */
export function ConfirmEmailScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const link = useLinkParams('token')
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
          <Changing key={link.get('token')} link={link} customerId={view.customer.id} />
        ) : (
          <Checking />
        )}
      </div>
    </div>
  )
}

interface ChangingProps {
  readonly link: LinkParams
  readonly customerId: string
}

function Changing({ link, customerId }: ChangingProps) {
  const { accountPorts, session } = useServices()
  const token = link.get('token')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['email-change', customerId, token],
    staleTime: Infinity,
    retry: false,
    queryFn: async () => {
      const { ownAccount } = await accountPorts()
      if (ownAccount === undefined) throw new Error('This shop has no accounts of its own')
      const answer = token === '' ? 'used' : await ownAccount.confirmEmail(token)
      // The session shows the address.
      if (answer === 'done') await verifySession(session)
      return answer
    },
  })
  if (data !== undefined) return <Ended ending={data} />
  if (error === null || isFetching) return <Checking />
  return (
    <>
      <Heading level={1}>{copy.title}</Heading>
      <ErrorAlert sentence={withReference(copy.failed, failureFrom(error))} onRetry={() => void refetch()} />
    </>
  )
}

function Checking() {
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

function Ended({ ending }: { readonly ending: keyof typeof copy.endings }) {
  const [title, hint] = copy.endings[ending]
  return (
    <>
      <Heading level={1} ref={focusHeading} tabIndex={-1}>
        {title}
      </Heading>
      <Text className="mt-3 mb-8 text-ink-2">{hint}</Text>
      <LinkButton to={paths.account()}>{copy.account}</LinkButton>
    </>
  )
}
