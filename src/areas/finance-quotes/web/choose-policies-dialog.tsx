import { Checkbox, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { CustomerPolicy } from '#areas/policies/contract.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { SubmitDialog } from '#platform/web/forms/submit-dialog.tsx';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
import { texts } from './texts.ts';

interface ChoosePoliciesDialogProps {
  policies: readonly CustomerPolicy[];
  onChosen: (policyIds: number[]) => void;
  onClose: () => void;
}

const OPEN_STATES = ['in force', 'not yet', 'pending'];

/** For whoever asks for a quote without having chosen policies. */
export function ChoosePoliciesDialog({ policies, onChosen, onClose }: ChoosePoliciesDialogProps) {
  const open = policies.filter(({ state }) => OPEN_STATES.includes(state));
  const form = useForm<{ chosen: string[] }>({ name: 'financed-policies', initialValues: { chosen: [] } });
  const submit = useSubmit(form, async ({ chosen }) => onChosen(chosen.map(Number)));
  const isNone = form.values.chosen.length === 0;
  return (
    <SubmitDialog
      title={texts.choosing.alert}
      onClose={onClose}
      submit={submit}
      button={{ children: texts.choosing.ok, why: isNone ? texts.choosing.policyFirst : undefined }}
    >
      {open.length === 0 ? (
        <Text>{texts.choosing.noPolicies}</Text>
      ) : (
        <Checkbox.Group label={texts.choosing.policies} {...form.getInputProps('chosen')}>
          <Stack gap={8} mt={6}>
            {open.map(({ id, policy, product, effdate, total }, at) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={`${policy}, ${product.company.name}`}
                description={`${showDay(effdate)}, ${showMoney(total)}`}
                {...(at === 0 && { 'data-autofocus': true })}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    </SubmitDialog>
  );
}
