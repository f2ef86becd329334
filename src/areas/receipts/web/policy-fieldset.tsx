import { Button, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { showMoney } from '#platform/shared/money.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import type { PolicyBalance } from '../contract.ts';
import { owedBy } from '../standing.ts';
import { KIND_WORDS } from '../words.ts';
import { policyWords } from './balance-words.ts';
import classes from './payment-form.module.css';
import { isOffered, type PaymentValues } from './payment-values.ts';
import { texts } from './texts.ts';

interface PolicyFieldsetProps {
  form: UseFormReturnType<PaymentValues>;
  balance: PolicyBalance;
}

/** One policy: what each of its parts owes, and what is paid of it now. */
export function PolicyFieldset({ form, balance }: PolicyFieldsetProps) {
  const { policyId, policy, parts } = balance;
  const owed = owedBy(balance);
  const lineOf = (kind: string) =>
    form.values.lines.findIndex((line) => line.policyId === policyId && line.kind === kind);
  const pay = (part: PolicyBalance['parts'][number]) =>
    form.setFieldValue(`lines.${lineOf(part.kind)}.amount`, part.owed > 0 ? part.owed : null);

  return (
    <fieldset className={classes.policy}>
      <legend className={classes.legend}>{policy}</legend>
      <div className={classes.policyHead}>
        <Text fz="sm" c="dimmed">
          {policyWords(balance)}
        </Text>
        {owed > 0 && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={texts.policies.payAllOf(showMoney(owed), policy)}
            onClick={() => parts.filter(isOffered).forEach(pay)}
          >
            {texts.policies.payAll(showMoney(owed))}
          </Button>
        )}
      </div>
      {parts.filter(isOffered).map((part) => (
        <PartRow
          key={part.kind}
          part={part}
          policy={policy}
          form={form}
          at={lineOf(part.kind)}
          onPay={() => pay(part)}
        />
      ))}
    </fieldset>
  );
}

interface PartRowProps {
  part: PolicyBalance['parts'][number];
  policy: string;
  form: UseFormReturnType<PaymentValues>;
  /** The place of its line. */
  at: number;
  onPay: () => void;
}

/** Where nothing is owed there isn't an amount to enter, unless it is to be prepaid. */
function PartRow({ part, policy, form, at, onPay }: PartRowProps) {
  const { kind, billed, paid, takenOver, owed } = part;
  const words = KIND_WORDS[kind];
  // An amount that has been entered, or a field that was there, stays when somebody else pays what is owed.
  const [prepays, setPrepays] = useState(owed > 0);
  const isEntered = (form.values.lines[at]?.amount ?? null) !== null;
  const path = `lines.${at}.amount`;

  function prepay(): void {
    flushSync(() => setPrepays(true));
    form.getInputNode(path)?.focus();
  }

  return (
    <div className={classes.part}>
      <div>
        {words}
        <Text fz="xs" c="dimmed">
          {texts.policies.billed(
            showMoney(billed),
            paid > 0 ? showMoney(paid) : undefined,
            takenOver > 0 ? showMoney(takenOver) : undefined,
          )}
        </Text>
      </div>
      {owed > 0 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={texts.policies.payOwed(showMoney(owed), words, policy)}
          onClick={onPay}
        >
          {texts.policies.owed(showMoney(owed))}
        </Button>
      ) : (
        <Text fz="sm" c="dimmed" className={classes.settled}>
          {settledWords(part)}
        </Text>
      )}
      {owed > 0 || prepays || isEntered ? (
        <MoneyInput
          aria-label={texts.payment.paidNow(words, policy)}
          placeholder="$0.00"
          {...form.getInputProps(path)}
        />
      ) : (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.prepay}
          aria-label={texts.policies.prepayPart(words, policy)}
          onClick={prepay}
        >
          {texts.policies.prepay}
        </Button>
      )}
    </div>
  );
}

function settledWords({ billed, prepaid, takenOver }: PartRowProps['part']): string {
  if (prepaid > 0) return texts.policies.prepaid(showMoney(prepaid));
  if (takenOver > 0) return texts.policies.financed;
  return billed > 0 ? texts.policies.paid : texts.policies.nothingOwed;
}
