import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { RecordNumberInput } from '#platform/web/inputs/record-number-input.tsx';
import { nameQuery } from './name-query.ts';
import { texts } from './texts.ts';

interface NumberFieldProps
  extends Omit<ComponentProps<typeof RecordNumberInput>, 'most' | 'description' | 'onFound'> {
  kind: 'customer' | 'lead';
}

/** A number whose name is looked up when the field is left, or the number was found. */
export function NumberField({ kind, value = null, onBlur, ...rest }: NumberFieldProps) {
  const [left, setLeft] = useState(value);
  const { data, error } = useQuery(nameQuery(kind, left));
  const isUnknown = error instanceof CallError && error.status === 404;
  const found = data?.name ?? (isUnknown ? texts.form.noRecordFound : error?.message);
  const isLookedUp = value !== null && value === left;
  return (
    <RecordNumberInput
      most={12}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
      value={value}
      description={isLookedUp && found}
      descriptionProps={{ role: 'status' }}
      onFound={setLeft}
      onBlur={(event) => {
        setLeft(value);
        onBlur?.(event);
      }}
    />
  );
}
