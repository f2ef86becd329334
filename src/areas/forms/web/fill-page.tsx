import { Select, Stack } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CustomerChoice } from '#areas/customers/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { LoadedCard } from '#platform/web/ui/loaded-card.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { say } from '#platform/web/wording.ts';
import type { AgencyForm } from '../contract.ts';
import { customerQuery, formQuery, policiesQuery, valuesQuery } from './form-queries.ts';
import { texts } from './texts.ts';
import { ValuesForm } from './values-form.tsx';

const route = getRouteApi('/signed-in/forms/$id/fill');

/** The address names the customer and the policy, so that a link can do so too. */
export function FillPage() {
  const { id } = route.useParams();
  const { customerId, policyId } = route.useSearch();
  const navigate = useNavigate();
  const { data: form } = useSuspenseQuery(formQuery(id));
  const choose = (search: { customerId?: number | undefined; policyId?: number | undefined }) =>
    void navigate({ to: '/forms/$id/fill', params: { id }, search, replace: true });
  return (
    <>
      <RecordHead
        title={form.name}
        up={<WayUp to="/forms">{texts.library.title}</WayUp>}
        facts={[form.description || say(texts.fill.about)]}
      />
      <Stack gap="md" maw={760}>
        <PageCard title={texts.fill.for}>
          <Stack gap="sm">
            {customerId ? (
              <ChosenCustomer
                {...{ customerId, policyId }}
                onPolicy={(next) => choose({ customerId, policyId: next })}
              />
            ) : (
              <CustomerChoice onChoose={(next) => choose({ customerId: next })} />
            )}
          </Stack>
        </PageCard>
        {customerId && <Values key={customerId} {...{ form, customerId, policyId }} />}
      </Stack>
    </>
  );
}

interface About {
  customerId: number;
  policyId: number | undefined;
}

function ChosenCustomer({
  customerId,
  policyId,
  onPolicy,
}: About & { onPolicy: (id: number | undefined) => void }) {
  const { data: customer } = useQuery(customerQuery(customerId));
  const { data: policies = [] } = useQuery(policiesQuery(customerId));
  return (
    <>
      <span>{customer ? `${customer.name} #${customerId}` : `#${customerId}`}</span>
      <Select<number>
        label={texts.fill.policy}
        placeholder={texts.fill.none}
        clearable
        data={policies.map(({ id, policy, product, effdate }) => ({
          value: id,
          label: `${policy}, ${product.name}, ${showDay(effdate)}`,
        }))}
        nothingFoundMessage={texts.fill.noPolicies}
        value={policyId ?? null}
        onChange={(next) => onPolicy(next ?? undefined)}
      />
    </>
  );
}

function Values({ form, customerId, policyId }: About & { form: AgencyForm }) {
  const query = useQuery(valuesQuery(form.id, { customerId, policyId }));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const onType = (field: string, value: string) => setTyped((now) => ({ ...now, [field]: value }));
  return (
    <LoadedCard title={texts.fill.values} query={query} note={texts.fill.correct}>
      {({ values, version }) => (
        <ValuesForm {...{ form, customerId, policyId, values, version, typed, onType }} />
      )}
    </LoadedCard>
  );
}
