import { useQuery, useQueryClient } from '@tanstack/react-query'
import { failureFrom } from '@umber/storefront-core'
import { paths } from '../../config/paths.ts'
import { useServices } from '../../services/services-context.ts'
import { useCurrentPath } from '../../hooks/use-current-path.ts'
import { useLinkParams, type LinkParams } from '../../hooks/use-link-params.ts'
import { usePageHead } from '../../seo/use-page-head.ts'
import { useStore } from '../../hooks/use-store.ts'
import { addressVerificationCopy as copy } from '../../copy/address-verification.ts'
import { withReference } from '../../copy/failure.ts'
import { ErrorAlert } from '../../ui/patterns/error-alert.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { AuthFrame } from './auth-frame.tsx'

/**
 * The target of the email's verification link. The link works only together with a sign-in, because mail programs
 * open links by themselves.
 */
export function VerifyAddressScreen() {
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
          <Confirming key={link.get('token')} link={link} customerId={view.customer.id} />
        ) : (
          <Checking />
        )}
      </div>
    </div>
  )
}

interface ConfirmingProps {
  readonly link: LinkParams
  readonly customerId: string
}

function Confirming({ link, customerId }: ConfirmingProps) {
  const { accountPorts } = useServices()
  const client = useQueryClient()
  const token = link.get('token')
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['address-verification', customerId, token],
    staleTime: Infinity,
    queryFn: async () => {
      const { addressVerification } = await accountPorts()
      if (addressVerification === undefined) throw new Error('This shop sends no mails')
      // The link is kept: another account can sign in for it, and its own may follow it repeatedly.
      const answer = token === '' ? 'used' : await addressVerification.confirm(token)
      if (answer === 'verified') await client.invalidateQueries({ queryKey: ['orders'] })
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
      {ending === 'verified' ? (
        <LinkButton to={paths.orders()}>{copy.history}</LinkButton>
      ) : (
        <LinkButton to={paths.account()}>{copy.account}</LinkButton>
      )}
    </>
  )
}
