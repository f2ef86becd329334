import { Checkbox, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Contract } from '../../contract.ts';
import { texts } from '../texts.ts';
import type { AdditionalValues } from './additional-values.ts';

interface PolicyChoiceProps {
  contract: Pick<Contract, 'policies'>;
  form: UseFormReturnType<AdditionalValues>;
}

/** The policies that the carrier raised. */
export function PolicyChoice({ contract, form }: PolicyChoiceProps) {
  const { value, onChange, ...group } = form.getInputProps('selectedPolicies');
  return (
    <Checkbox.Group
      label={texts.labels.policyIds}
      {...group}
      value={form.values.selectedPolicies.map(String)}
      onChange={(chosen) => onChange(chosen.map(Number))}
    >
      <Stack gap={6} mt={4}>
        {contract.policies.map(({ id, policy }) => (
          <Checkbox key={id} value={String(id)} label={policy} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
