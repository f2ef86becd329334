import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { RecordTabs } from '#platform/web/ui/record-tabs.tsx';
import { LeadDialogs } from './lead-dialogs.tsx';
import { LeadHead } from './lead-head.tsx';
import { leadQuery } from './lead-queries.ts';
import { LogTab } from './log-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { texts } from './texts.ts';
import { WithCustomer } from './with-customer.tsx';

const route = getRouteApi('/signed-in/lead/$id');

export function LeadPage() {
  const { id } = route.useParams();
  const { tab, dialog } = route.useSearch();
  const brought = route.useRouteContext({ select: ({ leadTabs }) => leadTabs });
  const cards = route.useRouteContext({ select: ({ leadCards }) => leadCards });
  const navigate = route.useNavigate();
  const { data: lead } = useSuspenseQuery(leadQuery(id));
  const isSold = lead.customerId !== null;
  const tabs = [
    { key: 'overview', label: texts.overview.tab, content: <OverviewTab lead={lead} cards={cards} /> },
    ...brought.map(({ key, label, component: Content, count: Count }) => ({
      key,
      label,
      count: Count && !isSold && <Count lead={lead} />,
      content: isSold ? <WithCustomer lead={lead} tab={key} label={label} /> : <Content lead={lead} />,
    })),
    { key: 'log', label: texts.log.title, content: <LogTab id={id} /> },
  ];
  return (
    <>
      <LeadHead lead={lead} />
      <RecordTabs
        key={id}
        tabs={tabs}
        tab={tab}
        // Page and size of one tab mean nothing to another.
        onChange={(key) => void navigate({ search: key ? { tab: key } : {}, replace: true })}
      />
      {dialog && <LeadDialogs key={dialog} lead={lead} dialog={dialog} />}
    </>
  );
}
