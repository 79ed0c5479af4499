import { InvoiceScreen } from '../features/orders/invoice-screen.tsx'

interface InvoicePageProps {
  readonly params: Readonly<Record<string, string | undefined>>
}

export const InvoicePage = ({ params }: InvoicePageProps) => <InvoiceScreen id={params['id'] ?? ''} />
