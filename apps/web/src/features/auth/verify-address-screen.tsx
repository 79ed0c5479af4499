import { useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../app/paths.ts'
import { useShop } from '../../bindings/shop.ts'
import { useHere } from '../../bindings/use-here.ts'
import { useLinkWords, type LinkWords } from '../../bindings/use-link-words.ts'
import { usePageHead } from '../../bindings/use-page-head.ts'
import { useStore } from '../../bindings/use-store.ts'
import { addressVerificationCopy as copy } from '../../copy/address-verification.ts'
import { FailureNotice } from '../../ui/patterns/failure-notice.tsx'
import { LinkButton } from '../../ui/primitives/link-button.tsx'
import { Skeleton } from '../../ui/primitives/skeleton.tsx'
import { Heading, Text } from '../../ui/primitives/text.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** Where the link of the mail leads. It counts together with the sign-in alone: mail programs open links by themselves. */
export function VerifyAddressScreen() {
  usePageHead({ title: copy.title, robots: 'noindex' })
  const link = useLinkWords('token')
  const here = useHere()
  const view = useStore(useShop().session)
  if (view.kind === 'visitor')
    return (
      <AuthFrame title={copy.title} lead={copy.signIn}>
        <LinkButton to={paths.login(here)}>{copy.signInAction}</LinkButton>
      </AuthFrame>
    )
  return (
    <div className="page-width min-h-dvh pt-8 pb-section md:pt-14">
      <div className="mx-auto max-w-form">
        {view.kind === 'customer' ? (
          <Confirming key={link.get('token')} link={link} customerId={view.customer.id} />
        ) : (
          <Checking />
        )}
      </div>
    </div>
  )
}

interface ConfirmingProps {
  readonly link: LinkWords
  readonly customerId: string
}

function Confirming({ link, customerId }: ConfirmingProps) {
  const { accountPorts } = useShop()
  const client = useQueryClient()
  const token = link.get('token')
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['address-verification', customerId, token],
    staleTime: Infinity,
    queryFn: async (): Promise<'verified' | 'used'> => {
      const { addressVerification: desk } = await accountPorts()
      if (desk === undefined) throw new Error('This shop sends no mails')
      const answer = token === '' ? 'used' : await desk.confirm(token)
      link.forget()
      // Asked twice, after an answer that was lost, the link is used up by the first time.
      if (answer === 'used' && !(await desk.isVerified())) return 'used'
      await client.invalidateQueries({ queryKey: ['orders'] })
      return 'verified'
    },
  })
  if (data !== undefined) return <Ended ending={data} />
  if (!isError || isFetching) return <Checking />
  return (
    <>
      <Heading level={1}>{copy.title}</Heading>
      <FailureNotice sentence={copy.failed} onRetry={() => void refetch()} />
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

/** What was said before is gone. */
const focusIt = (heading: HTMLElement | null) => heading?.focus()

function Ended({ ending }: { readonly ending: 'verified' | 'used' }) {
  const isDone = ending === 'verified'
  return (
    <>
      <Heading level={1} ref={focusIt} tabIndex={-1}>
        {isDone ? copy.done : copy.used}
      </Heading>
      <Text className="mt-3 mb-8 text-ink-2">{isDone ? copy.doneHint : copy.usedHint}</Text>
      {isDone ? (
        <LinkButton to={paths.orders()}>{copy.history}</LinkButton>
      ) : (
        <LinkButton to={paths.account()}>{copy.account}</LinkButton>
      )}
    </>
  )
}
