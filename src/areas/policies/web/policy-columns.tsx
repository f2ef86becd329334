import { Checkbox, Group } from '@mantine/core';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import { type CustomerPolicy, PURPOSES } from '../contract.ts';
import { whyNotRenew } from '../rules.ts';
import { PolicyStateBadge } from './policy-state-badge.tsx';
import type { Chosen } from './use-chosen.ts';

type PolicyColumn = Column<CustomerPolicy>;

/** The server sorts; each key is one of its columns. */
function column(key: string, label: string, cell: PolicyColumn['cell'], more: Partial<PolicyColumn> = {}) {
  return { key, label, cell, sortBy: () => null, ...more };
}

/** With a box before each number, for what is done with several at once. */
export function policyColumns(chosen: Chosen): PolicyColumn[] {
  const policy = column(
    'policy',
    'Policy',
    ({ id, policy, effdate }) => (
      <Group gap={8} wrap="nowrap">
        <Checkbox
          size="xs"
          aria-label={`Select ${policy} of ${showDay(effdate)}`}
          checked={chosen.has(id)}
          onChange={() => chosen.toggle(id)}
        />
        {/* The row itself is the tab stop. */}
        <TextLink to="/policy/$id" params={{ id }} tabIndex={-1} fz="inherit">
          {policy}
        </TextLink>
      </Group>
    ),
    { kind: 'whole', phone: 'title' },
  );
  return [policy, ...FURTHER];
}

const FURTHER: PolicyColumn[] = [
  column('company', 'Company', ({ product }) => product.company.name, { phone: 'fact' }),
  column('product', 'Product', ({ product }) => product.name, { phone: 'fact' }),
  column('lineOfBusiness', 'Line of business', ({ product }) => product.line_of_business.type),
  column('policyType', 'Type', ({ product }) => product.policy_type.name),
  column('purpose', 'Purpose', ({ cycle_business_purpose: { code } }) => PURPOSES[code]),
  column('status', 'Status', (policy) => <PolicyStateBadge policy={policy} />, {
    kind: 'whole',
    phone: 'corner',
  }),
  column('effdate', 'Effective', ({ effdate }) => showDay(effdate), { kind: 'whole', phone: 'named' }),
  column('expdate', 'Expiration', ({ expdate }) => showDay(expdate), { kind: 'whole', phone: 'named' }),
  column('premium', 'Premium', ({ premium }) => showMoney(premium), { align: 'right' }),
  column('total', 'Total', ({ total }) => showMoney(total), { align: 'right', phone: 'corner' }),
  { key: 'renew', label: 'Next term', cell: RenewLink, phone: 'action' },
];

function RenewLink(policy: CustomerPolicy) {
  if (whyNotRenew(policy)) return null;
  return (
    <LinkButton
      to="/policy/$id/renew"
      params={{ id: policy.id }}
      variant="subtle"
      size="compact-sm"
      h={24}
      my={-2}
      ml={-8}
      aria-label={`Renew ${policy.policy}`}
    >
      Renew
    </LinkButton>
  );
}
