import { Badge, type BadgeProps } from '@mantine/core';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import type { Referral, ReferralState } from '../contract.ts';
import { STATE_WORDS } from '../rules.ts';
import { HideReferral } from './hide-referral.tsx';

const COLORS: Record<ReferralState, BadgeProps['color']> = {
  waiting: 'orange',
  sent: 'accent',
  failed: 'red',
};

export const REFERRAL_COLUMNS: Column<Referral>[] = [
  { key: 'friend', label: 'Friend', cell: ({ friendName }) => friendName },
  { key: 'email', label: 'E-mail', cell: ({ email }) => email },
  { key: 'agency', label: 'Agency', cell: ({ agency }) => agency },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, width: 140 },
  { key: 'created', label: 'Invited', cell: ({ createdAt }) => showMoment(createdAt), width: 180 },
  {
    key: 'state',
    label: 'State',
    cell: ({ state }) => (
      <Badge variant="dot" color={COLORS[state]} tt="none">
        {STATE_WORDS[state]}
      </Badge>
    ),
    width: 160,
  },
  {
    key: 'sent',
    label: 'Sent',
    cell: ({ sentAt }) => sentAt && showMoment(sentAt),
    width: 180,
  },
  { key: 'hide', label: 'Hide/Show', cell: (referral) => <HideReferral referral={referral} />, width: 90 },
];
