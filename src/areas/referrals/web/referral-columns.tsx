import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Referral, ReferralState } from '../contract.ts';
import { STATE_WORDS } from '../rules.ts';
import { HideReferral } from './hide-referral.tsx';

const TONES: Record<ReferralState, Tone> = { waiting: 'waits', sent: 'done', failed: 'problem' };

export const REFERRAL_COLUMNS: Column<Referral>[] = [
  { key: 'friend', label: 'Friend', cell: ({ friendName }) => friendName },
  { key: 'email', label: 'Email', cell: ({ email }) => email },
  { key: 'agency', label: 'Agency', cell: ({ agency }) => agency },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, width: 140 },
  {
    key: 'created',
    label: 'Invited',
    kind: 'day',
    cell: ({ createdAt }) => showMoment(createdAt),
    width: 180,
  },
  {
    key: 'state',
    label: 'Status',
    kind: 'whole',
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{STATE_WORDS[state]}</StateBadge>,
    width: 160,
  },
  {
    key: 'sent',
    label: 'Sent',
    kind: 'day',
    cell: ({ sentAt }) => sentAt && showMoment(sentAt),
    width: 180,
  },
  { key: 'hide', label: 'Hide/Show', cell: (referral) => <HideReferral referral={referral} />, width: 90 },
];
