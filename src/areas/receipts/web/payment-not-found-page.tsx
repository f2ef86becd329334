import { useSession } from '#areas/session/web/public.ts';
import { NothingHere } from '#platform/web/router/not-found-page.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { texts } from './texts.ts';

/** For a payment of somebody unknown, or of another agency. */
export function PaymentNotFoundPage() {
  const noun = useSession().whiteLabel.customerNoun || texts.payment.customer;
  return (
    <NothingHere
      title={texts.payment.noSuchCustomer(noun)}
      action={<TextLink to="/receipts">{texts.notFound.showAll}</TextLink>}
    >
      {texts.payment.whatToDo(noun)}
    </NothingHere>
  );
}
