import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import type { AgencyForm } from '../contract.ts';
import { CHECKED, VALUE_MAX } from '../rules/fields.ts';
import { texts } from './texts.ts';

interface ValueFieldProps {
  field: AgencyForm['fields'][number];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What goes into one field of the form, to be corrected before the PDF is made. */
export function ValueField({ field, value, error, onChange }: ValueFieldProps) {
  const { label, kind, options, isMultiline } = field;
  const maxLength = field.maxLength ?? VALUE_MAX;
  if (kind === 'check')
    return (
      <Checkbox
        label={label}
        checked={value === CHECKED}
        onChange={(event) => onChange(event.currentTarget.checked ? CHECKED : '')}
      />
    );
  if (kind === 'choice')
    return (
      <Select
        label={label}
        placeholder={texts.fill.none}
        clearable
        data={[...new Set(options)]}
        value={value || null}
        error={error}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  const common = { label, value, error, maxLength, autoComplete: 'off' };
  return isMultiline ? (
    <Textarea {...common} autosize minRows={2} onChange={(event) => onChange(event.currentTarget.value)} />
  ) : (
    <TextInput {...common} onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
