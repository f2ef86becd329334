import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { CallError } from '#platform/web/api/call-error.ts';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { nameQuery } from './name-query.ts';
import { texts } from './texts.ts';

interface NumberFieldProps extends Omit<ComponentProps<typeof DigitsInput>, 'most' | 'description'> {
  kind: 'customer' | 'lead';
}

/** A number whose name is looked up when the field is left. */
export function NumberField({ kind, value = null, onBlur, ...rest }: NumberFieldProps) {
  const [left, setLeft] = useState(value);
  const { data, error } = useQuery(nameQuery(kind, left));
  const isUnknown = error instanceof CallError && error.status === 404;
  const found = data?.name ?? (isUnknown ? texts.form.noRecordFound : error?.message);
  const isLookedUp = value !== null && value === left;
  return (
    <DigitsInput
      most={12}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...rest}
      value={value}
      description={isLookedUp && found}
      descriptionProps={{ role: 'status' }}
      onBlur={(event) => {
        setLeft(value);
        onBlur?.(event);
      }}
    />
  );
}
