import { Textarea, type TextareaProps } from '@mantine/core';
import { DESCRIPTION_MAX } from '../contract.ts';

interface DescriptionFieldProps extends TextareaProps {
  value?: string;
}

/** What is too long stays to be shortened: cutting it would lose words unseen. */
export function DescriptionField({ value = '', ...rest }: DescriptionFieldProps) {
  const remaining = DESCRIPTION_MAX - value.trim().length;
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={10}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={`Characters Remaining: ${remaining} of ${DESCRIPTION_MAX}`}
      descriptionProps={remaining < 0 ? { c: 'var(--cd-problem)' } : {}}
      {...rest}
      value={value}
    />
  );
}
