import { Alert, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { financeCompaniesQuery } from '#areas/companies/web/public.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { type Contract, type ContractInput, contract as contractSchema } from '../contract.ts';
import { whyNotChangeTerms, whyNotTakeBack } from '../rules/actions.ts';
import { factsOf } from '../rules/contract-facts.ts';
import { type Around, computed } from '../rules/fields.ts';
import { AgreementLink } from './agreement-link.tsx';
import { contractDifferences } from './contract-differences.ts';
import { contractsQuery, useKeepContract } from './contract-queries.ts';
import { ContractSection } from './contract-section.tsx';
import { type ContractValues, contractErrors, inputOf, typedFigures, valuesOf } from './contract-values.ts';
import { offeredPoliciesQuery } from './form-queries.ts';
import { MoneySection } from './money-section.tsx';
import { PaymentsSection } from './payments-section.tsx';
import { PoliciesSection } from './policies-section.tsx';
import type { Reckoned } from './section-props.ts';
import { texts } from './texts.ts';

interface ContractFormProps {
  customerId: number;
  values: ContractValues;
  /** The contract that is edited; absent when one is added. */
  from?: Contract;
  send: (input: ContractInput, values: ContractValues) => Promise<Contract>;
  onSaved: (contract: Contract) => void;
  onCancel: () => void;
}

export function ContractForm({ customerId, values, from, send, onSaved, onCancel }: ContractFormProps) {
  const { data: offered } = useSuspenseQuery(financeCompaniesQuery);
  const { data: policies } = useSuspenseQuery(offeredPoliciesQuery(customerId));
  const { data: contracts } = useSuspenseQuery(contractsQuery(customerId));
  const rollable = from ? [] : contracts.filter(isRollable);
  const companies =
    !from || offered.some(({ id }) => id === from.compID) ? offered : [...offered, from.company];
  const around = (typed: ContractValues): Around => ({
    transferred: from
      ? from.transferBalance
      : (rollable.find(({ id }) => id === typed.transferContractId)?.balance ?? 0),
    policyMinDate:
      policies
        .filter(({ id }) => typed.policyIds.includes(id))
        .map(({ effdate }) => effdate)
        .toSorted()[0] ?? null,
    storedApr: from?.APR ?? null,
  });
  const form = useForm<ContractValues>({
    name: 'finance-contract',
    initialValues: values,
    validate: (typed) => contractErrors(typed, around(typed)),
  });
  const keep = useKeepContract();
  const submit = useVersionedForm(form, {
    schema: contractSchema,
    version: from?.version,
    valuesOf,
    differences: (theirs, mine) =>
      contractDifferences(theirs, mine, {
        companies,
        policies: policies.map(({ id, policy }) => ({ id, name: policy })),
      }),
    send: (version) => send({ ...inputOf(form.getValues()), version }, form.getValues()),
    onSaved,
    onTheirs: keep,
  });
  const fixed = from && whyNotChangeTerms(factsOf(from));
  const whyNotQuoted = from?.contractStatus === 'Approved' ? whyNotTakeBack(factsOf(from)) : undefined;
  const section = { form, whyFixed: fixed };
  const reckoned = reckon(form.values, around(form.values));

  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.form.label}>
      {fixed && (
        <Alert color="gray" mb="sm">
          {fixed}
        </Alert>
      )}
      <div className={`${grid.cards} ${grid.top}`}>
        <ContractSection {...section} companies={companies} whyNotQuoted={whyNotQuoted} />
        <PoliciesSection
          {...section}
          customerId={customerId}
          policies={policies}
          rollable={rollable}
          contracts={contracts}
          edited={from?.id}
        />
        <MoneySection {...section} reckoned={reckoned} />
        <PaymentsSection {...section} reckoned={reckoned} />
        <PageCard title={texts.form.memo}>
          <Textarea
            label={texts.labels.memo}
            autosize
            minRows={3}
            maxRows={14}
            {...form.getInputProps('memo')}
          />
        </PageCard>
      </div>
      <AgreementLink
        company={companies.find(({ id }) => id === form.values.compID)}
        contract={from}
        isDirty={form.isDirty()}
      />
      <SaveBar submit={submit} problem={submit.problem} onCancel={onCancel} />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}

const isRollable = ({ contractStatus, balance }: { contractStatus: string; balance: number }) =>
  contractStatus === 'Approved' && balance > 0;

function reckon(values: ContractValues, around: Around): Reckoned | undefined {
  const figures = typedFigures(values);
  return figures && { figures, found: computed(figures, around), transferred: around.transferred };
}
