import { Stack, Switch, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { SaveBar } from '#platform/web/forms/save-bar.tsx';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { UnsavedGuard } from '#platform/web/forms/unsaved-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import type { EditorHandle } from '#platform/web/rich-text/rich-text-editor.tsx';
import { RichTextInput } from '#platform/web/rich-text/rich-text-input.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { type Template, type TemplateKind, templateInput, template as templateSchema } from '../contract.ts';
import { mergeChips } from './merge-chips.ts';
import { MergeFieldList } from './merge-field-list.tsx';
import classes from './template-form.module.css';
import { TemplatePreview } from './template-preview.tsx';
import { useKeepTemplate, useSaveTemplate } from './template-queries.ts';
import { templateDifferences, templateValues } from './template-values.ts';
import { texts } from './texts.ts';

interface TemplateFormProps {
  /** Absent when one is added. */
  template?: Template;
  kind: TemplateKind;
  onSaved: (template: Template) => void;
  onCancel: () => void;
}

export function TemplateForm({ template, kind, onSaved, onCancel }: TemplateFormProps) {
  const keep = useKeepTemplate();
  const { mutateAsync } = useSaveTemplate(template?.id ?? 0);
  const form = useForm({
    name: 'template',
    initialValues: templateValues(template, kind),
    validate: schemaResolver(templateInput, { sync: true }),
  });
  const [chips] = useState(mergeChips);
  const editor = useRef<EditorHandle>(null);
  const subjectInput = useRef<HTMLInputElement>(null);
  const isInSubject = useRef(false);
  const submit = useVersionedForm(form, {
    schema: templateSchema,
    version: template?.version,
    valuesOf: (stored) => templateValues(stored, stored.kind),
    differences: templateDifferences,
    send: (version) => mutateAsync({ ...templateInput.parse(form.getValues()), version }),
    onSaved: (stored) => {
      form.resetDirty(form.getValues());
      onSaved(stored);
    },
    onTheirs: keep,
  });
  const isLetter = form.values.kind === 'customLetter';

  /** Someone who comes to the merge fields by keyboard has left the subject by then, and gone past the message. */
  function noteCursor(event: KeyboardEvent | MouseEvent): void {
    if ('key' in event && (event.key === 'Tab' || event.key === 'Shift')) return;
    if (event.target === subjectInput.current) isInSubject.current = true;
    else if (isEditable(event.target)) isInSubject.current = false;
  }

  /** Where the cursor was last: in the subject, or in the message. */
  function insert(field: string): void {
    const subject = subjectInput.current;
    const held = document.activeElement;
    if (subject && (held === subject || (isInSubject.current && !isEditable(held)))) {
      const { selectionStart, selectionEnd, value } = subject;
      const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
      form.setFieldValue('subject', value.slice(0, start) + field + value.slice(end));
      subject.focus();
    } else editor.current?.insert(field);
  }

  return (
    <form onSubmit={submit.onSubmit} onKeyDown={noteCursor} onMouseDown={noteCursor} noValidate>
      <div className={classes.columns}>
        <PageCard title={texts.kinds[form.values.kind]}>
          <Stack gap="md">
            <TextInput label={texts.labels.title} autoComplete="off" {...form.getInputProps('title')} />
            <TextInput
              label={texts.labels.subject}
              autoComplete="off"
              ref={subjectInput}
              {...form.getInputProps('subject')}
            />
            <RichTextInput
              label={texts.labels.body}
              chips={chips}
              ref={editor}
              {...form.getInputProps('body')}
            />
            <Switch
              label={texts.labels.active}
              description={texts.form.afterSwitchOff}
              {...form.getInputProps('active', { type: 'checkbox' })}
            />
            {!isLetter && (
              <Switch
                label={texts.labels.isDefault}
                description={texts.form.afterDefault}
                {...form.getInputProps('isDefault', { type: 'checkbox' })}
              />
            )}
          </Stack>
        </PageCard>
        <Stack gap="md">
          <PageCard title={texts.mergeFields.title}>
            <MergeFieldList onChoose={insert} />
          </PageCard>
          <PageCard title={texts.preview.title}>
            <TemplatePreview
              subject={form.values.subject}
              body={form.values.body}
              letterId={isLetter && !form.isDirty() ? template?.id : undefined}
            />
          </PageCard>
        </Stack>
      </div>
      <SaveBar submit={submit} problem={submit.problem} onCancel={onCancel} />
      <UnsavedGuard isDirty={form.isDirty} />
      <SaveConflict submit={submit} />
    </form>
  );
}

const isEditable = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;
