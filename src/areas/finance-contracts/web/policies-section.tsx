import { Checkbox, Select, Stack, Text } from '@mantine/core';
import type { CustomerPolicy } from '#areas/policies/contract.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Explained } from '#platform/web/ui/explained.tsx';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import type { ContractRow } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { AlreadyPaid } from './already-paid.tsx';
import classes from './contract-form.module.css';
import { billOf, proposesBill } from './contract-values.ts';
import { holderWords } from './holder-words.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

interface PoliciesSectionProps extends SectionProps {
  customerId: number;
  policies: readonly CustomerPolicy[];
  /** The contracts that could be rolled over; none when one is edited. */
  rollable: readonly ContractRow[];
  /** All contracts of the customer, to tell which have a policy already. */
  contracts: readonly ContractRow[];
  /** The contract that is edited. */
  edited: number | undefined;
}

export function PoliciesSection({
  customerId,
  form,
  whyFixed,
  policies,
  rollable,
  contracts,
  edited,
}: PoliciesSectionProps) {
  const { policyIds, transferContractId } = form.values;

  function toggle(id: number): void {
    const next = policyIds.includes(id) ? policyIds.filter((each) => each !== id) : [...policyIds, id];
    if (proposesBill(form.values, billOf(policies, policyIds))) form.setValues(billOf(policies, next));
    form.setFieldValue('policyIds', next);
  }

  return (
    <PageCard title={texts.labels.policyIds}>
      <Stack gap="sm">
        {policies.length === 0 && <Text c="dimmed">{texts.form.noPolicies}</Text>}
        <fieldset aria-label={texts.form.financedPolicies} className={classes.policies}>
          {policies.map((policy) => (
            <Explained key={policy.id} why={whyFixed}>
              <Checkbox
                size="xs"
                label={policyWords(policy)}
                description={holderWords(policy.id, contracts, edited)}
                disabled={whyFixed !== undefined}
                checked={policyIds.includes(policy.id)}
                onChange={() => toggle(policy.id)}
              />
            </Explained>
          ))}
        </fieldset>
        {!whyFixed && <AlreadyPaid customerId={customerId} policyIds={policyIds} />}
        {form.errors.policyIds && (
          <Text fz="sm" c="var(--cd-problem)" role="alert">
            {form.errors.policyIds}
          </Text>
        )}
        {rollable.length > 0 && (
          <Select
            label={texts.form.toRollOver}
            placeholder={texts.form.none}
            clearable
            data={rollable.map((row) => ({
              value: String(row.id),
              label: texts.form.rollable(numberOf(row), showMoney(row.balance)),
            }))}
            value={transferContractId === null ? null : String(transferContractId)}
            onChange={(chosen) =>
              form.setFieldValue('transferContractId', chosen === null ? null : Number(chosen))
            }
            error={form.errors.transferContractId}
          />
        )}
      </Stack>
    </PageCard>
  );
}

function policyWords({ policy, product, effdate, expdate, total }: CustomerPolicy): string {
  return texts.form.policy(
    policy,
    product.company.name,
    showDay(effdate),
    showDay(expdate),
    showMoney(total),
  );
}
