import { useSuspenseQuery } from '@tanstack/react-query';
import { PageHead } from '#platform/web/ui/page-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { AgencyForm } from './agency-form.tsx';
import { agencyQuery } from './agency-queries.ts';
import { texts } from './texts.ts';

export function AgencyPage() {
  const { data: settings } = useSuspenseQuery(agencyQuery);
  return (
    <>
      <PageHead
        title={texts.agency.title}
        up={<WayUp to="/admin">{texts.admin.title}</WayUp>}
        facts={[texts.agency.about]}
      />
      <AgencyForm settings={settings} />
    </>
  );
}
