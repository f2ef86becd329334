import { Radio, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { RetryProblem } from '#platform/web/ui/retry-problem.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { say } from '#platform/web/wording.ts';
import type { Quote } from '../contract.ts';
import { compareQuote } from '../rules/offers.ts';
import { matchesQuery, useChooseOffers } from './quote-queries.ts';
import { texts } from './texts.ts';

interface ChooseDialogProps {
  quote: Quote;
  onClose: () => void;
  onChosen: () => void;
}

/** In a choice: not this line, or a customer who is not there yet. */
const NONE = 'none';
const NEW = 'new';

type Values = { lines: Record<string, string>; customer: string };

/** One carrier for each line of business; for a lead also the customer that it becomes. */
export function ChooseDialog({ quote, onClose, onChosen }: ChooseDialogProps) {
  const { id, leadId, customerId, version } = quote;
  const isLead = customerId === null;
  const lines = compareQuote(quote);
  const matches = useQuery({ ...matchesQuery(leadId ?? 0), enabled: isLead });
  const found = isLead ? (matches.data?.results ?? []) : [];
  const { mutateAsync } = useChooseOffers(id);
  const key = useIdempotencyKey();
  const form = useForm<Values>({ name: 'choose-offer', initialValues: { lines: {}, customer: '' } });
  const chosen = Object.values(form.values.lines).filter((productId) => productId !== NONE);
  const customer = found.length === 0 ? NEW : form.values.customer;
  const submit = useSubmit(form, async () => {
    try {
      const body = { productIds: chosen.map(Number), customerId: isLead ? chosenCustomer(customer) : null };
      await mutateAsync({ body: { ...body, version }, key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    toastDone(texts.choice.done(chosen.length));
    onChosen();
  });
  const isKnown = !isLead || matches.data !== undefined;
  const why = whyNot({ chosen, customer, isKnown, hasFailed: !isKnown && matches.error !== null });
  return (
    <SubmitDialog
      title={texts.choice.title}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.choice.sell, why }}
    >
      {!isKnown && <RetryProblem query={matches} />}
      {isLead && matches.data && found.length === 0 && <Text>{say(texts.choice.leadBecomesCustomer)}</Text>}
      {lines.map(({ lineOfBusiness, offers }, at) => (
        <Radio.Group
          key={lineOfBusiness}
          label={lineOfBusiness}
          value={form.values.lines[lineOfBusiness] ?? ''}
          onChange={(value) => form.setFieldValue('lines', { ...form.values.lines, [lineOfBusiness]: value })}
        >
          <Stack gap="xs" mt={6}>
            {offers.map(({ offer, isLeast }, place) => (
              <Radio
                key={offer.productId}
                value={String(offer.productId)}
                label={`${offer.company}, ${offer.product}: ${showMoney(offer.total)}`}
                description={isLeast ? texts.offers.lowestTotal : undefined}
                {...(at === 0 && place === 0 && { 'data-autofocus': true })}
              />
            ))}
            {lines.length > 1 && <Radio value={NONE} label={texts.choice.noneOfLine(lineOfBusiness)} />}
          </Stack>
        </Radio.Group>
      ))}
      {found.length > 0 && (
        <Radio.Group label={say(texts.choice.sameCustomers)} {...form.getInputProps('customer')}>
          <Stack gap="xs" mt={6}>
            {found.map(({ id: match, name }) => (
              <Radio key={match} value={String(match)} label={texts.choice.attachTo(name, match)} />
            ))}
            <Radio value={NEW} label={say(texts.choice.addCustomer)} />
          </Stack>
        </Radio.Group>
      )}
    </SubmitDialog>
  );
}

function whyNot({
  chosen,
  customer,
  isKnown,
  hasFailed,
}: {
  chosen: readonly string[];
  customer: string;
  isKnown: boolean;
  hasFailed: boolean;
}) {
  if (hasFailed) return say(texts.choice.lookupFailed);
  if (!isKnown) return say(texts.choice.stillLookingUp);
  if (chosen.length === 0) return texts.choice.chooseOfferFirst;
  return customer === '' ? say(texts.choice.chooseCustomerFirst) : undefined;
}

const chosenCustomer = (choice: string) => (choice === NEW ? null : Number(choice));
