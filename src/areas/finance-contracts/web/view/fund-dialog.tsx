import { Select, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isDay, showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { viewButtons } from '../../rules/actions.ts';
import { factsOf, numberOf } from '../../rules/contract-facts.ts';
import type { UnfundedItem } from '../../rules/funding.ts';
import { useReloadContract } from '../contract-queries.ts';
import { texts } from '../texts.ts';
import type { ViewDialogProps } from './dialog-props.ts';
import { fundBody, fundErrors, fundValues } from './fund-values.ts';
import { unfundedQuery, useFundContract } from './view-queries.ts';

type Item = Omit<UnfundedItem, 'type'> & { type: string };

/** Records what the finance company has paid out; it opens only where its button would. */
export function FundDialog({ contract, onClose }: ViewDialogProps) {
  // What changes behind an open dialog must not take it away with what was typed.
  const [isShut] = useState(() => viewButtons(factsOf(contract)).fund !== undefined);
  const query = useQuery({ ...unfundedQuery(contract.id), enabled: !isShut });
  const { data } = query;
  const [items, setItems] = useState<Item[]>();
  if (isShut) return null;
  if (!items && data) setItems(data);
  if (!items) return <WaitDialog title={texts.funding.title} query={query} onClose={() => onClose()} />;
  return <FundForm contract={contract} items={items} onClose={onClose} />;
}

function FundForm({ contract, items, onClose }: ViewDialogProps & { items: readonly Item[] }) {
  const { mutateAsync } = useFundContract();
  const reload = useReloadContract(contract.id, contract.customerID);
  const key = useIdempotencyKey();
  const form = useForm({
    name: 'fund',
    initialValues: fundValues(items),
    validate: (values) => fundErrors(values, contract, items),
  });
  const guard = useDialogGuard(form.isDirty, 'open');
  const submit = useSubmit(form, async (values) => {
    const body = fundBody(contract.id, values);
    try {
      await mutateAsync({ body, key: key.current() });
    } catch (error) {
      key.failed(error);
      throw error;
    }
    onClose(true);
    toastDone(texts.funding.funded(showMoney(body.amount), numberOf(contract)));
  });
  const { premiumFinanceDetailsId, dateFinanced } = form.values;
  const isDated = dateFinanced !== null && isDay(dateFinanced);

  function choose(id: number): void {
    form.setValues({
      premiumFinanceDetailsId: id,
      amount: items.find((item) => item.id === id)?.amount ?? null,
    });
  }

  /** Somebody else may have funded it meanwhile. */
  function leave(): void {
    onClose();
    void reload();
  }

  return (
    <SubmitDialog
      title={texts.funding.title}
      onClose={leave}
      submit={submit}
      guard={guard}
      button={{
        children: texts.funding.submit,
        why: isDated ? undefined : texts.funding.dateFirst,
      }}
    >
      <Select
        label={texts.funding.item}
        allowDeselect={false}
        data={items.map((item) => ({ value: String(item.id), label: itemWords(item) }))}
        value={String(premiumFinanceDetailsId)}
        onChange={(chosen) => choose(Number(chosen))}
        error={form.errors.premiumFinanceDetailsId}
      />
      <MoneyInput label={texts.funding.amount} {...form.getInputProps('amount')} />
      <DayInput label={texts.funding.date} data-autofocus {...form.getInputProps('dateFinanced')} />
      {!isDated && (
        <Text fz="sm" c="dimmed">
          {texts.funding.chooseDate}
        </Text>
      )}
    </SubmitDialog>
  );
}

function itemWords({ type, dateFinanced, amount }: Item): string {
  return texts.funding.toFund(type, showDay(dateFinanced), showMoney(amount));
}
