import { Anchor, Group, NativeSelect, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmailInput } from '#platform/web/inputs/email-input.tsx';
import { Explained } from '#platform/web/ui/explained.tsx';
import { withAddress } from './compose-values.ts';
import { fromAddressesQuery, policiesQuery } from './email-queries.ts';
import { texts } from './texts.ts';
import type { Compose } from './use-compose.ts';

interface AddressFieldsProps {
  compose: Compose;
  customerId: number | undefined;
}

/** Who sends, who gets it, and what it is about. */
export function AddressFields({ compose: { form }, customerId }: AddressFieldsProps) {
  const { data: addresses = [] } = useQuery(fromAddressesQuery);
  const [showsBcc, setShowsBcc] = useState(false);
  return (
    <Stack gap="sm">
      <NativeSelect
        label={texts.labels.from}
        data={addresses.map(({ address, name }) => ({ value: address, label: `${name} <${address}>` }))}
        {...form.getInputProps('from')}
      />
      {form.values.policyId !== null && customerId && (
        <CompanyEmail
          customerId={customerId}
          policyId={form.values.policyId}
          onChoose={(address) => form.setFieldValue('to', withAddress(form.getValues().to, address))}
        />
      )}
      <EmailInput label={texts.labels.to} data-autofocus {...form.getInputProps('to')} />
      <div>
        <EmailInput label={texts.labels.cc} {...form.getInputProps('cc')} />
        {!showsBcc && (
          <Group justify="flex-end">
            <Anchor component="button" type="button" fz="sm" mt={4} onClick={() => setShowsBcc(true)}>
              {texts.compose.addBcc}
            </Anchor>
          </Group>
        )}
      </div>
      {showsBcc && (
        <div>
          <EmailInput label={texts.labels.bcc} {...form.getInputProps('bcc')} />
          <Group justify="flex-end">
            <Anchor
              component="button"
              type="button"
              fz="sm"
              mt={4}
              onClick={() => {
                form.setFieldValue('bcc', '');
                setShowsBcc(false);
              }}
            >
              {texts.compose.removeBcc}
            </Anchor>
          </Group>
        </div>
      )}
      <TextInput label={texts.labels.subject} autoComplete="off" {...form.getInputProps('subject')} />
    </Stack>
  );
}

interface CompanyEmailProps {
  customerId: number;
  policyId: number;
  onChoose: (address: string) => void;
}

/** The addresses of the policy's company; the chosen one goes into To. */
function CompanyEmail({ customerId, policyId, onChoose }: CompanyEmailProps) {
  const { data: policies = [] } = useQuery(policiesQuery(customerId));
  const company = policies.find(({ id }) => id === policyId)?.product.company;
  const emails = company?.emails ?? [];
  return (
    <Explained why={emails.length === 0 ? texts.compose.whyNoCompanyEmail : undefined}>
      <Select
        label={texts.compose.companyEmail}
        placeholder={emails.length > 0 ? texts.compose.chooseCompanyEmail : texts.compose.noCompanyEmail}
        disabled={emails.length === 0}
        data={emails.map((value) => ({ value, label: `${company?.name} <${value}>` }))}
        value={null}
        onChange={(address) => address && onChoose(address)}
      />
    </Explained>
  );
}
