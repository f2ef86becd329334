import { Tabs } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LeadDialogs } from './lead-dialogs.tsx';
import { LeadHead } from './lead-head.tsx';
import classes from './lead-page.module.css';
import { leadQuery } from './lead-queries.ts';
import { LogTab } from './log-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';

const route = getRouteApi('/signed-in/lead/$id');

export function LeadPage() {
  const { id } = route.useParams();
  const { tab, dialog } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  const open = tab === 'log' ? 'log' : 'overview';
  // Page and size of the log mean nothing to the overview.
  const show = (key: string | null) =>
    void navigate({ search: key === 'log' ? { tab: 'log' } : {}, replace: true });
  return (
    <>
      <LeadHead lead={lead} />
      <Tabs value={open} onChange={show} keepMounted={false} classNames={{ tab: classes.tab }}>
        <Tabs.List>
          <Tabs.Tab value="overview">Overview</Tabs.Tab>
          <Tabs.Tab value="log">Log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview" className={classes.panel}>
          <OverviewTab key={id} lead={lead} />
        </Tabs.Panel>
        <Tabs.Panel value="log" className={classes.panel}>
          <LogTab id={id} />
        </Tabs.Panel>
      </Tabs>
      {dialog && <LeadDialogs key={dialog} lead={lead} dialog={dialog} />}
    </>
  );
}
