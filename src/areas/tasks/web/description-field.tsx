import { Stack, Textarea, type TextareaProps } from '@mantine/core';
import { DictationButton, useDictation } from '#areas/dictation/web/public.ts';
import { DESCRIPTION_MAX } from '../contract.ts';
import { texts } from './texts.ts';

interface DescriptionFieldProps extends Omit<TextareaProps, 'className' | 'onChange'> {
  value?: string;
  onChange: (text: string) => void;
}

/** Typed or spoken. What is too long stays to be shortened: cutting it would lose words unseen. */
export function DescriptionField({ value = '', onChange, ...rest }: DescriptionFieldProps) {
  const dictation = useDictation({ value, onText: onChange, most: DESCRIPTION_MAX });
  const remaining = DESCRIPTION_MAX - value.trim().length;
  return (
    <Stack gap={6}>
      <Textarea
        autosize
        minRows={3}
        maxRows={10}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        description={texts.form.charactersLeft(remaining, DESCRIPTION_MAX)}
        descriptionProps={remaining < 0 ? { c: 'var(--cd-problem)' } : {}}
        {...rest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        // Two people who write at the same time would overwrite each other.
        readOnly={dictation.state !== 'idle'}
      />
      <DictationButton dictation={dictation} />
    </Stack>
  );
}
