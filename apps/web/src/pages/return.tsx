import { ReturnScreen } from '../features/orders/return-screen.tsx'

interface ReturnPageProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export const ReturnPage = ({ params }: ReturnPageProps) => <ReturnScreen id={params['id'] ?? ''} />
