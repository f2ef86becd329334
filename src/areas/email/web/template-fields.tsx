import { Anchor, Select, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TemplateKind } from '#areas/templates/contract.ts';
import { letterAddress } from '#areas/templates/web/public.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { policiesQuery, templateChoicesQuery } from './email-queries.ts';
import { policyLabel } from './policy-label.ts';
import type { Receiver } from './receiver.ts';
import { texts } from './texts.ts';
import type { Compose } from './use-compose.ts';

const KINDS = [
  { value: 'emailBlast', label: texts.templates.kinds.emailBlast },
  { value: 'customLetter', label: texts.templates.kinds.customLetter },
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
        label={texts.templates.type}
        placeholder={texts.templates.none}
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
          {texts.templates.openLetter}
        </Anchor>
      )}
      {isAsking && (
        <ConfirmDialog
          title={texts.templates.askReplace}
          confirm={texts.templates.replace}
          cancel={texts.templates.keepMine}
          onConfirm={() => {
            setAsking(false);
            void fillTemplate();
          }}
          onCancel={() => setAsking(false)}
        >
          {texts.templates.afterReplace}
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
      label={texts.templates.kinds[kind]}
      placeholder={texts.templates.choose}
      searchable
      clearable
      data={templates.map(({ id, title }) => ({ value: id, label: title }))}
      nothingFoundMessage={texts.templates.noMatch}
      value={value}
      onChange={onChange}
    />
  );
}

function PolicyChoice({ customerId, value, onChange }: ChoiceProps & { customerId: number }) {
  const { data: policies = [] } = useQuery(policiesQuery(customerId));
  return (
    <Select<number>
      label={texts.labels.policy}
      placeholder={texts.templates.none}
      clearable
      data={policies.map((each) => ({ value: each.id, label: policyLabel(each) }))}
      nothingFoundMessage={texts.templates.noPolicies}
      value={value}
      onChange={onChange}
    />
  );
}
