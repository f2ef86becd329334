import { getRouteApi } from '@tanstack/react-router';
import { PageCard } from '#platform/web/ui/page-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { WayUp } from '#platform/web/ui/way-up.tsx';
import { CreateForm } from './create-form.tsx';
import { HelpButtons } from './help-buttons.tsx';
import { ImportLink } from './import-link.tsx';
import { texts } from './texts.ts';
import { CREATE_TOUR } from './tour-steps.ts';

const route = getRouteApi('/signed-in/commissions/create');

export function CreatePage() {
  const { importLink, videosLink } = route.useRouteContext().commissionSlots;
  return (
    <>
      <RecordHead
        title={texts.create.title}
        up={
          <WayUp to="/commissions/reconcile" search={{ status: 0 }}>
            {texts.files.list}
          </WayUp>
        }
        facts={[texts.create.about]}
        actions={
          <>
            <HelpButtons steps={CREATE_TOUR} videosLink={videosLink} />
            <ImportLink to={importLink} />
          </>
        }
      />
      <PageCard title={texts.create.newFile} maw={560}>
        <CreateForm />
      </PageCard>
    </>
  );
}
