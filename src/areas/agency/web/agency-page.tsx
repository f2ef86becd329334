import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { AgencyForm } from './agency-form.tsx';
import { agencyQuery } from './agency-queries.ts';

export function AgencyPage() {
  const { data: settings } = useSuspenseQuery(agencyQuery);
  return (
    <>
      <PageHead
        title="Agency"
        up={<WayUp to="/admin">Admin</WayUp>}
        facts={['Names, logo, links, theme and menus for everyone']}
      />
      <AgencyForm settings={settings} />
    </>
  );
}
