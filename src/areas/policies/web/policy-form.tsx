import { Alert, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DuplicatesList } from '#platform/web/forms/duplicates-list.tsx';
import grid from '#platform/web/forms/form-grid.module.css';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useSentTwice } from '#platform/web/forms/use-sent-twice.ts';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { IdSelect } from '#platform/web/inputs/id-select.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { useOnMount } from '#platform/web/ui/use-on-mount.ts';
import { type Policy, type PolicyInput, policy as policySchema } from '../contract.ts';
import { companiesFor, keptChoice, linesOf } from './offered-products.ts';
import { policyDifferences } from './policy-differences.ts';
import { choicesQuery, offeredQuery, useKeepPolicy } from './policy-queries.ts';
import { inputOf, type PolicyValues, policyErrors, valuesOf } from './policy-values.ts';
import { LABELS } from './policy-words.ts';
import { ProducersSection } from './producers-section.tsx';
import { ProductSection } from './product-section.tsx';
import { TermSection } from './term-section.tsx';
import { texts } from './texts.ts';
import { useProposals } from './use-proposals.ts';

/** Fields that can be judged on their own are judged when they are left. */
const ON_LEAVE = ['effdate', 'expdate', 'premium', 'policyFee', 'tax', 'mgaFee', 'producers.split'];

interface PolicyFormProps {
  values: PolicyValues;
  /** The policy that is edited or renewed; absent when one is added. */
  from?: Policy;
  isRenewal?: boolean;
  send: (input: PolicyInput) => Promise<Policy>;
  onSaved: (policy: Policy) => void;
  onCancel: () => void;
}

export function PolicyForm({ values, from, isRenewal = false, send, onSaved, onCancel }: PolicyFormProps) {
  const { data: offered } = useSuspenseQuery(offeredQuery);
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const keep = useKeepPolicy();
  const companies = companiesFor(offered.results, from);
  const people = keptChoice(choices.people, from?.producers.map(idAndName) ?? []);
  const office = from?.officeId ? [{ id: from.officeId, name: from.office }] : [];
  const offices = keptChoice(choices.offices, office);
  const form = useForm<PolicyValues>({
    name: 'policy',
    initialValues: values,
    validate: policyErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, policyErrors),
  });
  const renews = isRenewal ? from : undefined;
  const propose = useProposals(form, { lines: linesOf(companies), renews });
  const twice = useSentTwice();
  const submit = useVersionedForm(form, {
    schema: policySchema,
    version: isRenewal ? undefined : from?.version,
    valuesOf,
    differences: (theirs, mine) => policyDifferences(theirs, mine, { companies, people, offices }),
    send: (version) => twice.sending(() => send({ ...inputOf(form.getValues()), version })),
    onSaved,
    onTheirs: keep,
  });

  // Whoever adds a policy types on; whoever edits one came for a field of their own.
  useOnMount(() => void (from ?? form.getInputNode('companyId')?.focus()));

  return (
    <form onSubmit={submit.onSubmit} noValidate aria-label={texts.policy.title}>
      <div className={`${grid.cards} ${grid.top}`}>
        <ProductSection
          form={form}
          companies={companies}
          isRenewal={isRenewal}
          propose={propose}
          {...(from && { stored: from.status })}
        />
        <TermSection form={form} propose={propose} />
        <ProducersSection form={form} people={people} />
        <PageCard title={texts.form.agency}>
          <Stack gap="sm">
            <IdSelect
              label={LABELS.officeId}
              placeholder={texts.form.noOffice}
              clearable
              choices={offices}
              {...form.getInputProps('officeId')}
            />
            <Textarea label={LABELS.memo} autosize minRows={3} maxRows={14} {...form.getInputProps('memo')} />
          </Stack>
        </PageCard>
      </div>
      {twice.found.length > 0 && (
        <Alert role="alert" color="red" variant="light" mt="md" title={texts.form.notSaved}>
          <DuplicatesList found={twice.found} />
        </Alert>
      )}
      <SaveBar
        submit={submit}
        problem={twice.found.length > 0 ? undefined : submit.problem}
        onCancel={onCancel}
      />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}

function idAndName({ employeeId, name }: Policy['producers'][number]) {
  return { id: employeeId, name };
}
