import type { UseFormReturnType } from '@mantine/form';
import { CUSTOMER_FINDER } from '#areas/customers/web/public.ts';
import { LEAD_FINDER } from '#areas/leads/web/public.ts';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import grid from '#platform/web/forms/form-grid.module.css';
import { NumberField } from './number-field.tsx';
import { LABELS, type TaskValues } from './task-values.ts';

interface NumberFieldsProps {
  form: UseFormReturnType<TaskValues>;
  hasCustomer: boolean;
}

/** Whom the task is about: a customer or a lead. Entering one clears the other. */
export function NumberFields({ form, hasCustomer }: NumberFieldsProps) {
  const { config } = useSession();
  const mayFindLeads = useWhyClosed('leads') === undefined;
  const hasLead = config.isReceiveLeads === 1 && !hasCustomer;
  const field = (name: 'custid' | 'leadMainId', other: 'custid' | 'leadMainId') => ({
    label: LABELS[name],
    ...form.getInputProps(name),
    onChange: (value: number | null) => {
      form.setFieldValue(name, value);
      if (value !== null) form.setFieldValue(other, null);
    },
    ...(hasLead && { className: grid.half }),
  });
  return (
    <>
      <NumberField kind="customer" finder={CUSTOMER_FINDER} {...field('custid', 'leadMainId')} />
      {hasLead && (
        <NumberField
          kind="lead"
          finder={mayFindLeads ? LEAD_FINDER : undefined}
          {...field('leadMainId', 'custid')}
        />
      )}
    </>
  );
}
