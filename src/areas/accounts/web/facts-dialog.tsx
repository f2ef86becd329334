import { NativeSelect, Stack, Switch } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import type { Named } from '#platform/shared/record-fields.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { type Account, account as accountSchema } from '../contract.ts';
import { BILL_PLANS, SOURCES } from '../rules/lists.ts';
import { packagesQuery, salesmenQuery, useRefreshAccount, useSaveFacts } from './account-queries.ts';
import { type FactsValues, factsDifferences, factsErrors, inputOf, valuesOf } from './facts-values.ts';
import { texts } from './texts.ts';

interface FactsDialogProps {
  account: Account;
  onClose: (isDone?: true) => void;
}

/** What is agreed with an account. */
export function FactsDialog({ account, onClose }: FactsDialogProps) {
  const { data: packages = [] } = useQuery(packagesQuery);
  const { data: salesmen = [] } = useQuery(salesmenQuery);
  const { mutateAsync } = useSaveFacts(account.id);
  const refresh = useRefreshAccount(account.id);
  const form = useForm<FactsValues>({
    name: 'facts',
    initialValues: valuesOf(account),
    validate: factsErrors,
  });
  const people = withChosen(salesmen, account.salesRep);
  const isOn = (path: keyof FactsValues) => form.getInputProps(path, { type: 'checkbox' });
  return (
    <RecordFormDialog
      title={texts.facts.editAccount}
      form={form}
      param="open"
      schema={accountSchema}
      version={account.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...inputOf(form.getValues()), version })}
      onTheirs={refresh}
      onClose={onClose}
      differences={(theirs, values) => factsDifferences(theirs, values, { packages, salesmen: people })}
    >
      <div className={grid.pairs}>
        <NativeSelect
          label={texts.labels.version}
          data-autofocus
          data={[{ value: '', label: texts.facts.none }, ...namedChoices(packages)]}
          {...form.getInputProps('packageId')}
        />
        <MoneyInput label={texts.labels.setupFee} {...form.getInputProps('setup_fee')} />
        <NativeSelect
          label={texts.labels.billPlan}
          data={[...BILL_PLANS]}
          {...form.getInputProps('bill_plan')}
        />
        <NativeSelect
          label={texts.labels.source}
          data={[{ value: '', label: texts.facts.none }, ...SOURCES.map(({ name }) => name)]}
          {...form.getInputProps('source')}
        />
        <NativeSelect
          label={texts.labels.salesRepresentative}
          data={[{ value: '', label: texts.facts.none }, ...namedChoices(people)]}
          {...form.getInputProps('salesRepId')}
        />
      </div>
      <Stack gap="xs">
        <Switch label={texts.labels.receivesLeads} {...isOn('isReceiveLeads')} />
        <Switch label={texts.labels.rater} {...isOn('isEnabledRaterTab')} />
        <Switch label={texts.labels.telephony} {...isOn('telephonySubAccount')} />
      </Stack>
    </RecordFormDialog>
  );
}

/** Someone who has left the list may stay the sales representative. */
function withChosen(people: readonly Named[], chosen: Named | null): Named[] {
  return chosen && !people.some(({ id }) => id === chosen.id) ? [...people, chosen] : [...people];
}
