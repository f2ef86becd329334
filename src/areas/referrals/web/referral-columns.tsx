import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Referral, ReferralState } from '../contract.ts';
import { STATE_WORDS } from '../rules.ts';
import { HideReferral } from './hide-referral.tsx';
import { texts } from './texts.ts';

const TONES: Record<ReferralState, Tone> = { waiting: 'waits', sent: 'done', failed: 'problem' };

export const REFERRAL_COLUMNS: Column<Referral>[] = [
  { key: 'friend', label: texts.list.friend, cell: ({ friendName }) => friendName },
  { key: 'email', label: texts.labels.email, cell: ({ email }) => email },
  { key: 'agency', label: texts.labels.agency, cell: ({ agency }) => agency },
  { key: 'phone', label: texts.labels.phone, cell: ({ phone }) => phone, width: 140 },
  {
    key: 'created',
    label: texts.list.invited,
    kind: 'day',
    cell: ({ createdAt }) => showMoment(createdAt),
    width: 180,
  },
  {
    key: 'state',
    label: texts.list.status,
    kind: 'whole',
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{STATE_WORDS[state]}</StateBadge>,
    width: 160,
  },
  {
    key: 'sent',
    label: texts.list.sent,
    kind: 'day',
    cell: ({ sentAt }) => sentAt && showMoment(sentAt),
    width: 180,
  },
  {
    key: 'hide',
    label: texts.list.hideShow,
    cell: (referral) => <HideReferral referral={referral} />,
    width: 90,
  },
];
