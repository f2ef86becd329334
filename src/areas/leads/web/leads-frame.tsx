import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession, useWhyClosed } from '#areas/session/web/public.ts';
import { isOpen } from '#platform/shared/gates.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { ScreenTabs } from '#platform/web/ui/screen-tabs.tsx';
import { LEAD_LISTS, LEAD_SCREENS, type LeadList } from '../rules.ts';
import type { LeadStatus } from '../statuses.ts';
import { snapshotQuery } from './snapshot-query.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';

interface LeadsFrameProps {
  title: string;
  facts: string[];
  /** It is one of the lists. */
  hasViews?: boolean;
  children: ReactNode;
}

/** What every screen under the Leads tab begins with: its title and the way to the others. */
export function LeadsFrame({ title, facts, hasViews = false, children }: LeadsFrameProps) {
  return (
    <>
      <RecordHead hasViews={hasViews} title={title} facts={facts} actions={<AddLeadLink />} />
      <LeadTabs />
      {children}
    </>
  );
}

function LeadTabs() {
  const session = useSession();
  const { data } = useQuery(snapshotQuery);
  const countOf = (status: LeadStatus) => data?.results.find((column) => column.status === status)?.count;
  const screens = LEAD_SCREENS.filter(({ gate }) => isOpen(gate, session)).map(({ title, link }) => {
    const status = LEAD_LISTS[link.slice('/leads/'.length) as LeadList];
    return { title, link, ...(status && { hasCount: true, count: countOf(status) }) };
  });
  return <ScreenTabs label={texts.leads.screens} screens={screens} />;
}

/** Absent in an agency that receives no leads. */
export function AddLeadLink() {
  const isClosed = useWhyClosed('addLead') !== undefined;
  if (isClosed) return null;
  return (
    <LinkButton to="/lead/add" leftSection={<IconPlus size={15} aria-hidden />}>
      {frameTexts.add}
    </LinkButton>
  );
}
