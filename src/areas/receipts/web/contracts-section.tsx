import { Button, Checkbox, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { ContractBalance } from '../contract.ts';
import { HOW_DUE_CONTRACTS } from '../how.ts';
import { owedBy } from '../standing.ts';
import { KIND_WORDS } from '../words.ts';
import classes from './payment-form.module.css';
import { contractRowKey, type PaymentValues } from './payment-values.ts';
import { texts } from './texts.ts';

type Form = UseFormReturnType<PaymentValues>;
type Part = ContractBalance['parts'][number];

/** What the customer's finance contracts owe, and what more can be paid of them. */
export function ContractsSection({ form, contracts }: { form: Form; contracts: readonly ContractBalance[] }) {
  const owed = contracts.reduce((sum, contract) => sum + owedBy(contract), 0);
  return (
    <PageCard
      title={texts.contracts.title}
      how={HOW_DUE_CONTRACTS}
      action={<Text fz="sm">{texts.contracts.totalDue(showMoney(owed))}</Text>}
    >
      {contracts.map((contract) => (
        <ContractFieldset key={contract.contractId} form={form} contract={contract} />
      ))}
    </PageCard>
  );
}

function ContractFieldset({ form, contract }: { form: Form; contract: ContractBalance }) {
  const { contract: number, company, balance, parts } = contract;
  return (
    <fieldset className={classes.policy}>
      <legend className={classes.legend}>{number}</legend>
      <div className={classes.policyHead}>
        <Text fz="sm" c="dimmed">
          {texts.contracts.companyAndBalance(company, showMoney(balance))}
        </Text>
      </div>
      {parts.map((part) => (
        <PartRow key={part.paymentAppendage} form={form} contract={contract} part={part} />
      ))}
    </fieldset>
  );
}

interface PartRowProps {
  form: Form;
  contract: ContractBalance;
  part: Part;
}

function PartRow({ form, contract, part }: PartRowProps) {
  const { kind, owed, most, since } = part;
  const words = KIND_WORDS[kind];
  const at = form.values.lines.findIndex(
    ({ rowKey }) => rowKey === contractRowKey(contract.contractId, part.paymentAppendage),
  );
  const path = `lines.${at}.amount`;
  return (
    <>
      <div className={classes.part}>
        <div>
          {words}
          <Text fz="xs" c="dimmed">
            {since && owed > 0
              ? texts.contracts.dueOn(showDay(since))
              : texts.contracts.balance(showMoney(most))}
          </Text>
        </div>
        {owed > 0 && most > 0 ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={texts.contracts.payDue(showMoney(owed), words, contract.contract)}
            onClick={() => form.setFieldValue(path, owed)}
          >
            {texts.contracts.due(showMoney(owed))}
          </Button>
        ) : (
          <Text fz="sm" c="dimmed" className={classes.settled}>
            {owed > 0 ? texts.contracts.due(showMoney(owed)) : texts.contracts.nothingDue}
          </Text>
        )}
        {most > 0 ? (
          <MoneyInput
            aria-label={texts.payment.paidNow(words, contract.contract)}
            placeholder="$0.00"
            {...form.getInputProps(path)}
          />
        ) : (
          <Text fz="sm" c="dimmed">
            {texts.contracts.afterDownPayment}
          </Text>
        )}
      </div>
      {kind === 'finance payment' && most > 0 && contract.payoff !== null && (
        <Payoff form={form} contract={contract} at={at} payoff={contract.payoff} />
      )}
    </>
  );
}

/** Pays the contract off with one amount, which is fixed for the day. */
function Payoff({
  form,
  contract,
  at,
  payoff,
}: {
  form: Form;
  contract: ContractBalance;
  at: number;
  payoff: number;
}) {
  return (
    <Checkbox
      size="xs"
      mb={4}
      label={texts.contracts.payOff(showMoney(payoff))}
      aria-label={texts.contracts.payOffContract(contract.contract, showMoney(payoff))}
      {...form.getInputProps(`lines.${at}.payoff`, { type: 'checkbox' })}
      onChange={({ currentTarget: { checked } }) => {
        form.setFieldValue(`lines.${at}.payoff`, checked);
        form.setFieldValue(`lines.${at}.amount`, checked ? payoff : null);
      }}
    />
  );
}
