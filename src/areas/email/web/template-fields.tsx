import { Anchor, Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateKind } from '#areas/templates/contract.ts';
import { letterAddress } from '#areas/templates/web/public.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { policiesQuery, templateChoicesQuery } from './email-queries.ts';
import { policyLabel } from './policy-label.ts';
import type { Receiver } from './receiver.ts';
import type { Compose } from './use-compose.ts';

const KINDS = [
  { value: 'emailBlast', label: 'Email Template' },
  { value: 'customLetter', label: 'Letter Template' },
];

interface TemplateFieldsProps {
  compose: Compose;
  receiver: Receiver;
}

/** A template or letter that the message is filled with, for a policy of the customer. */
export function TemplateFields({ compose, receiver }: TemplateFieldsProps) {
  const { customerId, leadId } = receiver;
  const { form, fillTemplate, wouldReplace } = compose;
  const { templateKind, templateId, policyId } = form.values;
  const [isAsking, setAsking] = useState(false);

  function choose(values: { templateId?: number | null; policyId?: number | null }): void {
    form.setValues(values);
    if (!form.getValues().templateId) return;
    if (wouldReplace()) setAsking(true);
    else void fillTemplate();
  }

  return (
    <SimpleGrid cols={{ base: 1, sm: templateKind ? 3 : 2 }} spacing="sm">
      <Select
        label="Template type"
        placeholder="None"
        clearable
        data={KINDS}
        value={templateKind}
        onChange={(kind) => form.setValues({ templateKind: kind as TemplateKind | null, templateId: null })}
      />
      {templateKind && (
        <TemplateChoice
          key={templateKind}
          kind={templateKind}
          value={templateId}
          onChange={(id) => choose({ templateId: id })}
        />
      )}
      {templateKind && customerId && (
        <PolicyChoice customerId={customerId} value={policyId} onChange={(id) => choose({ policyId: id })} />
      )}
      {templateKind === 'customLetter' && templateId && (
        <Anchor
          fz="sm"
          href={letterAddress(templateId, { customerId, leadId, policyId: policyId ?? undefined })}
          target="_blank"
          rel="noopener"
        >
          Open the letter as a PDF
        </Anchor>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Replace the message?"
          confirm="Replace"
          cancel="Keep mine"
          onConfirm={() => {
            setAsking(false);
            void fillTemplate();
          }}
          onCancel={() => setAsking(false)}
        >
          The template will replace the subject and the message that you typed.
        </ConfirmDialog>
      )}
    </SimpleGrid>
  );
}

interface ChoiceProps {
  value: number | null;
  onChange: (id: number | null) => void;
}

function TemplateChoice({ kind, value, onChange }: ChoiceProps & { kind: TemplateKind }) {
  const { data: templates = [] } = useQuery(templateChoicesQuery(kind));
  return (
    <Select<number>
      label={kind === 'customLetter' ? 'Letter Template' : 'Email Template'}
      placeholder="Choose"
      searchable
      clearable
      data={templates.map(({ id, title }) => ({ value: id, label: title }))}
      nothingFoundMessage="No templates match."
      value={value}
      onChange={onChange}
    />
  );
}

function PolicyChoice({ customerId, value, onChange }: ChoiceProps & { customerId: number }) {
  const { data: policies = [] } = useQuery(policiesQuery(customerId));
  return (
    <Select<number>
      label="Policy"
      placeholder="None"
      clearable
      data={policies.map((each) => ({ value: each.id, label: policyLabel(each) }))}
      nothingFoundMessage="No Policies found"
      value={value}
      onChange={onChange}
    />
  );
}
